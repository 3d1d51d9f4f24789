import Sqlite from 'better-sqlite3'
import { isBusy } from '../faults.ts'

/**
 * Acquires an exclusive lock on a file, which it creates, until the process ends in any way. Returns a
 * function that releases it, or null if another process has it, also in another container.
 *
 * The file is an empty SQLite database that is locked by the operating system. A plain lock file would remain
 * after the process is killed.
 */
export function lockFile(file: string): (() => void) | null {
  const lock = new Sqlite(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
  return () => void lock.close()
}

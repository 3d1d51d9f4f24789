import Sqlite from 'better-sqlite3'
import { isBusy } from '../faults.ts'

/**
 * Takes the lock that goes by this file, which it makes, until the process ends, however it ends. Gives the
 * way to let go; null while another process, also of another container, has it.
 *
 * The lock is one of the operating system on an empty SQLite file: a file that merely exists would outlive
 * a killed process.
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

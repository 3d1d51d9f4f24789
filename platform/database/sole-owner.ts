import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { StartFault } from '../start-fault.ts'
import { isBusy } from './faults.ts'

/**
 * Makes this process the only one of its kind on a data folder until it ends, however it ends. Gives the
 * way to let go. Throws StartFault while another process, also of another container, has the folder.
 *
 * The lock is one of the operating system on an empty SQLite file: a file that merely exists would
 * outlive a killed process.
 */
export function becomeSoleOwner(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lock = new Sqlite(path.join(dataDir, 'web.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartFault(
      `Another Platewise is already running on ${dataDir}. Stop it, or set another DATA_DIR; ` +
        'several web processes need PostgreSQL (DATABASE_URL).',
    )
  }
  return () => void lock.close()
}

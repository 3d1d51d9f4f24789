import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * The folder for temporary databases: Linux's in-memory folder if it has 1 GB free, since creating a database
 * there takes a tenth of the time; otherwise the usual one.
 */
export function quickFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 1e9 ? memory : tmpdir()
}

/**
 * The folder for programs that tests unpack and run: the usual one for temporary files, even in a run of tests, which has
 * its own in memory, from where programs cannot be run everywhere.
 */
export const programFolder = (): string => process.env.PROGRAM_FOLDER ?? tmpdir()

import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * Where temporary databases go: Linux's folder in memory if 1 GB is free there, since a new database
 * takes a tenth of the time in it; else the usual folder.
 */
export function quickFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 1e9 ? memory : tmpdir()
}

import path from 'node:path'
import { StartFault } from '../../start-fault.ts'
import { lockFile } from './file-lock.ts'

/**
 * Makes this process the only web process on a data folder until it ends. Returns a function that releases
 * the folder. Throws StartFault if another process has it.
 */
export function becomeSoleOwner(dataDir: string): () => void {
  const release = lockFile(path.join(dataDir, 'web.lock'))
  if (release) return release
  throw new StartFault(
    `Another Platewise is already running on ${dataDir}. Stop it, or set another DATA_DIR; ` +
      'several web processes need PostgreSQL (DATABASE_URL).',
  )
}

import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Lets temporary files be written below `dataDir` where the system's folder for them takes none, as in a
 * container with a read-only root. SQLite writes some for large sorts, libvips for large pictures; both find
 * the folder by TMPDIR.
 */
export function placeTemporaryFiles(dataDir: string): void {
  if (isWritable(tmpdir())) return
  const folder = path.join(dataDir, 'scratch')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { lockFile } from '../database/sqlite/file-lock.ts'
import { isMissing } from './missing-file.ts'

const nameOfLock = 'lock'
const prefix = 'restore-'

/** How long (ms) a process may take between creating a folder and creating its lock. */
const lockDelay = 10 * 60_000

const scratchOf = (dataDir: string) => path.join(dataDir, 'scratch')

/**
 * Runs `work` with a new empty folder below `dataDir`, and deletes the folder afterwards. If the process is
 * killed, `removeScratchFolders` deletes it later.
 */
export async function withScratchFolder<R>(
  dataDir: string,
  work: (folder: string) => Promise<R>,
): Promise<R> {
  mkdirSync(scratchOf(dataDir), { recursive: true })
  const folder = mkdtempSync(path.join(scratchOf(dataDir), prefix))
  const release = lockFile(path.join(folder, nameOfLock))
  try {
    return await work(folder)
  } finally {
    release?.()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Deletes the folders whose lock shows that their process has ended. Returns how many. A folder that cannot
 * be deleted is reported to `onFault` and skipped.
 */
export function removeScratchFolders(
  dataDir: string,
  now: Date,
  onFault: (error: unknown) => void,
): number {
  let removed = 0
  for (const name of namesIn(scratchOf(dataDir)).filter((name) => name.startsWith(prefix))) {
    const folder = path.join(scratchOf(dataDir), name)
    try {
      if (!isAbandoned(folder, now)) continue
      rmSync(folder, { recursive: true, force: true })
      removed += 1
    } catch (error) {
      onFault(error)
    }
  }
  return removed
}

function isAbandoned(folder: string, now: Date): boolean {
  try {
    if (now.getTime() - statSync(folder).mtimeMs < lockDelay) return false
    const release = lockFile(path.join(folder, nameOfLock))
    release?.()
    return release !== null
  } catch (error) {
    // Its own process has deleted it in the meantime.
    if (isMissing(error)) return false
    throw error
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

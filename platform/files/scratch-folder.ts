import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { lockFile } from '../database/sqlite/file-lock.ts'
import { isMissing } from './missing-file.ts'

const nameOfLock = 'lock'
const prefix = 'restore-'

/** Between the making of a folder and of its lock a process may be slow (ms). */
const grace = 10 * 60_000

const scratchOf = (dataDir: string) => path.join(dataDir, 'scratch')

/**
 * Runs `work` with an empty folder of its own below `dataDir`, which is removed afterwards. A process that is
 * killed leaves its folder to `removeScratchFolders`.
 */
export async function withScratchFolder<R>(
  dataDir: string,
  work: (folder: string) => Promise<R>,
): Promise<R> {
  mkdirSync(scratchOf(dataDir), { recursive: true })
  const folder = mkdtempSync(path.join(scratchOf(dataDir), prefix))
  const letGo = lockFile(path.join(folder, nameOfLock))
  try {
    return await work(folder)
  } finally {
    letGo?.()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Removes the folders whose processes are gone, by their locks. Returns how many. One that cannot be removed is
 * reported to `onFault`, and the rest goes on.
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
    if (now.getTime() - statSync(folder).mtimeMs < grace) return false
    const letGo = lockFile(path.join(folder, nameOfLock))
    letGo?.()
    return letGo !== null
  } catch (error) {
    // Its own process has just removed it.
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

import { chmodSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { isMissing } from './missing-file.ts'

/** What this program makes in its data folder, and what a freshly mounted disk has. */
const ownNames = /^(platewise\.sqlite.*|web\.lock.*|media|scratch|backups|lost\+found)$/

const groupRights = 0o070
const otherRights = 0o007

type Folders = Pick<Config, 'dataDir' | 'backupDir'>

/**
 * Makes the data folder and keeps other users of the machine out of it and of every file that this process
 * writes from now on. Call it before anything else is written.
 *
 * A folder that nobody but its owner and group may enter was given these rights on purpose: it stays as it
 * is, and new files get the group's rights too. An older site's folder, which everybody may read, is closed.
 * Where other things lie in it, it is not ours to close, and only our own files in it are. Root who works in
 * the folder of the site's own user changes nothing: that user must be able to read what root writes.
 */
export function openDataFolder({ dataDir, backupDir }: Folders): void {
  const before = process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const { mode, uid } = statSync(dataDir)
  if (process.getuid?.() === 0 && uid !== 0) {
    process.umask(before)
    return
  }
  if ((mode & otherRights) === 0) {
    process.umask(otherRights | (groupRights & ~mode))
    return
  }
  const names = readdirSync(dataDir)
  const isOwn = (name: string) => ownNames.test(name) || path.join(dataDir, name) === backupDir
  for (const name of names.filter(isOwn)) closeToOthers(path.join(dataDir, name))
  if (names.every(isOwn)) closeToOthers(dataDir)
}

/** Leaves a file or folder to its owner alone, where this process may. */
function closeToOthers(place: string): void {
  try {
    const { mode, uid }: Stats = statSync(place)
    if (uid !== process.getuid?.()) return
    chmodSync(place, mode & 0o700)
  } catch (error) {
    // Files of SQLite come and go. What cannot be written to is told by what comes next.
    if (!isMissing(error) && !isDenied(error)) throw error
  }
}

const isDenied = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EPERM', 'EROFS'].includes(String(error.code))

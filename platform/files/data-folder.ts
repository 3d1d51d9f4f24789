import { chmodSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { isMissing } from './missing-file.ts'
import { placeTemporaryFiles } from './temporary-files.ts'

/** The files that this program creates in its data folder, and the folder of a newly mounted disk. */
const ownNames = /^(platewise\.sqlite.*|web\.lock.*|media|imports|scratch|backups|lost\+found)$/

const groupRights = 0o070
const otherRights = 0o007

type Folders = Pick<Config, 'dataDir' | 'backupDir'>

/**
 * Creates the data folder and denies other users of the machine access to it and to all files that this
 * process creates from now on. Must be called before anything else is written.
 *
 * A folder without rights for other users was set up that way on purpose: it is left as it is, and new files
 * get the rights of its group. A folder that everyone may read, as older versions created it, is closed. If
 * it contains other things, only our own files in it are closed. If root works in a folder of another user,
 * nothing is changed, since that user must be able to read what root writes.
 */
export function openDataFolder({ dataDir, backupDir }: Folders): void {
  const before = process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const { mode, uid } = statSync(dataDir)
  if (process.getuid?.() === 0 && uid !== 0) {
    process.umask(before)
    return
  }
  settleRights({ dataDir, backupDir }, mode)
  placeTemporaryFiles(dataDir)
}

function settleRights({ dataDir, backupDir }: Folders, mode: number): void {
  if ((mode & otherRights) === 0) {
    process.umask(otherRights | (groupRights & ~mode))
    return
  }
  const names = readdirSync(dataDir)
  const isOwn = (name: string) => ownNames.test(name) || path.join(dataDir, name) === backupDir
  for (const name of names.filter(isOwn)) closeToOthers(path.join(dataDir, name))
  if (names.every(isOwn)) closeToOthers(dataDir)
}

/** Removes the rights of group and others from a file or folder, if this process may. */
function closeToOthers(place: string): void {
  try {
    const { mode, uid }: Stats = statSync(place)
    if (uid !== process.getuid?.()) return
    chmodSync(place, mode & 0o700)
  } catch (error) {
    // SQLite's files may disappear meanwhile. If a file is not writable, a later step reports it.
    if (!isMissing(error) && !isDenied(error)) throw error
  }
}

const isDenied = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EPERM', 'EROFS'].includes(String(error.code))

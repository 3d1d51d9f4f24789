import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../app.ts'
import { removeUnfinished } from '../files/leftovers.ts'
import { noteBackup } from './last-backup.ts'
import { writeBackup } from './write-backup.ts'

/** How many daily archives are kept. */
const kept = 7

const archiveName = /^platewise-\d{4}-\d{2}-\d{2}\.tar$/

type Options = {
  /** The first archive waits until a new site is filled with samples. */
  isUnfinished?(): Promise<boolean>
}

/**
 * Writes today's archive (UTC) into BACKUP_DIR, unless it exists or another worker is writing it, and deletes
 * all but the last seven. Does nothing if BACKUP_DIR is not set.
 */
export async function backUpDaily(app: App, { isUnfinished }: Options = {}): Promise<void> {
  const folder = app.config.backupDir
  if (!folder) return
  await mkdir(folder, { recursive: true })
  // Removes the lock of a killed process.
  await removeUnfinished(folder, new Date())
  const day = dayOf(app.clock.now())
  const file = path.join(folder, `platewise-${day}.tar`)
  await dateEarlyOnes(app, folder, file)
  if (!(await hasArchive(folder)) && (await isUnfinished?.())) return
  const lock = `${file}.lock`
  if ((await dayWritten(file)) === day || !(await take(lock))) return
  try {
    const report = await writeBackup(app, file)
    await noteBackup(app)
    app.log.info({ file, ...report }, 'backup written')
  } finally {
    await rm(lock, { force: true })
  }
  await removeOld(folder, file)
}

const hasArchive = async (folder: string) =>
  (await readdir(folder)).some((name) => archiveName.test(name))

/** Creates the lock file. Returns false if another process has it. */
async function take(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Archives with a future date, written while the clock was ahead, do not count towards the kept ones. */
async function removeOld(folder: string, todays: string): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => archiveName.test(name)).toSorted()
  const past = archives.filter((name) => name <= path.basename(todays))
  for (const name of past.slice(0, -kept)) await rm(path.join(folder, name))
}

/**
 * Sets the modification time of archives with a future date to now if it is in the future too, because the
 * clock was ahead when they were written. When their day comes, they are then recognised as old.
 */
async function dateEarlyOnes({ clock, log }: App, folder: string, todays: string): Promise<void> {
  const now = clock.now()
  for (const name of await readdir(folder)) {
    if (!archiveName.test(name) || name <= path.basename(todays)) continue
    const file = path.join(folder, name)
    try {
      if ((await stat(file)).mtimeMs > now.getTime()) await utimes(file, now, now)
    } catch (err) {
      log.warn({ err, file }, 'the time of an archive with a future date could not be changed')
    }
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** The day (UTC) on which the file was written; null if it does not exist. */
async function dayWritten(file: string): Promise<string | null> {
  return await stat(file).then(
    ({ mtime }) => dayOf(mtime),
    () => null,
  )
}

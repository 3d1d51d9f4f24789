import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../app.ts'
import { nullIfMissing } from './missing-file.ts'
import { removeScratchFolders } from './scratch-folder.ts'

/**
 * A file that is being written changes every second or so; after this time (ms) without a change it counts as
 * abandoned.
 */
const maxIdle = 6 * 3_600_000

/**
 * Matches temporary files next to their target, such as `site.tar.unfinished` and what SQLite creates for it,
 * and the lock of a daily archive.
 */
const unfinished =
  /^(.+)\.unfinished(?:-[\w-]+)?$|^(platewise-[\d-]+\.tar)\.(?:lock|rows(?:-\w+)?)$/

/**
 * Removes unfinished files of killed processes from the data folder and from the folder of daily archives.
 * Files that another process is writing are kept.
 */
export async function removeLeftovers(app: App): Promise<void> {
  const { dataDir, backupDir } = app.config
  const now = app.clock.now()
  let removed = removeScratchFolders(dataDir, now, (err) =>
    app.log.warn({ err }, 'a scratch folder could not be removed'),
  )
  for (const folder of new Set([dataDir, backupDir ?? dataDir])) {
    removed += await removeUnfinished(folder, now)
  }
  if (removed > 0) app.log.info({ removed }, 'leftovers of killed processes were removed')
}

/** Removes abandoned files. Files of one archive are removed together. Returns the number of files. */
export async function removeUnfinished(folder: string, now: Date): Promise<number> {
  const groups = new Map<string, { names: string[]; newest: number }>()
  for (const name of (await nullIfMissing(readdir(folder))) ?? []) {
    const [, file, archive] = unfinished.exec(name) ?? []
    const of = file ?? archive
    const found = of && (await nullIfMissing(stat(path.join(folder, name))))
    if (!of || !found) continue
    const group = groups.get(of) ?? { names: [], newest: 0 }
    group.names.push(name)
    group.newest = Math.max(group.newest, found.mtimeMs)
    groups.set(of, group)
  }
  const old = [...groups.values()].filter(({ newest }) => now.getTime() - newest > maxIdle)
  const names = old.flatMap((group) => group.names)
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true })
  return names.length
}

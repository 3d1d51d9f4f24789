import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'

/** How many copies from earlier upgrades are kept. */
const keptCopies = 3

/**
 * Copies the database as of its last commit to `<file>.before-<name>`, even while it is locked, and deletes
 * all but the last three copies. Returns the path of the copy. Throws if the disk is full.
 */
export function copyAside(file: string, name: string): string {
  const copy = `${file}.before-${name}`
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { force: true })
  const database = new Sqlite(file, { readonly: true })
  try {
    database.prepare('vacuum into ?').run(unfinished)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    database.close()
  }
  flush(unfinished)
  renameSync(unfinished, copy)
  removeOldCopies(file)
  return copy
}

/** Syncs the copy to disk, so that it survives a power cut. */
function flush(file: string) {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

function removeOldCopies(file: string) {
  const folder = path.dirname(file)
  const copies = readdirSync(folder)
    .filter((entry) => entry.startsWith(`${path.basename(file)}.before-`))
    .map((entry) => path.join(folder, entry))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const copy of copies.slice(keptCopies)) rmSync(copy)
}

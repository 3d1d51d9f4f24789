import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'

/** Copies of earlier upgrades that stay beside the file. */
const keptCopies = 3

/**
 * Copies the database to `<file>.before-<name>` as of its last commit, also while it is locked, and
 * removes older copies but the last three. Gives the copy's path; throws when there is no room.
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

/** A copy that the disk has not yet got is none after a power cut. */
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

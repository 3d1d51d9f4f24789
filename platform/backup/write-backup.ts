import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { appliedNames, type Manifest, manifestName } from './manifest.ts'
import { withSnapshot } from './snapshot.ts'
import { archivedTables, pagesOf } from './tables.ts'

const compress = promisify(gzip)

/**
 * Maximum characters of an archive entry: a page of five hundred long posts would be too large for memory,
 * both here and when it is read.
 */
const maxPart = 8 * 1024 ** 2

/** The contents of a backup; `bytes` is the size of the archive. */
export type BackupReport = { rows: number; files: number; bytes: number }

/**
 * Writes all rows and media into one archive while the site runs. The rows are a consistent snapshot. The
 * media are added after them; they include every file the rows refer to, since files never change under their
 * names.
 */
export async function writeBackup(app: App, file: string): Promise<BackupReport> {
  const report = { rows: 0, files: 0 }
  const bytes = await writeArchive(file, async (add) => {
    report.rows = await withSnapshot(app.db, `${file}.unfinished-rows`, (db) =>
      addRows(app, db, add),
    )
    report.files = await addMedia(app, add)
  })
  return { ...report, bytes }
}

async function addRows<T>(app: App, db: Kysely<T>, add: AddEntry): Promise<number> {
  const manifest: Manifest = {
    product: 'platewise',
    format: 1,
    createdAt: timestamp(app.clock),
    migrations: await appliedNames(db),
  }
  await add(manifestName, Buffer.from(JSON.stringify(manifest)))
  let count = 0
  for (const table of await archivedTables(db)) {
    let part = 0
    for await (const lines of partsOf(pagesOf(db, table))) {
      part += 1
      count += lines.length
      const name = `rows/${table}/${String(part).padStart(6, '0')}.jsonl.gz`
      await add(name, await compress(lines.join('')))
    }
  }
  return count
}

/** The rows as lines, in parts of roughly `maxPart` characters or less. */
async function* partsOf(pages: AsyncIterable<Record<string, unknown>[]>): AsyncGenerator<string[]> {
  for await (const rows of pages) {
    let lines: string[] = []
    let length = 0
    for (const row of rows) {
      const line = `${JSON.stringify(row)}\n`
      if (lines.length > 0 && length + line.length > maxPart) {
        yield lines
        lines = []
        length = 0
      }
      lines.push(line)
      length += line.length
    }
    yield lines
  }
}

/** Folders of the media store: the root, and the folder of images that wait to be encoded. */
const folders = ['', 'incoming']

async function addMedia(app: App, add: AddEntry): Promise<number> {
  // Files that arrive later belong to rows that are not in the snapshot.
  const now = new Date(Date.now() + 1000)
  let count = 0
  for (const folder of folders) {
    for await (const key of app.media.list(folder, now)) {
      const bytes = await readUnlessGone(app, key)
      if (!bytes) continue
      await add(`media/${key}`, bytes)
      count += 1
    }
  }
  return count
}

/** Returns null if the image was deleted after the files were listed. */
async function readUnlessGone({ media }: App, key: string): Promise<Uint8Array | null> {
  try {
    return await media.get(key)
  } catch (error) {
    if (await media.exists(key)) throw error
    return null
  }
}

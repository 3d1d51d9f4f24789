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

/** Five hundred long posts would make a text that is too long for memory, here and where they are read. */
const maxPart = 8 * 1024 ** 2

/** What a backup holds; bytes are those of the archive. */
export type BackupReport = { rows: number; files: number; bytes: number }

/**
 * Writes all rows and all media into one archive while the site runs. The rows are those of one moment;
 * the media follow them, and have what those rows name: files never change under their names.
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

/** Rows as lines, in parts of about `maxPart` characters at most. */
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

/** Folders of the media store: the root, and what waits to be encoded. */
const folders = ['', 'incoming']

async function addMedia(app: App, add: AddEntry): Promise<number> {
  // Files that arrive meanwhile belong to rows that the backup does not have.
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

/** An image may be deleted between the listing and the reading. */
async function readUnlessGone({ media }: App, key: string): Promise<Uint8Array | null> {
  try {
    return await media.get(key)
  } catch (error) {
    if (await media.exists(key)) throw error
    return null
  }
}

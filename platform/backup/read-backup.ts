import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { type Migration, migrate } from '../database/migrate.ts'
import { openMigrationConnection } from '../database/migration-connection.ts'
import { invalid } from '../errors.ts'
import { type Entry, readArchive } from './archive.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { countRows, insertRows, parentsFirst } from './tables.ts'

const uncompress = promisify(gunzip)

/** What was found in an archive. */
export type ArchiveContents = {
  createdAt: string
  rows: Record<string, number>
  files: number
  /** Files that `checkFile` has found fault with. */
  badFiles: string[]
}

type Scratch = { db: Kysely<unknown>; contents: ArchiveContents }

type Options = {
  migrations: Migration[]
  /** Told of each media file; false marks it as bad. */
  checkFile?(key: string, bytes: Buffer): Promise<boolean>
}

/**
 * Reads a whole archive into a scratch database, brings that to today's schema, and gives it to `work`.
 * So an archive of any earlier version becomes rows of this one, for either database. Throws 400 for
 * an archive that is broken or newer than the program.
 */
export async function withArchive<R>(
  file: string,
  options: Options,
  work: (scratch: Scratch) => Promise<R>,
): Promise<R> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-restore-'))
  const place = { file: path.join(folder, 'scratch.sqlite') }
  try {
    const contents = await loadArchive(file, place, options)
    await migrate(place, options.migrations, () => undefined)
    const { db, close } = await openMigrationConnection(place)
    try {
      for (const table of await parentsFirst(db)) contents.rows[table] = await countRows(db, table)
      return await work({ db, contents })
    } finally {
      await close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The media files of an archive, by key. */
export async function* mediaOf(file: string): AsyncGenerator<{ key: string; bytes: Buffer }> {
  for await (const { name, bytes } of readArchive(file)) {
    const key = mediaKey(name)
    if (key) yield { key, bytes }
  }
}

/** Opening a picture keeps one processor busy. */
const checkedAtOnce = availableParallelism()

const mediaKey = (name: string) => (name.startsWith('media/') ? name.slice('media/'.length) : null)

async function loadArchive(
  file: string,
  place: { file: string },
  { migrations, checkFile = async () => true }: Options,
): Promise<ArchiveContents> {
  const entries = readArchive(file)
  const manifest = await firstManifest(entries, migrations)
  const known = migrations.filter(({ name }) => manifest.migrations.includes(name))
  await migrate(place, known, () => undefined)
  const contents = { createdAt: manifest.createdAt, rows: {}, files: 0, badFiles: [] as string[] }
  const { db, close } = await openMigrationConnection(place)
  try {
    await db.transaction().execute(async (db) => {
      await emptyTables(db)
      const checks = new Set<Promise<void>>()
      for await (const entry of entries) {
        const key = mediaKey(entry.name)
        if (!key) await loadRows(db, entry)
        else {
          contents.files += 1
          if (checks.size >= checkedAtOnce) await Promise.race(checks)
          const check = checkFile(key, entry.bytes).then((good) => {
            checks.delete(check)
            if (!good) contents.badFiles.push(key)
          })
          checks.add(check)
        }
      }
      await Promise.all(checks)
      contents.badFiles.sort()
      await refuseOrphans(db)
    })
  } finally {
    await close()
  }
  return contents
}

async function firstManifest(
  entries: AsyncGenerator<Entry>,
  migrations: Migration[],
): Promise<Manifest> {
  const first = await entries.next()
  if (first.done) throw invalid('The archive is empty')
  return readManifest(first.value.name, first.value.bytes, migrations)
}

/** Migrations put in first rows of their own, which the archive brings along. */
async function emptyTables(db: Kysely<unknown>) {
  for (const table of (await parentsFirst(db)).toReversed()) {
    if (table === 'schema_migrations' || table === 'content_version') continue
    await sql`delete from ${sql.table(table)}`.execute(db)
  }
}

async function loadRows(db: Kysely<unknown>, { name, bytes }: Entry) {
  const table = /^rows\/([a-z_]+)\/\d+\.jsonl\.gz$/.exec(name)?.[1]
  if (!table) throw invalid(`The archive holds something unknown: ${name}`)
  const lines = (await uncompress(bytes)).toString().split('\n').filter(Boolean)
  await insertRows(
    db,
    table,
    lines.map((line) => JSON.parse(line)),
  )
}

async function refuseOrphans(db: Kysely<unknown>) {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  if (rows.length === 0) return
  throw invalid(`The archive has rows without their parent in ${rows[0]?.table}`)
}

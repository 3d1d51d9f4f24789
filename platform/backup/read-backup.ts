import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { isDiskFull, isReadOnly, isUnreachable } from '../database/faults.ts'
import { type Migration, migrate } from '../database/migrate.ts'
import { openMigrationConnection } from '../database/migration-connection.ts'
import { invalid, isFailure } from '../errors.ts'
import { freeBytes } from '../files/disk-use.ts'
import { withScratchFolder } from '../files/scratch-folder.ts'
import { checkedKey } from '../media/media-store.ts'
import { isStartFault } from '../start-fault.ts'
import { type Entry, readArchive, shownName } from './archive.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type Room, type Row, readRows } from './read-rows.ts'
import { archivedTables, columnsOf, countRows, insertRows, parentsFirst } from './tables.ts'

/** What was found in an archive. */
export type ArchiveContents = {
  createdAt: string
  rows: Record<string, number>
  files: number
  /** Files that `checkFile` rejected. */
  badFiles: string[]
}

type Scratch = { db: Kysely<unknown>; contents: ArchiveContents }

type Options = {
  migrations: Migration[]
  /** Where the scratch database is created. */
  dataDir: string
  /** Called with each media file; returns false if the file is damaged. */
  checkFile?(key: string, bytes: Buffer): Promise<boolean>
}

/**
 * Loads a whole archive into a scratch database, migrates that to the current schema, and passes it to
 * `work`. This way an archive of any earlier version and either database can be read. Throws a 400 if the
 * archive is broken or newer than the program.
 */
export async function withArchive<R>(
  file: string,
  options: Options,
  work: (scratch: Scratch) => Promise<R>,
): Promise<R> {
  return await withScratchFolder(options.dataDir, async (folder) => {
    const place = { file: path.join(folder, 'scratch.sqlite') }
    const contents = await loadArchive(file, place, options)
    await asInvalid('The archive cannot be brought to this version', () =>
      migrate(place, options.migrations, () => undefined),
    )
    const { db, close } = await openMigrationConnection(place)
    try {
      for (const table of await parentsFirst(db)) contents.rows[table] = await countRows(db, table)
      return await work({ db, contents })
    } finally {
      await close()
    }
  })
}

/** The media files of an archive with their keys. */
export async function* mediaOf(file: string): AsyncGenerator<{ key: string; bytes: Buffer }> {
  for await (const { name, bytes } of readArchive(file)) {
    const key = mediaKey(name)
    if (key) yield { key, bytes }
  }
}

/** Decoding a picture keeps one processor core busy. */
const checkedAtOnce = availableParallelism()

/**
 * The key of a media file, or null for other entries. Throws a 400 if the key leads outside the media folder.
 */
function mediaKey(name: string): string | null {
  if (!name.startsWith('media/')) return null
  try {
    return checkedKey(name.slice('media/'.length))
  } catch (cause) {
    throw Object.assign(invalid(`${shownName(name)} is no name of a media file`), { cause })
  }
}

async function loadArchive(
  file: string,
  place: { file: string },
  { migrations, checkFile = async () => true }: Options,
): Promise<ArchiveContents> {
  const entries = readArchive(file)
  const manifest = await firstManifest(entries, migrations)
  const known = migrations.filter(({ name }) => manifest.migrations.includes(name))
  await asInvalid('The archive names migrations that do not fit together', () =>
    migrate(place, known, () => undefined),
  )
  const contents = { createdAt: manifest.createdAt, rows: {}, files: 0, badFiles: [] as string[] }
  const { db, close } = await openMigrationConnection(place)
  try {
    await db.transaction().execute(async (db) => {
      await emptyTables(db)
      const loadRows = await rowLoader(db, await roomBeside(place.file))
      const checks = new Set<Promise<void>>()
      for await (const entry of entries) {
        const key = mediaKey(entry.name)
        if (!key) await loadRows(entry)
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

/** Deletes the initial rows that migrations insert, because the archive contains them. */
async function emptyTables(db: Kysely<unknown>) {
  for (const table of (await parentsFirst(db)).toReversed()) {
    if (table === 'schema_migrations' || table === 'content_version') continue
    await sql`delete from ${sql.table(table)}`.execute(db)
  }
}

/**
 * How many bytes the rows of an archive may take: half of the free space, since a running site needs some
 * too.
 */
async function roomBeside(file: string): Promise<Room> {
  return { left: (await freeBytes(path.dirname(file))) / 2 }
}

/**
 * Returns a function that inserts the rows of an entry into their table. It throws a 400 for unknown tables
 * and columns.
 */
async function rowLoader(db: Kysely<unknown>, room: Room) {
  const tables = new Map<string, Set<string>>()
  for (const table of await archivedTables(db)) tables.set(table, await columnsOf(db, table))
  return async (entry: Entry) => {
    const table = /^rows\/([a-z_]+)\/\d+\.jsonl\.gz$/.exec(entry.name)?.[1]
    const columns = table && tables.get(table)
    if (!columns) throw invalid(`The archive holds something unknown: ${shownName(entry.name)}`)
    for await (const rows of readRows(entry, room)) {
      for (const alike of groupByColumns(rows)) {
        refuseUnknown(alike, columns, entry)
        await asInvalid(`The rows of ${shownName(entry.name)} do not fit`, () =>
          insertRows(db, table, alike),
        )
      }
    }
  }
}

/** Groups rows by their set of columns. */
function groupByColumns(rows: Row[]): Row[][] {
  return Object.values(Object.groupBy(rows, (row) => Object.keys(row).join())).flatMap((group) =>
    group ? [group] : [],
  )
}

function refuseUnknown([row = {}]: Row[], columns: Set<string>, { name }: Entry) {
  const unknown = Object.keys(row).find((column) => !columns.has(column))
  if (unknown === undefined) return
  throw invalid(`${shownName(name)} has an unknown column: ${shownName(unknown)}`)
}

async function refuseOrphans(db: Kysely<unknown>) {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  if (rows.length === 0) return
  throw invalid(`The archive has rows without their parent in ${rows[0]?.table}`)
}

/** Converts an error of the database to a 400 with its message, unless the machine caused it. */
async function asInvalid<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    if (isFailure(cause) || isStartFault(cause)) throw cause
    if (isDiskFull(cause) || isReadOnly(cause) || isUnreachable(cause)) throw cause
    throw Object.assign(invalid(`${message}: ${cause.message}`), { cause })
  }
}

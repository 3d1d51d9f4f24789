import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect-of.ts'
import { refuseOuterUse } from './outer-use.ts'
import type { Tables } from './tables.ts'
import { afterCommit } from './transaction.ts'

type Db = Kysely<Tables>

/** Where PostgreSQL tells other processes of a new version; the message is the version. */
export const contentChannel = 'content_version'

/** Who in this process wants to know, by the object that stands for the database. */
const watchers = new WeakMap<object, Set<(version: number) => void>>()

/** Marks what visitors see as changed. Call it in the transaction that makes the change. */
export async function raiseContentVersion(db: Db) {
  const version = await (dialectOf(db) === 'sqlite' ? raise(db) : raiseAndNotify(db))
  afterCommit({ db, reads: db }, () => {
    for (const watcher of watchersOf(db)) watcher(version)
  })
}

/** Marks a meal or post as changed: for visitors where they see it, else for staff alone. */
export async function noteChange(db: Db, { seenByVisitors }: { seenByVisitors: boolean }) {
  if (seenByVisitors) return await raiseContentVersion(db)
  await db
    .updateTable('content_version')
    .set({ drafts: sql<number>`drafts + 1` })
    .where('id', '=', 1)
    .execute()
}

/** Tells of each version that this process has raised, once it is committed. Gives the way to stop. */
export function onContentRaised(db: Db, watcher: (version: number) => void): () => void {
  const all = watchersOf(db)
  all.add(watcher)
  return () => all.delete(watcher)
}

/** The version of all that visitors can see; it only grows. */
export async function contentVersion(db: Db): Promise<number> {
  return (await readVersions(db)).version
}

/** Another text after each write that staff can see, whether or not visitors can. */
export async function staffVersion(db: Db): Promise<string> {
  const { version, drafts } = await readVersions(db)
  return `${version}.${drafts}`
}

export type Versions = { version: number; drafts: number }

/** The versions as of the last commit, known without a query; undefined where that failed. */
export type KnownVersions = () => Versions | undefined

const knownVersions = new WeakMap<object, KnownVersions>()

/** Spares queries for the versions of this database: they are asked for several times for each page. */
export function knowVersions(db: Db, known: KnownVersions) {
  knownVersions.set(db.getExecutor().adapter, known)
}

async function readVersions(db: Db): Promise<Versions> {
  // Only the transaction itself sees what it has raised.
  if (db.isTransaction) return await askVersions(db)
  const { adapter } = db.getExecutor()
  refuseOuterUse(adapter)
  return knownVersions.get(adapter)?.() ?? (await askVersions(db))
}

async function askVersions(db: Db): Promise<Versions> {
  const { rows } = await db.executeQuery<Versions>(versionQuery(db))
  const [row] = rows
  if (!row) throw new Error('The database has no content version')
  return row
}

const queries = new Map<string, CompiledQuery>()

/** Asked for with nearly every read that is kept, so it is put into words once for each dialect. */
function versionQuery(db: Db): CompiledQuery {
  const dialect = dialectOf(db)
  const known = queries.get(dialect)
  if (known) return known
  const query = db
    .selectFrom('content_version')
    .select(['version', 'drafts'])
    .where('id', '=', 1)
    .compile()
  queries.set(dialect, query)
  return query
}

async function raise(db: Db): Promise<number> {
  const { version } = await db
    .updateTable('content_version')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** PostgreSQL delivers the message with the commit, or never. */
async function raiseAndNotify(db: Db): Promise<number> {
  const version = await raise(db)
  await sql`select pg_notify(${contentChannel}, ${String(version)})`.execute(db)
  return version
}

/** A transaction shares the adapter of the database that it belongs to. */
function watchersOf(db: Db) {
  const { adapter } = db.getExecutor()
  const known = watchers.get(adapter)
  if (known) return known
  const fresh = new Set<(version: number) => void>()
  watchers.set(adapter, fresh)
  return fresh
}

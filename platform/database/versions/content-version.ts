import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import { refuseOuterUse } from '../outer-use.ts'
import type { Tables } from '../tables.ts'

type Db = Kysely<Tables>

/** Where PostgreSQL tells other processes of a new version; the message is the version. */
export const contentChannel = 'content_version'

/** Who in this process wants to know, by the object that stands for the database. */
const watchers = new WeakMap<object, Set<(version: number) => void>>()

export type Versions = { version: number; drafts: number }

/**
 * Raises the version of what visitors see where no trigger does: for what is read from elsewhere than the
 * tables' rows, such as a search index that was made again.
 */
export async function bumpContentVersion(db: Db) {
  const raise =
    dialectOf(db) === 'postgres'
      ? sql`select raise_content_version('version')`
      : sql`update content_version set version = version + 1 where id = 1`
  await raise.execute(db)
}

/**
 * Lets PostgreSQL's triggers raise the versions, as the last of a transaction: gives the version of what
 * visitors see if they did. SQLite's have done it at each write, and its connection tells by itself.
 */
export async function settleContentVersion(db: Db): Promise<number | null> {
  if (dialectOf(db) === 'sqlite') return null
  const settle = sql<{ version: number | null }>`select settle_content_version() as version`
  return (await settle.execute(db)).rows[0]?.version ?? null
}

/** Tells `watcher` each version that a transaction of this process has raised. Returns a function that stops it. */
export function onContentRaised(db: Db, watcher: (version: number) => void): () => void {
  const all = watchersOf(db)
  all.add(watcher)
  return () => all.delete(watcher)
}

/** Tells this process's watchers of a version that was raised and committed. */
export function announceContentVersion(db: Db, version: number) {
  for (const watcher of watchersOf(db)) watcher(version)
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

/** The versions as of the last commit, known without a query; undefined where that failed. */
export type KnownVersions = () => Versions | undefined

const knownVersions = new WeakMap<object, KnownVersions>()

/** Spares queries for the versions of this database: they are asked for several times for each page. */
export function knowVersions(db: Db, known: KnownVersions) {
  knownVersions.set(db.getExecutor().adapter, known)
}

async function readVersions(db: Db): Promise<Versions> {
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

/** A transaction shares the adapter of the database that it belongs to. */
function watchersOf(db: Db) {
  const { adapter } = db.getExecutor()
  const known = watchers.get(adapter)
  if (known) return known
  const fresh = new Set<(version: number) => void>()
  watchers.set(adapter, fresh)
  return fresh
}

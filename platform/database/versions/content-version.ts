import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import { refuseOuterUse } from '../outer-use.ts'
import type { Tables } from '../tables.ts'

type Db = Kysely<Tables>

/** The PostgreSQL channel that announces new versions to other processes; the message is the version. */
export const contentChannel = 'content_version'

/** The functions in this process to call with new versions, by the adapter of their database. */
const watchers = new WeakMap<object, Set<(version: number) => void>>()

export type Versions = { version: number; drafts: number }

/**
 * Raises the public content version where no trigger does: for content that is not read from rows, such as a
 * rebuilt search index.
 */
export async function bumpContentVersion(db: Db) {
  const raise =
    dialectOf(db) === 'postgres'
      ? sql`select raise_content_version('version')`
      : sql`update content_version set version = version + 1 where id = 1`
  await raise.execute(db)
}

/**
 * The last step of a transaction on PostgreSQL: runs the deferred triggers that raise the versions. Returns
 * the new public version, or null if it is unchanged. On SQLite the triggers raise it with each write, and
 * the connection reports the change.
 */
export async function settleContentVersion(db: Db): Promise<number | null> {
  if (dialectOf(db) === 'sqlite') return null
  const settle = sql<{ version: number | null }>`select settle_content_version() as version`
  return (await settle.execute(db)).rows[0]?.version ?? null
}

/**
 * Calls `watcher` with each new version that a transaction of this process commits. Returns a function that
 * unsubscribes it.
 */
export function onContentRaised(db: Db, watcher: (version: number) => void): () => void {
  const all = watchersOf(db)
  all.add(watcher)
  return () => all.delete(watcher)
}

/** Calls the watchers of this process with a new version that has been committed. */
export function announceContentVersion(db: Db, version: number) {
  for (const watcher of watchersOf(db)) watcher(version)
}

/** The version of the content that visitors see; it only grows. */
export async function contentVersion(db: Db): Promise<number> {
  return (await readVersions(db)).version
}

/** A text that changes with every write that staff can see, including those that visitors cannot see. */
export async function staffVersion(db: Db): Promise<string> {
  const { version, drafts } = await readVersions(db)
  return `${version}.${drafts}`
}

/** Returns the versions as of the last commit without a query; undefined if that failed. */
export type KnownVersions = () => Versions | undefined

const knownVersions = new WeakMap<object, KnownVersions>()

/**
 * Sets a function that knows the versions of this database without a query, because each page needs them
 * several times.
 */
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

/** Compiled once per dialect, because nearly every cached read needs it. */
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

/** A transaction has the same adapter as its database. */
function watchersOf(db: Db) {
  const { adapter } = db.getExecutor()
  const known = watchers.get(adapter)
  if (known) return known
  const fresh = new Set<(version: number) => void>()
  watchers.set(adapter, fresh)
  return fresh
}

import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import { refuseOuterUse } from '../outer-use.ts'
import type { Tables } from '../tables.ts'
import { afterCommit, beforeCommit } from '../transaction.ts'

type Db = Kysely<Tables>

/** Where PostgreSQL tells other processes of a new version; the message is the version. */
export const contentChannel = 'content_version'

/** Who in this process wants to know, by the object that stands for the database. */
const watchers = new WeakMap<object, Set<(version: number) => void>>()

export type Versions = { version: number; drafts: number }

const nothing: Versions = { version: 0, drafts: 0 }

/** By how much a transaction raises the versions when it commits. */
const raisedBy = new WeakMap<Db, Versions>()

/** Marks what visitors see as changed. Call it in the transaction that makes the change. */
export async function raiseContentVersion(db: Db) {
  await raise(db, { version: 1, drafts: 0 })
}

/** Marks a meal or post as changed: for visitors where they see it, else for staff alone. */
export async function noteChange(db: Db, { seenByVisitors }: { seenByVisitors: boolean }) {
  await raise(db, seenByVisitors ? { version: 1, drafts: 0 } : { version: 0, drafts: 1 })
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

/** The versions as of the last commit, known without a query; undefined where that failed. */
export type KnownVersions = () => Versions | undefined

const knownVersions = new WeakMap<object, KnownVersions>()

/** Spares queries for the versions of this database: they are asked for several times for each page. */
export function knowVersions(db: Db, known: KnownVersions) {
  knownVersions.set(db.getExecutor().adapter, known)
}

async function readVersions(db: Db): Promise<Versions> {
  if (db.isTransaction) return await versionsInside(db)
  const { adapter } = db.getExecutor()
  refuseOuterUse(adapter)
  return knownVersions.get(adapter)?.() ?? (await askVersions(db))
}

/** Only the transaction itself sees what it is about to raise. */
async function versionsInside(db: Db): Promise<Versions> {
  const stored = await askVersions(db)
  const raised = raisedBy.get(db) ?? nothing
  return {
    version: stored.version + raised.version,
    drafts: stored.drafts + raised.drafts,
  }
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

/** All writes meet at this one row: a transaction raises it once, as the last that it does. */
async function raise(db: Db, by: Versions) {
  const before = raisedBy.get(db) ?? nothing
  const sum = { version: before.version + by.version, drafts: before.drafts + by.drafts }
  if (await beforeCommit(db, 'content version', () => writeVersions(db, sum))) {
    raisedBy.set(db, sum)
  }
}

async function writeVersions(db: Db, by: Versions) {
  const { version } = await db
    .updateTable('content_version')
    .set({
      version: sql<number>`version + ${sql.lit(by.version)}`,
      drafts: sql<number>`drafts + ${sql.lit(by.drafts)}`,
    })
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (by.version === 0) return
  if (dialectOf(db) === 'postgres') {
    // Delivered with the commit, or never.
    await sql`select pg_notify(${contentChannel}, ${String(version)})`.execute(db)
  }
  afterCommit({ db, reads: db }, () => {
    for (const watcher of watchersOf(db)) watcher(version)
  })
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

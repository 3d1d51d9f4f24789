import { type Kysely, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Deletable, Publication, TitleColumns } from './publication.ts'

type Db = Kysely<Tables>

/** The columns that these tables share. */
export type PublishedRow = {
  id: string
  title: string
  slug: string
  published: boolean
  updated_at: string
}

type Changes = Partial<Pick<PublishedRow, 'title' | 'slug'> & TitleColumns> & {
  updated_at: string
  deleted_at: string | null
}

/** Locks a row that is not deleted until the transaction ends. */
export async function lockRow(
  db: Db,
  publication: Publication,
  id: string,
): Promise<PublishedRow | undefined> {
  return await lockedRow(db, publication, id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Locks a row that was deleted after `since` until the transaction ends. */
export async function lockDeletedRow(
  db: Db,
  publication: Deletable,
  { id, since }: { id: string; since: string },
): Promise<PublishedRow | undefined> {
  return await lockedRow(db, publication, id).where('deleted_at', '>', since).executeTakeFirst()
}

const lockedRow = (db: Db, { table, publishedColumn }: Deletable, id: string) =>
  db
    .selectFrom(table)
    .select(['id', 'title', 'slug', 'updated_at'])
    .select((row) => row.ref(publishedColumn).as('published'))
    .where('id', '=', id)
    // SQLite runs one write transaction at a time, so it needs no row lock.
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())

/** Writes columns that both tables share; the row has to be locked. */
export async function changeRow(db: Db, { table }: Publication, id: string, changes: Changes) {
  await db.updateTable(table).set(changes).where('id', '=', id).execute()
}

/** A page of the rows that were deleted after `since`, the latest first, and how many there are. */
export async function pageOfDeleted(
  db: Db,
  { table }: Deletable,
  { since, limit, offset }: { since: string; limit: number; offset: number },
) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'title', 'deleted_at'])
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('deleted_at', '>', since)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Locks at most `limit` rows that were deleted at or before `until`, and returns their ids. */
export async function lockLongDeleted(
  db: Db,
  { table }: Deletable,
  { until, limit }: { until: string; limit: number },
): Promise<string[]> {
  const oldest = db
    .selectFrom(table)
    .select('id')
    .where('deleted_at', '<=', until)
    .orderBy('deleted_at')
    .limit(limit)
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', oldest)
    .where('deleted_at', '<=', until)
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes rows for good, together with everything that belongs to them alone. */
export async function removeRows(db: Db, { table }: Deletable, ids: string[]) {
  await db.deleteFrom(table).where('id', 'in', ids).execute()
}

/** Finds a row by its id, also in the trash. */
export async function findTrace(db: Db, { table }: Deletable, id: string) {
  return await db
    .selectFrom(table)
    .select(['id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds a row outside the trash, other than `exceptId`, with this slug or with a title of this slug form. */
export async function otherRow(
  db: Db,
  { table }: Publication,
  [column, value]: ['slug' | 'title_slug', string],
  exceptId = '',
) {
  return await db
    .selectFrom(table)
    .select('id')
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst()
}

/** Finds a row outside the trash, other than `exceptId`, that had this slug before. */
export async function otherFormerOwner(
  db: Db,
  { table, noun }: Publication,
  slug: string,
  exceptId = '',
) {
  const { rows } = await sql`select owner_id from slug_history
    join ${sql.table(table)} as owner on owner.id = owner_id
    where kind = ${noun} and slug_history.slug = ${slug}
    and owner.deleted_at is null and owner_id <> ${exceptId} limit 1`.execute(db)
  return rows[0]
}

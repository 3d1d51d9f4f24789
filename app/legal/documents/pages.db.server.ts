import type { Kysely, Selectable, Updateable } from 'kysely'
import { offsetOf, type Paging } from '#platform/api/paging.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface PageTable {
  id: string
  slug: string
  title: string
  description: string
  content: string
  published: boolean
  /** The page shows the text that the program brings. */
  built_in: boolean
  created_at: string
  updated_at: string
  /** Null for pages that are not in the trash. */
  deleted_at: string | null
}

export interface PageRevisionTable {
  id: string
  page_id: string
  title: string
  description: string
  content: string
  published: boolean
  saved_by: string
  saved_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    pages: PageTable
    page_revisions: PageRevisionTable
  }
}

type Db = Kysely<Tables>

export type PageRow = Selectable<PageTable>

export type PageRevisionRow = Selectable<PageRevisionTable>

export type SummaryRow = Omit<PageRow, 'content' | 'deleted_at'>

const summaryColumns = [
  'id',
  'slug',
  'title',
  'description',
  'published',
  'built_in',
  'created_at',
  'updated_at',
] as const

/** The pages that are not in the trash. */
const there = (db: Db) => db.selectFrom('pages').where('deleted_at', 'is', null)

export function findPage(db: Db, column: 'id' | 'slug', value: string) {
  return there(db).selectAll().where(column, '=', value).executeTakeFirst()
}

/** Locks a page until the transaction ends. */
export function lockPage(db: Db, id: string) {
  return there(db)
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** A page of pages in the order of their making, and the total. */
export async function pageOfPages(db: Db, paging: Paging) {
  const rows = await there(db)
    .select(summaryColumns)
    .orderBy('id')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute()
  const { total } = await there(db)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The ids of the pages that do not show the text that the program brings. */
export async function pagesWithOwnText(db: Db): Promise<string[]> {
  const rows = await there(db).select('id').where('built_in', '=', false).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The published pages. */
export async function publishedPages(db: Db) {
  return await there(db)
    .select(['slug', 'built_in', 'updated_at'])
    .where('published', '=', true)
    .orderBy('id')
    .execute()
}

/** Throws the database's own error when the slug is taken. */
export async function insertPage(db: Db, row: PageRow) {
  await db.insertInto('pages').values(row).execute()
}

/** Throws the database's own error when the slug is taken. */
export async function changePage(db: Db, id: string, changes: Updateable<PageTable>) {
  await db.updateTable('pages').set(changes).where('id', '=', id).execute()
}

export async function insertRevision(db: Db, row: PageRevisionRow) {
  await db.insertInto('page_revisions').values(row).execute()
}

/** The revisions of a page, newest first. */
export async function revisionsOf(db: Db, pageId: string) {
  return await db
    .selectFrom('page_revisions')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('id', 'desc')
    .execute()
}

export async function removeRevisions(db: Db, ids: string[]) {
  if (ids.length === 0) return
  await db.deleteFrom('page_revisions').where('id', 'in', ids).execute()
}

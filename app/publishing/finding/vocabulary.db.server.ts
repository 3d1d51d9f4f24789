import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { Publication } from '../publication.ts'

/** What is read of a row for the vocabulary. */
export type TextRow = { id: string; search_text: string; updated_at: string }

type Range = { after?: string; since?: string; limit: number }

/** The texts of published rows in the order of their ids, those changed since a time if one is given. */
export async function publishedTexts(
  db: Kysely<Tables>,
  { table, publishedColumn }: Publication,
  { after = '', since, limit }: Range,
): Promise<TextRow[]> {
  const isChanged = since === undefined ? sql`` : sql`and updated_at >= ${since}`
  const isNext = after === '' ? sql`` : sql`and id > ${after}`
  const { rows } = await sql<TextRow>`select id, search_text, updated_at from ${sql.table(table)}
    where ${sql.ref(publishedColumn)} and deleted_at is null ${isChanged} ${isNext}
    ${since === undefined ? sql`order by id` : sql``} limit ${limit}`.execute(db)
  return rows
}

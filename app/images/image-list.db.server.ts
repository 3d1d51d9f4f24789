import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { offsetOf, type Paging } from '#platform/api/paging.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ImageTable } from './images.db.server.ts'

type Db = Kysely<Tables>

/**
 * Filter of a list of images without portraits: only images whose prompts contain all words, and only ready
 * ones with `readyOnly`.
 */
export type ImageFilter = { words: string[]; readyOnly: boolean }

/** Newest first. */
export function pageOfImages(db: Db, filter: ImageFilter, paging: Paging): Promise<ImageTable[]> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(matches(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute()
}

/** Number of images that match the filter. */
export async function countMatches(db: Db, filter: ImageFilter): Promise<number> {
  const row = await db
    .selectFrom('images')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('deleted_at', 'is', null)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Prompts have no search index; all are scanned, in the thread for reads. */
const matches =
  ({ words, readyOnly }: ImageFilter) =>
  (eb: ExpressionBuilder<Tables, 'images'>) =>
    eb.and([
      eb('portrait', '=', false),
      ...(readyOnly ? [eb('status', '=', 'ready')] : []),
      ...words.map((word) => {
        const part = `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
        return sql<boolean>`lower(${eb.ref('prompt')}) like ${part} escape '\\'`
      }),
    ])

import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

type Db = Kysely<Tables>

/** The meals that show an image and are not deleted, newest first, at most `limit`. */
export async function mealsOfImage(db: Db, imageId: string, limit: number) {
  return await db
    .selectFrom('meals')
    .select(['id as _id', 'title', 'slug', 'is_published as isPublished'])
    .where('image_id', '=', imageId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

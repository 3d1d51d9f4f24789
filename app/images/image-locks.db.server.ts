import type { Kysely } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type ImageTable, living } from './images.db.server.ts'

type Db = Kysely<Tables>

/**
 * Locks an image, so that nothing can start to use it until the transaction ends. False when it does not
 * exist.
 */
export async function lockImage(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    // SQLite has one writer at a time anyway.
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

/** Images to lock: by id, and ready ones by the media key of their pixels. */
export type Sought = { ids: string[]; mediaKeys?: string[] }

/**
 * Keeps images from being deleted until the transaction ends, and returns those that exist, by id.
 * Other transactions may hold the same images: it is the shared lock that a foreign key takes.
 */
export async function holdImages(db: Db, { ids, mediaKeys = [] }: Sought): Promise<ImageTable[]> {
  if (ids.length + mediaKeys.length === 0) return []
  return await living(db)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(mediaKeys.length > 0
          ? [eb.and([eb('media_key', 'in', mediaKeys), eb('status', '=', 'ready')])]
          : []),
      ]),
    )
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forKeyShare())
    .execute()
}

import type { Kysely } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Variants } from './files/media-names.ts'
import type { imageSources } from './image.ts'

export interface ImageTable {
  id: string
  status: 'pending' | 'ready' | 'failed'
  source: (typeof imageSources)[number]
  prompt: string
  model: string | null
  seed: number | null
  error: string | null
  progress: number
  width: number | null
  height: number | null
  /** Start of the names of its files; several images of the same pixels share it. */
  media_key: string | null
  variants: Variants | null
  placeholder: string | null
  color: string | null
  created_by: string | null
  created_at: string
  updated_at: string
  /** Set when the image is deleted, until a job has removed its files. */
  deleted_at: string | null
  /** True for a picture of an author, which is not offered for meals and posts. */
  portrait: boolean
}

/** Which meals, posts and authors use an image. */
export interface ImageUseTable {
  image_id: string
  kind: string
  owner_id: string
  /** The account whose picture it is; deleting the account deletes the use. Null for meals and posts. */
  user_id: string | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    images: ImageTable
    image_uses: ImageUseTable
  }
}

type Db = Kysely<Tables>

/** The images that are not deleted. */
export const living = (db: Db) =>
  db.selectFrom('images').selectAll().where('deleted_at', 'is', null)

export async function insertImage(db: Db, row: ImageTable): Promise<void> {
  await db.insertInto('images').values(row).execute()
}

export function findImage(db: Db, id: string): Promise<ImageTable | undefined> {
  return living(db).where('id', '=', id).executeTakeFirst()
}

/** Images by id, in no order. */
export async function imagesById(db: Db, ids: string[]): Promise<ImageTable[]> {
  return ids.length === 0 ? [] : await living(db).where('id', 'in', ids).execute()
}

/** The prompts of the newest images that a model was asked for, each once. */
export async function recentPrompts(db: Db, model: string, limit: number): Promise<string[]> {
  const rows = await living(db)
    .clearSelect()
    .select('prompt')
    .where('model', '=', model)
    .where('source', '=', 'generated')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return [...new Set(rows.map(({ prompt }) => prompt))]
}

/** The newest ready image with these pixels. */
export function findReadyByKey(db: Db, mediaKey: string): Promise<ImageTable | undefined> {
  return living(db)
    .where('media_key', '=', mediaKey)
    .where('status', '=', 'ready')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The image, typed with its files, when it is ready; else null. */
export function asReady(row: ImageTable) {
  const { status, media_key, variants } = row
  return status === 'ready' && media_key && variants ? { ...row, media_key, variants } : null
}

/** Ready images by id, from the one after `after` on. */
export function readyImagesAfter(db: Db, after: string, limit: number): Promise<ImageTable[]> {
  return living(db)
    .where('status', '=', 'ready')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Ids of unused portraits that were created before a time. */
export async function unusedPortraits(db: Db, before: string): Promise<string[]> {
  const rows = await living(db)
    .where('portrait', '=', true)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('image_uses').select('image_id').whereRef('image_id', '=', 'images.id')),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of the media keys that some image has, deleted images included. */
export async function knownMediaKeys(db: Db, mediaKeys: string[]): Promise<Set<string>> {
  if (mediaKeys.length === 0) return new Set()
  const rows = await db
    .selectFrom('images')
    .select('media_key')
    .where('media_key', 'in', mediaKeys)
    .execute()
  return new Set(rows.flatMap(({ media_key }) => media_key ?? []))
}

type Changes = Partial<Omit<ImageTable, 'id' | 'created_at'>> & { updated_at: string }

/** Changes an image if it is still pending. False when it is not or was deleted. */
export async function updatePending(db: Db, id: string, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks pending images as failed that were created before a time. */
export async function failPending(
  db: Db,
  before: string,
  changes: { error: string; updated_at: string },
): Promise<void> {
  await db
    .updateTable('images')
    .set({ ...changes, status: 'failed' })
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .execute()
}

/** Ids of unused uploads and links that were refused before a time. */
export async function refusedBefore(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('source', 'in', ['uploaded', 'linked'])
    .where('status', '=', 'failed')
    .where('updated_at', '<', before)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('image_uses').whereRef('image_id', '=', 'images.id').select('image_id')),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the files of all ready images with these pixels. Returns their ids. */
export async function updateVariants(
  db: Db,
  mediaKey: string,
  changes: { variants: Variants; updated_at: string },
): Promise<string[]> {
  const rows = await living(db)
    .where('media_key', '=', mediaKey)
    .where('status', '=', 'ready')
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('images').set(changes).where('id', 'in', ids).execute()
  return ids
}

export async function markDeleted(db: Db, id: string, deleted_at: string): Promise<void> {
  await db.updateTable('images').set({ deleted_at }).where('id', '=', id).execute()
}

/** An image that is marked as deleted and whose row still exists. */
export function findDeleted(db: Db, id: string): Promise<ImageTable | undefined> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
}

/**
 * True when an image with these pixels was deleted, so that their files are about to be removed. Locks the
 * images with these pixels, so that none is deleted until the transaction ends.
 */
export async function isBeingRemoved(db: Db, mediaKey: string): Promise<boolean> {
  const rows = await db
    .selectFrom('images')
    .select('deleted_at')
    .where('media_key', '=', mediaKey)
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forKeyShare())
    .execute()
  return rows.some(({ deleted_at }) => deleted_at !== null)
}

/** True when another image than `id` has these files. */
export async function isShared(db: Db, mediaKey: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('media_key', '=', mediaKey)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeImage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('images').where('id', '=', id).execute()
}

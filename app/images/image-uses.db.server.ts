import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

type Db = Kysely<Tables>

/** Makes `imageIds` all that an owner uses. */
export async function replaceUses(
  db: Db,
  owner: { kind: string; ownerId: string },
  imageIds: string[],
): Promise<void> {
  await db
    .deleteFrom('image_uses')
    .where('kind', '=', owner.kind)
    .where('owner_id', '=', owner.ownerId)
    .execute()
  if (imageIds.length === 0) return
  const rows = imageIds.map((image_id) => ({
    image_id,
    kind: owner.kind,
    owner_id: owner.ownerId,
  }))
  await db.insertInto('image_uses').values(rows).execute()
}

/** How many owners of each kind use an image. */
export async function countUses(
  db: Db,
  imageId: string,
): Promise<{ kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('image_uses')
    .select(['kind', (eb) => eb.fn.countAll().as('count')])
    .where('image_id', '=', imageId)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}

/** How many meals and posts use each of these images, by id; an unused one is left out. */
export async function countUsesOfEach(db: Db, imageIds: string[]): Promise<Map<string, number>> {
  if (imageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('image_uses')
    .select(['image_id', (eb) => eb.fn.countAll().as('count')])
    .where('image_id', 'in', imageIds)
    .groupBy('image_id')
    .execute()
  return new Map(rows.map(({ image_id, count }) => [image_id, Number(count)]))
}

/** True when any of the images is used. */
export async function anyUsed(db: Db, imageIds: string[]): Promise<boolean> {
  if (imageIds.length === 0) return false
  const row = await db
    .selectFrom('image_uses')
    .select('image_id')
    .where('image_id', 'in', imageIds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

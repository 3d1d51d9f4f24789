import { type Kysely, sql } from 'kysely'
import { readByIds } from '#platform/database/lists/read-by-ids.ts'
import type { Tables } from '#platform/database/tables.ts'

type Db = Kysely<Tables>

/** Replaces the images that an owner uses by `imageIds`. */
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
    user_id: owner.kind === 'author' ? owner.ownerId : null,
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

/** The tables of the owners that go to a trash, by their kinds. */
const withTrash = [
  ['meal', 'meals'],
  ['post', 'posts'],
  ['page', 'pages'],
] as const

/** How many owners of each kind use an image while they are in the trash. */
export async function countUsesInTrash(db: Db, imageId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [kind, table] of withTrash) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from image_uses
      join ${sql.table(table)} as owner on owner.id = image_uses.owner_id
      where image_uses.image_id = ${imageId} and image_uses.kind = ${kind}
        and owner.deleted_at is not null`.execute(db)
    counts.set(kind, Number(rows[0]?.count ?? 0))
  }
  return counts
}

/** The images that are the pictures of these accounts, by user id. */
export async function picturesOfUsers(db: Db, userIds: string[]): Promise<Map<string, string>> {
  const rows = await readPicturesOf(db, userIds)
  return new Map(rows.map(({ owner_id, image_id }) => [owner_id, image_id]))
}

const readPicturesOf = readByIds((db, ids) =>
  db.selectFrom('image_uses').select(['owner_id', 'image_id']).where('user_id', 'in', ids),
)

/** Number of uses of each of these images, by id; unused ones are left out. */
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

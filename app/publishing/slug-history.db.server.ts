import type { Kysely } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'

/** Slugs that rows had before; `kind` is the kind of their owner, such as `meal`. */
export interface SlugHistoryTable {
  kind: string
  slug: string
  owner_id: string
  created_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    slug_history: SlugHistoryTable
  }
}

type Db = Kysely<Tables>

type OldSlug = Pick<SlugHistoryTable, 'kind' | 'slug'>

/** Makes an old slug lead to its former owner, in place of any earlier one. */
export async function rememberSlug(db: Db, left: SlugHistoryTable) {
  const { owner_id, created_at } = left
  await db
    .insertInto('slug_history')
    .values(left)
    .onConflict((clash) => clash.columns(['kind', 'slug']).doUpdateSet({ owner_id, created_at }))
    .execute()
}

/** Makes old slugs lead to their former owner, except those that lead to one already. */
export async function rememberNewSlugs(db: Db, left: SlugHistoryTable[]) {
  if (left.length === 0) return
  await db
    .insertInto('slug_history')
    .values(left)
    .onConflict((clash) => clash.columns(['kind', 'slug']).doNothing())
    .execute()
}

/** Removes the former owner of a slug. */
export async function forgetSlug(db: Db, { kind, slug }: OldSlug) {
  await db.deleteFrom('slug_history').where('kind', '=', kind).where('slug', '=', slug).execute()
}

/** Removes all old slugs of these owners. */
export async function forgetSlugsOf(db: Db, kind: string, ownerIds: string[]) {
  if (dialectOf(db) === 'postgres') {
    const left = db.selectFrom('slug_history').select('slug').where('kind', '=', kind)
    await left.where('owner_id', 'in', ownerIds).orderBy('slug').forUpdate().execute()
  }
  await db
    .deleteFrom('slug_history')
    .where('kind', '=', kind)
    .where('owner_id', 'in', ownerIds)
    .execute()
}

/** The id of the last owner of an old slug. */
export async function ownerOfOldSlug(db: Db, { kind, slug }: OldSlug) {
  const row = await db
    .selectFrom('slug_history')
    .select('owner_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.owner_id
}

/** The old slugs of these owners, oldest first. */
export async function slugsLeftBy(db: Db, kind: string, ownerIds: string[]) {
  return await db
    .selectFrom('slug_history')
    .select(['owner_id', 'slug'])
    .where('kind', '=', kind)
    .where('owner_id', 'in', ownerIds)
    .orderBy('created_at')
    .orderBy('slug')
    .execute()
}

import type { Kysely } from 'kysely'
import { type Clock, timestamp } from '../clock.ts'
import { slugOf } from '../text/slug.ts'
import { dialectOf } from './dialect-of.ts'
import type { Tables } from './tables.ts'

/** Slugs that something had before; `kind` tells what sort of thing, such as `meal`. */
export interface SlugHistoryTable {
  kind: string
  slug: string
  owner_id: string
  created_at: string
}

declare module './tables.ts' {
  interface Tables {
    slug_history: SlugHistoryTable
  }
}

export type IdOrSlug = { id: string } | { slug: string }

type OldSlug = Pick<SlugHistoryTable, 'kind' | 'slug'>

type Moved = { id: string; slug: string }

/**
 * Notes that something has left its slug for another one: the old address leads to it from now on, and
 * whoever had left the new one loses that. Rows of slugs are written in the order of the slugs.
 */
export async function moveSlug(
  { db, clock }: { db: Kysely<Tables>; clock: Clock },
  kind: string,
  { id, slug: old }: Moved,
  slug: string,
) {
  const left = { kind, slug: old, owner_id: id, created_at: timestamp(clock) }
  if (old < slug) await rememberSlug(db, left)
  await forgetSlug(db, { kind, slug })
  if (old > slug) await rememberSlug(db, left)
}

async function rememberSlug(db: Kysely<Tables>, left: SlugHistoryTable) {
  const { owner_id, created_at } = left
  await db
    .insertInto('slug_history')
    .values(left)
    .onConflict((clash) => clash.columns(['kind', 'slug']).doUpdateSet({ owner_id, created_at }))
    .execute()
}

/** Makes slugs lead to an owner that had them on another site, save those that something here had. */
export async function claimOldSlugs(
  db: Kysely<Tables>,
  { kind, ownerId, createdAt }: { kind: string; ownerId: string; createdAt: string },
  slugs: string[] = [],
) {
  if (slugs.length === 0) return
  await db
    .insertInto('slug_history')
    .values(slugs.map((slug) => ({ kind, slug, owner_id: ownerId, created_at: createdAt })))
    .onConflict((clash) => clash.columns(['kind', 'slug']).doNothing())
    .execute()
}

/** The slugs that owners had before, by owner, oldest first. */
export async function oldSlugsOf(
  db: Kysely<Tables>,
  kind: string,
  ownerIds: string[],
): Promise<Map<string, string[]>> {
  if (ownerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('slug_history')
    .select(['owner_id', 'slug'])
    .where('kind', '=', kind)
    .where('owner_id', 'in', ownerIds)
    .orderBy('created_at')
    .orderBy('slug')
    .execute()
  const slugs = new Map<string, string[]>()
  for (const { owner_id, slug } of rows) slugs.set(owner_id, [...(slugs.get(owner_id) ?? []), slug])
  return slugs
}

/** Call it when a slug is taken: from now on the address belongs to whoever took it. */
export async function forgetSlug(db: Kysely<Tables>, { kind, slug }: OldSlug) {
  await db.deleteFrom('slug_history').where('kind', '=', kind).where('slug', '=', slug).execute()
}

/** Forgets all that these owners left behind. */
export async function forgetSlugsOf(db: Kysely<Tables>, kind: string, ownerIds: string[]) {
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

/**
 * What `find` gives of the owner of a slug: of who has it now, else of who had it last, if nobody has
 * taken it since. The text may be typed in any case.
 */
export async function findBySlug<Row>(
  db: Kysely<Tables>,
  { kind, slug: text }: OldSlug,
  find: (key: IdOrSlug) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const slug = text.normalize('NFC').toLowerCase()
  if (slugOf(slug) !== slug) return undefined
  const row = await find({ slug })
  if (row) return row
  const id = await ownerOfOldSlug(db, { kind, slug })
  return id ? await find({ id }) : undefined
}

async function ownerOfOldSlug(db: Kysely<Tables>, { kind, slug }: OldSlug) {
  const row = await db
    .selectFrom('slug_history')
    .select('owner_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.owner_id
}

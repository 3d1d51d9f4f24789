import type { Kysely } from 'kysely'
import { slugOf } from '../text/slug.ts'
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

/** Notes that the owner has left this slug, so that its old address still leads to it. */
export async function rememberSlug(db: Kysely<Tables>, left: SlugHistoryTable) {
  const { owner_id, created_at } = left
  await db
    .insertInto('slug_history')
    .values(left)
    .onConflict((clash) => clash.columns(['kind', 'slug']).doUpdateSet({ owner_id, created_at }))
    .execute()
}

/** Call it when a slug is taken: from now on the address belongs to whoever took it. */
export async function forgetSlug(db: Kysely<Tables>, { kind, slug }: OldSlug) {
  await db.deleteFrom('slug_history').where('kind', '=', kind).where('slug', '=', slug).execute()
}

/** Forgets all that these owners left behind. */
export async function forgetSlugsOf(db: Kysely<Tables>, kind: string, ownerIds: string[]) {
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

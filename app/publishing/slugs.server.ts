import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { freeSlug, slugOf } from '#platform/text/slug.ts'
import { addressOf, type Publication } from './publication.ts'
import { otherFormerOwner, otherRow } from './rows.db.server.ts'
import * as history from './slug-history.db.server.ts'

export type IdOrSlug = { id: string } | { slug: string }

type Row = { id: string; slug: string }

/**
 * True for a slug that a person chose, which is refused when it is taken. A slug that only repeats the
 * title that is sent with it is derived and gets a number instead.
 */
export const isChosenSlug = (
  publication: Publication,
  title: string | undefined,
  sent: string | undefined,
) => Boolean(sent) && addressOf(publication, sent ?? '') !== addressOf(publication, title ?? '')

/** The slug of a new row: the one that was sent or the one of its title; a derived one is made free. */
export async function newSlug(
  app: App,
  publication: Publication,
  { id, title, slug: sent }: { id: string; title: string; slug?: string },
  chosen: boolean,
): Promise<string> {
  const slug = addressOf(publication, sent || title) || shortId(id)
  return chosen ? slug : await freeAddress(app, publication, slug, id)
}

/** The new slug of a changed row; undefined when it keeps its address. */
export async function changedSlug(
  app: App,
  publication: Publication,
  { _id: id, slug: old }: { _id: string; slug: string },
  sent: string | undefined,
  chosen: boolean,
): Promise<string | undefined> {
  if (!sent) return undefined
  const slug = addressOf(publication, sent) || shortId(id)
  if (slug === old) return undefined
  const free = chosen ? slug : await freeAddress(app, publication, slug, id)
  return free === old ? undefined : free
}

/** The random end of an id, for titles that make no slug. */
const shortId = (id: string) => id.slice(-10)

/**
 * The slug, or the first one with a number that is free: no other
 * row has it now, and no row outside the trash had it before.
 */
export async function freeAddress(
  { db }: App,
  publication: Publication,
  slug: string,
  exceptId: string,
) {
  return await freeSlug(slug, async (slug) => {
    const other = await otherRow(db, publication, ['slug', slug], exceptId)
    return Boolean(other ?? (await otherFormerOwner(db, publication, slug, exceptId)))
  })
}

/**
 * Call it when a row gets its slug: the slug then leads to no former owner. `oldSlugs`, which the row had
 * on another site, lead to it unless a row here had them.
 */
export async function claimSlug(
  { db, clock }: App,
  { noun: kind }: Publication,
  { id: owner_id, slug }: Row,
  oldSlugs: string[] = [],
) {
  await history.forgetSlug(db, { kind, slug })
  const created_at = timestamp(clock)
  await history.rememberNewSlugs(
    db,
    oldSlugs.map((slug) => ({ kind, slug, owner_id, created_at })),
  )
}

/**
 * Call it when a row changes its slug: the old address leads to the row, and a former owner of the new slug
 * loses it. Slug rows are written in the order of the slugs.
 */
export async function moveSlug(
  { db, clock }: App,
  { noun: kind }: Publication,
  { _id, slug: old }: { _id: string; slug: string },
  slug: string | undefined,
) {
  if (slug === undefined) return
  const left = { kind, slug: old, owner_id: _id, created_at: timestamp(clock) }
  if (old < slug) await history.rememberSlug(db, left)
  await history.forgetSlug(db, { kind, slug })
  if (old > slug) await history.rememberSlug(db, left)
}

/** The old slugs of these owners by owner, oldest first. */
export async function oldSlugsOf(
  { db }: App,
  { noun }: Publication,
  ownerIds: string[],
): Promise<Map<string, string[]>> {
  if (ownerIds.length === 0) return new Map()
  const left = await history.slugsLeftBy(db, noun, ownerIds)
  const byOwner = Map.groupBy(left, ({ owner_id }) => owner_id)
  return new Map([...byOwner].map(([id, rows]) => [id, rows.map(({ slug }) => slug)]))
}

/**
 * Calls `find` for the owner of a slug: its current owner,
 * or else its last one. Upper and lower case are equal.
 */
export async function findBySlug<Found>(
  { db }: App,
  { noun: kind }: Publication,
  text: string,
  find: (key: IdOrSlug) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const slug = text.normalize('NFC').toLowerCase()
  if (slugOf(slug) !== slug) return undefined
  const found = await find({ slug })
  if (found) return found
  const id = await history.ownerOfOldSlug(db, { kind, slug })
  return id ? await find({ id }) : undefined
}

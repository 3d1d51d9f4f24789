import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { freeSlug, slugOf } from '#platform/text/slug.ts'
import { addressOf, type Publication } from './publication.ts'
import { otherFormerOwner, otherRow } from './rows.db.server.ts'
import * as history from './slug-history.db.server.ts'

export type IdOrSlug = { id: string } | { slug: string }

type Row = { id: string; slug: string }

/**
 * True for a slug that somebody chose: it is refused when it is taken. One that only says the title again
 * was not, and gets a number then.
 */
export const isChosenSlug = (publication: Publication, title: string, sent: string | undefined) =>
  Boolean(sent) && addressOf(publication, sent ?? '') !== addressOf(publication, title)

/** The slug of a new row: the one that was sent, or else its title's, free unless it was chosen. */
export async function newSlug(
  app: App,
  publication: Publication,
  { id, title, slug: sent }: { id: string; title: string; slug?: string },
  chosen: boolean,
): Promise<string> {
  const slug = addressOf(publication, sent || title) || shortId(id)
  return chosen ? slug : await freeAddress(app, publication, slug, id)
}

/** The slug that a row moves to, or undefined where it stays at its address. */
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

/** The random end of an id, for a title that makes no slug. */
const shortId = (id: string) => id.slice(-10)

/**
 * The slug itself, or the first with a number behind it that leads nowhere else: no other row has it, and
 * none that is not in the trash had it before.
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
 * Call it when a row has got its slug: from now on that leads to no former owner. `oldSlugs`, which it had
 * on another site, lead to it, save those that something here had.
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
 * Notes that a row has left its slug for another one: the old address leads to it from now on, and
 * whoever had left the new one loses that. Rows of slugs are written in the order of the slugs.
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

/** The slugs that owners had before, by owner, oldest first. */
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
 * What `find` gives of the owner of a slug: of who has it now, else of who had it last, if nobody has
 * taken it since. The text may be typed in any case.
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

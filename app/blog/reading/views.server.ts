import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Caller, isStaff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { addViews } from '../posts.db.server.ts'
import { getPostByAny } from '../posts.server.ts'
import { addDayViews } from './views-by-day.db.server.ts'

/**
 * How long (ms) views are collected before they are written;
 * at most those are lost when the process is killed.
 */
const gatherFor = 500

/** `written` resolves when the running write and the one that is due have ended. */
type Gathered = { views: Map<string, number>; isWriteDue: boolean; written: Promise<void> }

const gatheredOf = new WeakMap<Kysely<Tables>, Gathered>()

/** The user agents of bots. */
const bot = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview/i

/** Counts a view of a post, except by staff and bots. Throws 404 for a post that the caller cannot see. */
export async function countView(
  app: App,
  user: Caller | null,
  { id, userAgent }: { id: string; userAgent: string },
): Promise<void> {
  const post = await getPostByAny(app, user, id)
  if (!post.published || isStaff(user) || bot.test(userAgent)) return
  const gathered = gatheredOf.get(app.db) ?? noneGathered()
  gatheredOf.set(app.db, gathered)
  gathered.views.set(post._id, (gathered.views.get(post._id) ?? 0) + 1)
  if (!gathered.isWriteDue) gathered.written = writeSoon(app, gathered)
}

const noneGathered = (): Gathered => ({
  views: new Map(),
  isWriteDue: false,
  written: Promise.resolve(),
})

/** Resolves when all counted views are written; failures are logged and tried again. */
export async function viewsWritten(app: App): Promise<void> {
  await gatheredOf.get(app.db)?.written
}

/** Writes one after the other: views that are counted during a write belong to the next one. */
async function writeSoon(app: App, gathered: Gathered): Promise<void> {
  gathered.isWriteDue = true
  const { written } = gathered
  await pause(gatherFor)
  await written
  gathered.isWriteDue = false
  await write(app, gathered)
}

async function write(app: App, gathered: Gathered): Promise<void> {
  const { views } = gathered
  gathered.views = new Map()
  try {
    await inTransaction(app, async (app) => {
      // In the order of ids, because another process may be writing views of the same posts.
      const byId = [...views].toSorted(([one], [other]) => (one < other ? -1 : 1))
      for (const [id, count] of byId) await addViews(app.db, id, count)
      const all = byId.reduce((sum, [, count]) => sum + count, 0)
      await addDayViews(app.db, timestamp(app.clock).slice(0, 10), all)
    })
  } catch (err) {
    app.log.warn(
      { err, posts: views.size },
      'views could not be written; the next ones take them along',
    )
    for (const [id, count] of views) gathered.views.set(id, (gathered.views.get(id) ?? 0) + count)
  }
}

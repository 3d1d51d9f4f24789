import type { Kysely } from 'kysely'
import { type Caller, isStaff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { addViews } from '../posts.db.server.ts'
import { getPostByAny } from '../posts.server.ts'

/**
 * How long (ms) views are collected before they are written;
 * at most those are lost when the process is killed.
 */
const gatherFor = 500

type Gathered = { views: Map<string, number>; writing: Promise<void> | null }

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
  const gathered = gatheredOf.get(app.db) ?? { views: new Map(), writing: null }
  gatheredOf.set(app.db, gathered)
  gathered.views.set(post._id, (gathered.views.get(post._id) ?? 0) + 1)
  gathered.writing ??= new Promise((resolve) => {
    setTimeout(() => resolve(flush(app, gathered)), gatherFor)
  })
}

/** Resolves when all counted views are written; failures are logged and tried again. */
export async function viewsWritten(app: App): Promise<void> {
  await gatheredOf.get(app.db)?.writing
}

async function flush(app: App, gathered: Gathered): Promise<void> {
  const { views } = gathered
  gathered.views = new Map()
  gathered.writing = null
  try {
    await inTransaction(app, async (app) => {
      // In the order of ids, because another process may be writing views of the same posts.
      const byId = [...views].toSorted(([one], [other]) => (one < other ? -1 : 1))
      for (const [id, count] of byId) await addViews(app.db, id, count)
    })
  } catch (err) {
    app.log.warn(
      { err, posts: views.size },
      'views could not be written; the next ones take them along',
    )
    for (const [id, count] of views) gathered.views.set(id, (gathered.views.get(id) ?? 0) + count)
  }
}

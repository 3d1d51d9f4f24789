import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lockForChange } from '#app/publishing/save.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { notFound } from '#platform/errors.ts'
import { postPublication } from '../post.ts'
import { findPost } from '../posts.db.server.ts'
import { type PostPage, pageOfPost } from '../reading/post-pages.server.ts'
import { showPost } from '../reading/show-posts.server.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    preview_links: { post_id: string; token_hash: string; created_at: string; expires_at: string }
  }
}

/** How long (ms) a link shows its post. */
const validFor = 7 * 24 * 3_600_000

/** The public path of a preview. */
const previewPath = (token: string) => `/preview/${token}`

/**
 * Makes a secret address that shows a post, published or not, to anyone for seven days. The one before it ends.
 * Throws 404.
 */
export async function makePreviewLink(
  app: App,
  _staff: Staff,
  postId: string,
): Promise<{ url: string; expiresAt: string }> {
  const token = randomBytes(24).toString('base64url')
  const now = app.clock.now().getTime()
  const link = {
    token_hash: hashOf(token),
    created_at: timestamp(app.clock),
    expires_at: new Date(now + validFor).toISOString(),
  }
  await inTransaction(app, async (app) => {
    await lockForChange(app, postPublication, postId)
    await app.db
      .insertInto('preview_links')
      .values({ post_id: postId, ...link })
      .onConflict((clash) => clash.column('post_id').doUpdateSet(link))
      .execute()
  })
  return { url: app.config.siteUrl + previewPath(token), expiresAt: link.expires_at }
}

/** The page of the post behind a secret address. Throws 404 when the address has ended, or the post is deleted. */
export async function getPreview(app: App, token: string): Promise<PostPage> {
  const id = await postOf(app.db, token, timestamp(app.clock))
  const row = id === undefined ? undefined : await findPost(app.db, { id }, { drafts: true })
  const post = await showPost(app, row)
  if (!post) throw notFound(postPublication.notFound)
  return await pageOfPost(app, post)
}

async function postOf(db: Kysely<Tables>, token: string, now: string) {
  const link = await db
    .selectFrom('preview_links')
    .select('post_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.post_id
}

/** Only the hash is stored, so that nobody can read the addresses from the database or a backup. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

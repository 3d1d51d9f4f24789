import { everyUser } from '#app/accounts/users/users.server.ts'
import { movedImages } from '#app/images/files/move-images.server.ts'
import type { MovedImage } from '#app/images/files/moved-image.ts'
import { ownImagesAt } from '#app/images/images-by-address.server.ts'
import { oldSlugsOf } from '#app/publishing/slugs.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Post, postPublication } from './post.ts'
import { imageUrlsIn } from './post-images.server.ts'
import * as store from './posts.db.server.ts'
import { showPost } from './reading/show-posts.server.ts'

/** Posts that are read at once; few, because their contents may be large. */
const pageSize = 20

export type WholePost = {
  post: Post
  /** Empty when the author has no account. */
  authorEmail: string
  oldSlugs: string[]
  images: MovedImage[]
}

/** Every post, drafts included, with all that an export contains, oldest first. */
export async function* everyPost(app: App, admin: Admin): AsyncGenerator<WholePost> {
  const emails = new Map((await everyUser(app, admin)).map(({ _id, email }) => [_id, email]))
  let after = ''
  while (true) {
    const rows = await store.postsAfter(app.db, after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const ids = rows.map(({ id }) => id)
    const oldSlugs = await oldSlugsOf(app, postPublication, ids)
    for (const row of rows) {
      const post = await showPost(app, row)
      if (!post) continue
      const shown = [...imageUrlsIn(row.content), row.social_image].filter(Boolean)
      const { ids: imageIds } = await ownImagesAt(app, shown)
      if (row.featured_image_id) imageIds.push(row.featured_image_id)
      yield {
        post,
        authorEmail: emails.get(row.author_id ?? '') ?? '',
        oldSlugs: oldSlugs.get(row.id) ?? [],
        images: [...(await movedImages(app, imageIds)).values()],
      }
    }
  }
}

import type { Titled } from '#platform/database/unique-titles.ts'
import { postAddress, takenPostTitle } from './post.ts'

/** What titles and slugs of posts are kept apart by. */
export const postTitles: Titled = {
  table: 'posts',
  kind: 'post',
  addressOf: postAddress,
  taken: takenPostTitle,
}

import type { PostPictures } from '#app/blog/samples/sample-posts.server.ts'
import type { DrawLater } from '#app/meals/samples/sample-content.server.ts'
import type { App } from '#platform/app.ts'

/** Meals in the first row of the home page, including its hero. */
const firstRow = 4

/** Posts on the home page; its other meals are the first of the remaining ones anyway. */
const homePosts = 3

/**
 * Adds jobs for the pictures of the sample content in the order in which visitors see them: the home page
 * from the top, the other meals, then the blog. Those visible first may use all slots of the worker; the
 * others leave one slot free, and let the imports of a new owner go first.
 */
export async function drawSamples(
  app: App,
  meals: DrawLater[],
  posts: PostPictures[],
): Promise<void> {
  const featured = posts.map(({ featured }) => featured)
  const first = [...meals.slice(0, firstRow), ...featured.slice(0, homePosts)]
  const others = [
    ...meals.slice(firstRow),
    ...featured.slice(homePosts),
    ...posts.flatMap(({ inline }) => inline),
  ]
  // Jobs of the same priority run in the order in which they were added.
  for (const draw of first) await draw(app, 'normal')
  for (const draw of others) await draw(app, 'idle')
}

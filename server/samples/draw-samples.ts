import type { PostPictures } from '#app/blog/samples/sample-posts.server.ts'
import type { DrawLater } from '#app/meals/samples/sample-content.server.ts'
import type { App } from '#platform/app.ts'

/** Meals in the first row of the home page, the first of which is also its hero. */
const firstRow = 4

/** Posts on the home page; its other meals are the first of the rest anyway. */
const homePosts = 3

/**
 * Leaves the pictures of the samples to the worker in the order in which visitors see them: the home page
 * from its top, the other meals, then the blog. What shows first may take every place of the worker; the rest
 * leaves one to what people ask for.
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
  // Jobs of one priority are taken in the order in which they were left.
  for (const draw of first) await draw(app, 'normal')
  for (const draw of others) await draw(app, 'background')
}

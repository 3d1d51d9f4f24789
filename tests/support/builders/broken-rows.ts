import type { App } from '#platform/app.ts'

/** Checks the consistency of the tables. Returns a sentence per problem. */
export async function findBrokenRows({ db }: App): Promise<string[]> {
  const images = await db.selectFrom('images').selectAll().where('deleted_at', 'is', null).execute()
  const living = new Set(images.map(({ id }) => id))
  const uses = await db.selectFrom('image_uses').selectAll().execute()
  const isUsed = (kind: string, owner: string, image: string | null) =>
    !image ||
    uses.some((use) => use.kind === kind && use.owner_id === owner && use.image_id === image)
  const meals = await db.selectFrom('meals').selectAll().execute()
  const posts = await db.selectFrom('posts').selectAll().execute()
  const names = new Set(
    (await db.selectFrom('blog_categories').select('name').execute()).map(({ name }) => name),
  )
  const shownBy = (content: string) =>
    [...content.matchAll(/\/media\/([0-9a-f]{32})/g)].map(
      ([, key]) => images.find(({ media_key }) => media_key === key)?.id ?? 'none',
    )
  return [
    ...uses.filter(({ image_id }) => !living.has(image_id)).map(() => 'a use of no image'),
    ...uses
      .filter(({ kind, owner_id: id, image_id }) => {
        return (
          kind === 'meal' && !meals.some((meal) => meal.id === id && meal.image_id === image_id)
        )
      })
      .map(({ owner_id }) => `meal ${owner_id} is said to use an image`),
    ...meals
      .filter((meal) => !isUsed('meal', meal.id, meal.image_id))
      .map(({ title }) => `${title} shows an image that it is not said to use`),
    ...posts.flatMap((post) =>
      [post.featured_image_id, ...shownBy(post.content)]
        .filter((image) => !isUsed('post', post.id, image))
        .map((image) => `${post.title} shows ${image}, which it is not said to use`),
    ),
    ...posts
      .filter(({ category, deleted_at }) => category && !deleted_at && !names.has(category))
      .map(({ title, category }) => `${title} stands in ${category}, which there is none of`),
  ]
}

/** Deletes the rows of earlier rounds, so that the next ones work on few rows. */
export async function clearRows({ db }: App): Promise<void> {
  for (const table of ['image_uses', 'meals', 'posts', 'images', 'slug_history'] as const) {
    await db.deleteFrom(table).execute()
  }
}

import { createHash } from 'node:crypto'
import { readHouseStyle } from '#app/images/making/house-style.server.ts'
import type { App } from '#platform/app.ts'

/** All content that visitors and staff see, without values that differ between sites. */
export async function contentOf(app: App) {
  const rows = async (table: 'meals' | 'posts' | 'images') =>
    (await app.db.selectFrom(table).selectAll().where('deleted_at', 'is', null).execute())
      .map((row) => ({ ...row, id: '', ...ownFields }))
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  const counts = await Promise.all(
    (['meal_items', 'meal_categories', 'post_tags', 'slug_history', 'image_uses'] as const).map(
      async (table) => (await app.db.selectFrom(table).selectAll().execute()).length,
    ),
  )
  const { meals, posts, images } = {
    meals: await rows('meals'),
    posts: await rows('posts'),
    images: await rows('images'),
  }
  return { meals, posts, images, counts, houseStyle: await readHouseStyle(app) }
}

const ownFields = {
  ...{ image_id: '', meal_type_id: '', featured_image_id: '', created_by: '', author_id: '' },
  ...{ updated_at: '', search_row: 0 },
}

/** The names of all picture files with a hash of their content. */
export async function filesOf(app: App): Promise<string[]> {
  const names: string[] = []
  for await (const name of app.media.list('', new Date(Date.now() + 60_000))) {
    const hash = createHash('sha256').update(await app.media.get(name))
    names.push(`${name} ${hash.digest('hex')}`)
  }
  return names.toSorted()
}

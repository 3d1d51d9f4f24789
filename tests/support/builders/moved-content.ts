import { createHash } from 'node:crypto'
import { readHouseStyle } from '#app/images/making/house-style.server.ts'
import { readStoredSettings } from '#app/shell/settings/site-settings.server.ts'
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
  const { logoImageId: _, heroMealId, ...settings } = await readStoredSettings(app)
  const hero = await slugOfMeal(app, heroMealId)
  const owned = { pages: await pagesOf(app), redirects: await redirectsOf(app), settings, hero }
  return { meals, posts, images, counts, houseStyle: await readHouseStyle(app), ...owned }
}

/** The pages with their texts. */
async function pagesOf(app: App) {
  const rows = await app.db
    .selectFrom('pages')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('slug')
    .execute()
  return rows.map((row) => ({ ...row, id: '', updated_at: '', created_at: '' }))
}

const redirectsOf = (app: App) =>
  app.db
    .selectFrom('redirects')
    .select(['from_path', 'to_address', 'status'])
    .orderBy('from_path')
    .execute()

async function slugOfMeal(app: App, id: string | null | undefined) {
  const row = await app.db
    .selectFrom('meals')
    .select('slug')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  return row?.slug ?? null
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

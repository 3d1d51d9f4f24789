import { movedImages } from '#app/images/files/move-images.server.ts'
import type { MovedImage } from '#app/images/files/moved-image.ts'
import { oldSlugsOf } from '#app/publishing/slugs.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { showMeals } from './catalogue/show-meals.server.ts'
import { type Meal, mealPublication } from './meal.ts'
import * as store from './meals.db.server.ts'

/** Meals that are read at once. */
const pageSize = 100

export type WholeMeal = { meal: Meal; oldSlugs: string[]; images: MovedImage[] }

/** Every meal, drafts included, with all that an export contains, oldest first. */
export async function* everyMeal(app: App, _admin: Admin): AsyncGenerator<WholeMeal> {
  let after = ''
  while (true) {
    const rows = await store.mealsAfter(app.db, after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const ids = rows.map(({ id }) => id)
    const oldSlugs = await oldSlugsOf(app, mealPublication, ids)
    const images = await movedImages(
      app,
      rows.flatMap(({ image_id }) => image_id ?? []),
    )
    for (const meal of await showMeals(app, rows)) {
      const image = images.get(meal.imageId ?? '')
      yield { meal, oldSlugs: oldSlugs.get(meal._id) ?? [], images: image ? [image] : [] }
    }
  }
}

import { mediaKeyOf } from '#app/images/files/media-names.ts'
import { shareHash } from '#app/images/on-demand/share-pictures.server.ts'
import type { ShareWords } from '#app/images/on-demand/share-words.ts'
import { readShareLook } from '#app/shell/settings/share-look.server.ts'
import type { App } from '#platform/app.ts'
import type { Meal } from '../meal.ts'

/** The words on the picture of a shared meal. */
export async function mealShareWords(app: App, meal: Meal): Promise<ShareWords> {
  const own = mediaKeyOf(meal.imageUrl, app.config.siteUrl)
  return {
    ...(await readShareLook(app)),
    title: meal.title,
    figure: {
      value: meal.nutritionData.calories.toLocaleString('en'),
      unit: meal.nutritionData.calories === 1 ? 'calorie a serving' : 'calories a serving',
    },
    file: own ? (meal.imageUrl.split('/').at(-1) ?? null) : null,
  }
}

/** The address of that picture; it changes with the content of the picture. */
export async function mealSharePath(app: App, meal: Meal): Promise<string> {
  const hash = shareHash(await mealShareWords(app, meal))
  return `/share/meals/${encodeURIComponent(meal.slug)}/${hash}.jpg`
}

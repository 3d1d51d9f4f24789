import { portionHash, portionWordsOf } from '#app/images/on-demand/portion-pictures.server.ts'
import type { PortionWords } from '#app/images/on-demand/portion-words.ts'
import type { App } from '#platform/app.ts'
import type { Meal } from './meal.ts'
import { portionSteps } from './portions/portion.ts'

/** The content of the picture of a meal's portions; null when the meal's picture is not an illustration. */
export const mealPortionWords = (
  app: App,
  { imageId, items }: Meal,
): Promise<PortionWords | null> => portionWordsOf(app, imageId, items, portionSteps)

/** The path of that picture; it changes with the content of the picture. */
export async function mealPortionsPath(app: App, meal: Meal): Promise<string | null> {
  const words = await mealPortionWords(app, meal)
  return words && portionsPath(meal, words)
}

/** The path of the picture with this content. */
export const portionsPath = ({ slug }: Pick<Meal, 'slug'>, words: PortionWords) =>
  `/portions/${encodeURIComponent(slug)}/${portionHash(words)}.webp`

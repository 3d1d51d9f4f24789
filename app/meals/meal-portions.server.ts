import { portionHash, portionWordsOf } from '#app/images/on-demand/portion-pictures.server.ts'
import type { PortionWords } from '#app/images/on-demand/portion-words.ts'
import type { App } from '#platform/app.ts'
import type { Meal } from './meal.ts'
import { portionSteps } from './portions/portion.ts'

/** What the picture of a meal's portions shows; null where its own picture is no illustration. */
export const mealPortionWords = (
  app: App,
  { imageId, items }: Meal,
): Promise<PortionWords | null> => portionWordsOf(app, imageId, items, portionSteps)

/** The address of that picture, which changes with what the picture shows. */
export async function mealPortionsPath(app: App, meal: Meal): Promise<string | null> {
  const words = await mealPortionWords(app, meal)
  return words && portionsPath(meal, words)
}

/** The address of what these words show. */
export const portionsPath = ({ slug }: Pick<Meal, 'slug'>, words: PortionWords) =>
  `/portions/${encodeURIComponent(slug)}/${portionHash(words)}.webp`

import { drawnInImage, drawnOfWords } from '#app/images/drawn/drawn-image.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import type { App } from '#platform/app.ts'
import type { Meal } from './meal.ts'

/**
 * The foods that the picture of a meal shows, or will show once it is drawn; null unless the illustrator draws it.
 * They are known before the picture, so that its caption has its room from the start.
 */
export const drawnInMeal = async (app: App, meal: Meal): Promise<string[] | null> =>
  isToCome(meal.imageUrl)
    ? await drawnOfWords(app, meal.items.map(({ text }) => text).join(', '))
    : await drawnInImage(app, meal.imageId)

import { holdImage } from '#app/images/images.server.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid } from '#platform/errors.ts'
import { holdLabels } from '../labels/meal-labels.db.server.ts'
import type { MealImage, SentImage } from '../meal-image.server.ts'
import type { MealChanges } from './meal-input.ts'

export const noSuchCategory: Issue = { msg: 'There is no such category', path: 'categories' }
export const noSuchMealType: Issue = { msg: 'There is no such meal type', path: 'mealType' }

type Sent = Pick<MealChanges, 'categories' | 'mealType'> & SentImage

/**
 * Keeps the rows that a meal refers to from being removed until the transaction
 * ends. It has to come first in the transaction: renaming or merging labels
 * also locks labels first and then meals. Throws 400 for rows that are gone.
 */
export async function holdReferences(app: App, sent: Sent, image: MealImage | undefined) {
  const { categories = [], mealType } = sent
  const issues: Issue[] = []
  const held = await holdLabels(app.db, 'category', categories)
  if (held.length < new Set(categories).size) issues.push(noSuchCategory)
  if (mealType && (await holdLabels(app.db, 'mealType', [mealType])).length === 0) {
    issues.push(noSuchMealType)
  }
  if (issues.length > 0) throw invalid(issues)
  if (!image?.imageId) return
  await holdImage(app, [image.imageId], image.imageId === sent.imageId ? 'imageId' : 'imageUrl')
}

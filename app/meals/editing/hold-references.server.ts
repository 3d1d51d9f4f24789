import { holdImage } from '#app/images/images.server.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid } from '#platform/errors.ts'
import { holdLabels } from '../labels/meal-labels.db.server.ts'
import type { MealImage, SentImage } from '../meal-image.server.ts'
import type { MealChanges } from './meal-input.ts'

export const noSuchCategory: Issue = { msg: 'There is no such category', path: 'categories' }
export const noSuchMealType: Issue = { msg: 'There is no such meal type', path: 'mealType' }

type Sent = Pick<MealChanges, 'categories' | 'mealType'>

/**
 * Keeps the labels that a meal refers to from being removed until the transaction ends. It has to come first
 * in the transaction: renaming or merging labels also locks labels first and then meals. Throws 400 for
 * labels that are gone.
 */
export async function holdNamedLabels(app: App, { categories = [], mealType }: Sent) {
  const issues: Issue[] = []
  const held = await holdLabels(app.db, 'category', categories)
  if (held.length < new Set(categories).size) issues.push(noSuchCategory)
  if (mealType && (await holdLabels(app.db, 'mealType', [mealType])).length === 0) {
    issues.push(noSuchMealType)
  }
  if (issues.length > 0) throw invalid(issues)
}

/**
 * Keeps the image that a meal refers to from being removed until the transaction ends. It has to come after
 * the lock of the meal's own row and before any write. Throws 400 if it is gone.
 */
export async function holdShownImage(app: App, sent: SentImage, image: MealImage | undefined) {
  if (!image?.imageId) return
  await holdImage(app, [image.imageId], image.imageId === sent.imageId ? 'imageId' : 'imageUrl')
}

import { orUndefined } from '#app/publishing/save.server.ts'
import { clashOf, refuseWrong } from '#app/publishing/titles.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Issue } from '#platform/errors.ts'
import { mealTypeExists, unknownCategories } from '../labels/categories.db.server.ts'
import { type Meal, mealPublication } from '../meal.ts'
import { imageProblems, type SentImage } from '../meal-image.server.ts'
import { getMeal } from '../meals.server.ts'
import { noSuchCategory, noSuchMealType } from './hold-references.server.ts'
import { lacksTitle, type MealChanges, mealLookUps, missingMealTitle } from './meal-input.ts'

type Sent = Pick<MealChanges, 'title' | 'slug' | 'categories' | 'mealType'> & SentImage

/**
 * Looks up every row that a write refers to. Throws 400 with everything that is missing, and 409 for a
 * taken title or slug. Fetches nothing; rows that are removed later are found in the transaction.
 */
export async function refuseWrongReferences(
  app: App,
  staff: Staff,
  sent: Sent,
  had?: Meal,
): Promise<void> {
  const problems = await unknownParts(app, staff, sent, had)
  await refuseWrong(app, mealPublication, { problems, sent, had })
}

/** The same problems for a body that has other problems too; `id` is the meal it changes. */
export async function lookUpProblems(
  app: App,
  staff: Staff,
  body: unknown,
  id?: string,
): Promise<Issue[]> {
  const sent = mealLookUps.safeParse(body).data
  if (!sent) return []
  const had = id === undefined ? undefined : await orUndefined(getMeal(app, staff, id))
  const named = had ? sent : { ...sent, title: sent.title ?? sent.name }
  const clash = await clashOf(app, mealPublication, named, had)
  const untitled = id === undefined && lacksTitle(body)
  return [
    ...(untitled ? [{ msg: missingMealTitle, path: 'title' }] : []),
    ...(await unknownParts(app, staff, sent, had)),
    ...(clash ? [clash] : []),
  ]
}

async function unknownParts(app: App, staff: Staff, sent: Sent, had?: Meal): Promise<Issue[]> {
  const issues: Issue[] = []
  if ((await unknownCategories(app.db, sent.categories ?? [])).length > 0) {
    issues.push(noSuchCategory)
  }
  if (sent.mealType && !(await mealTypeExists(app.db, sent.mealType))) {
    issues.push(noSuchMealType)
  }
  return [...issues, ...(await imageProblems(app, staff, sent, had))]
}

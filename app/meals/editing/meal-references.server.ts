import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { clashOf, refuse } from '#platform/database/unique-titles.ts'
import { type Issue, isFailure } from '#platform/errors.ts'
import { mealTypeExists, unknownCategories } from '../labels/categories.db.server.ts'
import type { Meal } from '../meal.ts'
import { imageProblems, type SentImage } from '../meal-image.server.ts'
import { mealTitles } from '../meal-titles.server.ts'
import { getMeal } from '../meals.server.ts'
import { noSuchCategory, noSuchMealType } from './hold-references.server.ts'
import { type MealChanges, mealLookUps } from './meal-input.ts'

type Sent = Pick<MealChanges, 'title' | 'slug' | 'categories' | 'mealType'> & SentImage

/**
 * Looks up all that a write names. Throws 400 with everything that is not there, and 409 for a title or
 * slug that is taken. Nothing is fetched, and what goes away later is found by holdReferences.
 */
export async function refuseWrongReferences(app: App, sent: Sent, had?: Meal): Promise<void> {
  refuse(await unknownParts(app, sent, had), await clashOf(app.db, mealTitles, sent, had))
}

/** The same problems of a body in which something else is wrong too; `id` is the meal it changes. */
export async function lookUpProblems(
  app: App,
  user: Caller | null,
  body: unknown,
  id?: string,
): Promise<Issue[]> {
  const sent = mealLookUps.safeParse(body).data
  if (!sent) return []
  const had = id === undefined ? undefined : await mealOrNone(app, user, id)
  const named = had ? sent : { ...sent, title: sent.title ?? sent.name }
  const clash = await clashOf(app.db, mealTitles, named, had)
  return [...(await unknownParts(app, sent, had)), ...(clash ? [clash] : [])]
}

async function unknownParts(app: App, sent: Sent, had?: Meal): Promise<Issue[]> {
  const issues: Issue[] = []
  if ((await unknownCategories(app.db, sent.categories ?? [])).length > 0) {
    issues.push(noSuchCategory)
  }
  if (sent.mealType && !(await mealTypeExists(app.db, sent.mealType))) {
    issues.push(noSuchMealType)
  }
  return [...issues, ...(await imageProblems(app, sent, had))]
}

async function mealOrNone(app: App, user: Caller | null, id: string): Promise<Meal | undefined> {
  return await getMeal(app, user, id).catch((error) => {
    if (isFailure(error) && error.status === 404) return undefined
    throw error
  })
}

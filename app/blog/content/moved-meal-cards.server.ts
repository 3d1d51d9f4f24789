import { getMeal, getMealBySlug } from '#app/meals/meals.server.ts'
import { orUndefined } from '#app/publishing/save.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { readContent } from './content.ts'
import { mealIdsOf } from './rich-text.ts'

/** The slugs of meals by the ids with which a text names them. */
export type MealCardSlugs = Record<string, string>

/** The slugs of the meals whose cards a text shows: their ids mean nothing on another site. */
export async function mealCardSlugs(app: App, staff: Staff, stored: string) {
  const content = readContent(stored)
  const slugs: MealCardSlugs = {}
  for (const id of content.kind === 'rich' ? mealIdsOf(content.blocks) : []) {
    const meal = await orUndefined(getMeal(app, staff, id))
    if (meal) slugs[id] = meal.slug
  }
  return slugs
}

/** The text with the cards of the meals that have these slugs here; others stay, and show nothing. */
export async function withMealCardsHere(
  app: App,
  staff: Staff,
  stored: string,
  slugs: MealCardSlugs,
): Promise<string> {
  const content = readContent(stored)
  if (content.kind !== 'rich') return stored
  const here = new Map<string, string>()
  for (const id of mealIdsOf(content.blocks)) {
    const slug = Object.hasOwn(slugs, id) ? slugs[id] : undefined
    const meal = slug ? await orUndefined(getMealBySlug(app, staff, slug)) : undefined
    if (meal && meal._id !== id) here.set(id, meal._id)
  }
  if (here.size === 0) return stored
  const blocks = content.blocks.map((block) =>
    block.type === 'meal' ? { ...block, mealId: here.get(block.mealId) ?? block.mealId } : block,
  )
  return JSON.stringify(blocks)
}

import { orUndefined } from '#app/publishing/save.server.ts'
import type { App } from '#platform/app.ts'
import { checkedText } from '../checked/checked-text.ts'
import type { Meal } from '../meal.ts'
import { getMealBySlug } from '../meals.server.ts'
import type { ComparedMeal } from './compared-meal.ts'

/** The published meals with these slugs, in this order and each once, and the slugs that no meal has. */
export async function findCompared(
  app: App,
  slugs: string[],
): Promise<{ meals: Meal[]; missing: string[] }> {
  const found = new Map<string, Meal>()
  const missing: string[] = []
  for (const slug of slugs) {
    const meal = await orUndefined(getMealBySlug(app, null, slug))
    if (meal) found.set(meal._id, meal)
    else missing.push(slug)
  }
  return { meals: [...found.values()], missing }
}

/** What a comparison shows of a meal. */
export function toCompared(meal: Meal): ComparedMeal {
  const { slug, title, image, imageUrl, nutritionData, range, missing, items } = meal
  const names = meal.detectedIngredients.map((name) => ({ name, grams: null }))
  return {
    ...{ slug, title, image, imageUrl, nutritionData, range, missing },
    grams: items.length > 0 ? items.reduce((sum, { grams }) => sum + grams, 0) : null,
    foods: items.length > 0 ? items.map(({ food, grams }) => ({ name: food, grams })) : names,
    checked: checkedText(meal),
  }
}

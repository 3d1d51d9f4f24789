import type { App } from '#platform/app.ts'
import type { MealCardData } from '../catalogue/meal-card-data.ts'
import { cardsOfMeals } from '../catalogue/meal-cards.server.ts'
import type { Meal } from '../meal.ts'
import { type Candidate, chooseSwaps, type Gain, type Swap, sameCalories } from './swap-ideas.ts'
import { mealsNear } from './swaps.db.server.ts'

/** A swap as a page shows it. */
export type ShownSwap = Pick<MealCardData, 'slug' | 'title' | 'image' | 'imageUrl' | 'calories'> & {
  gains: Gain[]
}

/** Up to three published meals with about the same calories and a clearly better figure. */
export async function findSwaps(app: App, meal: Meal): Promise<Swap[]> {
  const { calories } = meal.nutritionData
  if (calories <= 0) return []
  const near = await mealsNear(app.db, {
    calories,
    low: calories * (1 - sameCalories),
    high: calories * (1 + sameCalories),
  })
  return chooseSwaps(asCandidate(meal), near)
}

/** The same with title and picture. */
export async function listSwaps(app: App, meal: Meal): Promise<ShownSwap[]> {
  const swaps = await findSwaps(app, meal)
  const cards = await cardsOfMeals(
    app,
    swaps.map(({ id }) => id),
  )
  return cards.map(({ id, slug, title, image, imageUrl, calories }) => ({
    ...{ slug, title, image, imageUrl, calories },
    gains: swaps.find((swap) => swap.id === id)?.gains ?? [],
  }))
}

function asCandidate({ _id, mealType, nutritionData, missing }: Meal): Candidate {
  const { calories, protein, fiber, sodium } = nutritionData
  return { id: _id, mealTypeId: mealType?._id ?? null, calories, protein, fiber, sodium, missing }
}

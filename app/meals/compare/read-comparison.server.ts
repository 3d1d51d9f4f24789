import type { App } from '#platform/app.ts'
import type { MealCardData } from '../catalogue/meal-card-data.ts'
import { cardsOfMeals, listMealCards } from '../catalogue/meal-cards.server.ts'
import type { Meal } from '../meal.ts'
import { findSwaps } from '../swaps/find-swaps.server.ts'
import { mostCompared, readCompared } from './compare-address.ts'
import { findCompared, toCompared } from './compare-meals.server.ts'

/** How many meals are offered to be added. */
const mostOffered = 6

/** What the page of a comparison shows: its meals, slugs without one, and meals to add. */
export async function readComparison(app: App, params: URLSearchParams) {
  const { slugs, search } = readCompared(params)
  const { meals, missing } = await findCompared(app, slugs)
  const offered = await offeredMeals(app, meals, search)
  return { meals: meals.map(toCompared), missing, search, offered }
}

/** The meals that match the search; without one, what may take the place of a single meal, then the newest. */
async function offeredMeals(app: App, meals: Meal[], search: string): Promise<MealCardData[]> {
  if (meals.length >= mostCompared || (search === '' && meals.length > 1)) return []
  const [first] = meals
  const swaps = first && search === '' ? await swapCards(app, first) : []
  const found = await listMealCards(app, { search, page: 1, limit: mostOffered + mostCompared })
  const known = new Set([...meals, ...swaps].map(({ slug }) => slug))
  const others = found.meals.filter(({ slug }) => !known.has(slug))
  return [...swaps, ...others].slice(0, mostOffered)
}

async function swapCards(app: App, meal: Meal): Promise<MealCardData[]> {
  const swaps = await findSwaps(app, meal)
  const cards = await cardsOfMeals(
    app,
    swaps.map(({ id }) => id),
  )
  return cards.map(({ id: _, ...card }) => card)
}

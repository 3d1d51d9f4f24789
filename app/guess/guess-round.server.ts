import { createHash } from 'node:crypto'
import type { Meal } from '#app/meals/meal.ts'
import { publishedMeals, receiptMealIds } from '#app/meals/receipt-meals.server.ts'
import { roundFigure } from '#app/nutrition/round-nutrition.ts'
import type { App } from '#platform/app.ts'
import type { GuessMeal, GuessRound } from './guess-round.ts'
import { roundSize } from './round.ts'

/** Rounds are drawn from the newest meals, so that their cost does not grow with the site. */
const newest = 1000

/** Meals are read so many at a time, until enough have a picture; after `mostRead` the round is shorter. */
const readAtOnce = 20
const mostRead = 100

/** How many foods are named in an answer. */
const namedFoods = 4

/**
 * Up to ten plates, the same ones for the same seed. Each seed orders the meals by a hash of its own, so that a
 * new meal replaces at most one of a round.
 */
export async function drawRound(app: App, seed: string): Promise<GuessRound> {
  const ids = (await receiptMealIds(app, newest))
    .map((id) => ({ id, lot: lotOf(seed, id) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ id }) => id)
    .slice(0, mostRead)
  const meals: GuessMeal[] = []
  for (let read = 0; read < ids.length && meals.length < roundSize; read += readAtOnce) {
    const some = await publishedMeals(app, ids.slice(read, read + readAtOnce))
    meals.push(...some.flatMap(toGuess))
  }
  return { seed, meals: meals.slice(0, roundSize) }
}

const lotOf = (seed: string, id: string) =>
  createHash('sha1').update(`${seed} ${id}`).digest('latin1')

/** Nothing for a meal whose picture is not ready, or whose figures somebody has just set by hand. */
function toGuess({ slug, title, image, imageUrl, nutritionData, range, ...meal }: Meal) {
  if (!image || meal.nutritionSource !== 'computed' || meal.items.length === 0) return []
  const foods = meal.items
    .map(({ food, grams, nutritionData: { calories } }) => ({
      food,
      grams,
      calories: roundFigure('calories', calories),
    }))
    .sort((one, other) => other.calories - one.calories)
    .slice(0, namedFoods)
  const { calories } = nutritionData
  return [{ slug, title, image, imageUrl, calories, range: range?.calories ?? null, foods }]
}

import { slugOf } from '#app/nutrition/foods/food.ts'
import type { FoodGroup, Item } from '#app/nutrition/nutrition.ts'
import type { ReadPlate } from './diets.ts'

/** The meal types that every site starts with, by their slugs. */
export const mealTimes = ['breakfast', 'lunch', 'dinner', 'snacks'] as const

export type MealTime = (typeof mealTimes)[number]

/** Words of a sentence that name the time themselves. */
const saidTimes: readonly [RegExp, MealTime][] = [
  [/\b(?:breakfast|brunch)\b/i, 'breakfast'],
  [/\blunch(?:time)?\b/i, 'lunch'],
  [/\b(?:dinner|supper)\b/i, 'dinner'],
  [/\bsnacks?\b/i, 'snacks'],
]

/** A snack has at most this much energy (kcal), nearly all of it from foods of these groups. */
const snack = {
  energy: 400,
  share: 0.7,
  groups: ['snack', 'sweet', 'fruit', 'nut', 'drink'] as readonly FoodGroup[],
}

/** Foods that are typical of a time, and how much more their energy counts than that of others. */
const typical: readonly { time: MealTime; weight: number; names: RegExp; groups: FoodGroup[] }[] = [
  {
    time: 'breakfast',
    weight: 2,
    names:
      /^oat|oatmeal|overnight-oats|porridge|muesli|granola|pancake|waffle|french-toast|bagel|croissant|english-muffin|scrambl|omelet|hash-brown|yogurt|idli|dosa|paratha|puri|congee|shakshuka|breakfast/,
    groups: ['egg', 'cereal'],
  },
  {
    time: 'lunch',
    weight: 1.5,
    names: /sandwich|wrap|salad|burrito|quesadilla|sushi|bowl|panini|falafel|hummus|pita|soup/,
    groups: ['soup'],
  },
  {
    time: 'dinner',
    weight: 1,
    names: /curry|stew|roast|casserole|lasagna|biryani|pizza/,
    groups: ['meat', 'poultry', 'fish', 'shellfish', 'pasta', 'grain', 'potato', 'legume', 'dish'],
  },
]

/** The time at which a plate is usually eaten: by its words, or else by the energy of its foods. */
export function mealTimeOf({ text, items, figures }: ReadPlate): MealTime | null {
  const said = saidTimes.find(([words]) => words.test(text))?.[1]
  if (said) return said
  if (items.length === 0) return null
  if (isSnack(items, figures.calories)) return 'snacks'
  const energy = new Map<MealTime, number>()
  for (const item of items) {
    const kind = kindOf(item)
    if (!kind) continue
    const before = energy.get(kind.time) ?? 0
    energy.set(kind.time, before + item.nutritionData.calories * kind.weight)
  }
  const [most] = [...energy].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? 'dinner'
}

/** Names come before groups: "Chicken salad" is eaten at noon, though chicken is for the evening. */
function kindOf({ food, group }: Item) {
  const slug = slugOf({ name: food })
  return (
    typical.find(({ names }) => names.test(slug)) ??
    typical.find(({ groups }) => groups.includes(group))
  )
}

function isSnack(items: readonly Item[], calories: number): boolean {
  if (calories > snack.energy) return false
  const light = items
    .filter(({ group }) => snack.groups.includes(group))
    .reduce((sum, { nutritionData }) => sum + nutritionData.calories, 0)
  return light >= snack.share * calories
}

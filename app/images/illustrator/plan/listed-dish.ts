import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import type { PlateIngredient } from './plan.ts'

/** The words of a prompt before what it lists of a dish: "smoothie" of "smoothie: 1 banana, 200 ml milk". */
const beforeContents = (prompt: string): string =>
  prompt.split(/\b(?:with|from|made|of)\b|[:,(]|\s[-–]\s/i)[0] ?? ''

const shake = /\b(smoothie|milkshake|shake)\b/i
const eggDish = /\b(omelett?e?|scrambled eggs?)\b/i

/** Groups of what is mixed into a drink. */
const blended = new Set<FoodGroup>([
  'fruit',
  'dairy',
  'drink',
  'nut',
  'cereal',
  'sweet',
  'leafy',
  'vegetable',
])

/** Shakes by what is in them, the one that gives most of the colour first. */
const colours: readonly [food: RegExp, drink: string][] = [
  [/spinach|kale/, 'green smoothie'],
  [/berr(y|ies)/, 'berry smoothie'],
  [/cocoa|chocolate/, 'chocolate milkshake'],
  [/mango/, 'mango smoothie'],
  [/banana/, 'banana smoothie'],
]

/**
 * A shake or an omelet that is counted by its ingredients, since these have amounts, as the dish that the prompt names:
 * "smoothie with 1 banana and 200 ml milk" is one glass.
 */
export function listedDish(
  ingredients: readonly PlateIngredient[],
  prompt: string,
): PlateIngredient[] {
  const head = beforeContents(prompt)
  const isCounted = (dish: RegExp) =>
    ingredients.some(({ said, name }) => dish.test(said ?? name) || dish.test(name))
  if (shake.test(head) && !isCounted(shake)) return asShake(ingredients)
  const [dish] = eggDish.exec(head) ?? []
  if (!dish || isCounted(eggDish)) return [...ingredients]
  return ingredients.map((one) => (one.name === 'Egg' ? beaten(one, dish) : one))
}

function asShake(ingredients: readonly PlateIngredient[]): PlateIngredient[] {
  const inside = ingredients.filter(({ group }) => blended.has(group))
  if (inside.length === 0) return [...ingredients]
  const names = inside.map(({ name }) => name.toLowerCase()).join(', ')
  const [, name = 'milkshake'] = colours.find(([food]) => food.test(names)) ?? []
  const grams = inside.reduce((sum, one) => sum + one.grams, 0)
  return [{ name, group: 'drink', grams }, ...ingredients.filter((one) => !inside.includes(one))]
}

const beaten = ({ grams }: PlateIngredient, name: string): PlateIngredient => ({
  name,
  group: 'egg',
  grams,
})

import { partNamed } from '../../foods/dish-parts.ts'
import { nameWords } from '../../foods/food-names.ts'
import type { FoodGroup } from '../../nutrition.ts'
import { isStated } from '../make-mentions.ts'
import type { Mention } from '../mention.ts'

/** Groups of foods whose names tell what is in them. */
export const dishes: ReadonlySet<FoodGroup> = new Set(['dish', 'soup', 'leafy'])

/** Groups of what stands in a list of ingredients and is none. */
const besideDishes: ReadonlySet<FoodGroup> = new Set(['drink', 'soup', 'dish'])

/** Groups of what is served beside a dish: "chicken curry: rice, naan" lists no ingredients. */
const served: ReadonlySet<FoodGroup> = new Set([
  ...besideDishes,
  'grain',
  'pasta',
  'bread',
  'potato',
  'snack',
  'fruit',
  'sweet',
  'fat',
  'dairy',
  'sauce',
])

/** What is not counted of a dish and the list behind it: the dish, or these parts of it. */
type Uncounted = { dish: boolean; parts: Mention[] }

const theDish: Uncounted = { dish: true, parts: [] }

/**
 * Handles a list behind a food, in brackets, behind a colon, or plain: "caesar salad (romaine, croutons)",
 * "greek salad: tomatoes, feta", "fish (cod)". Null without a list.
 */
export const listedBehind = (
  mention: Mention,
  near: readonly Mention[],
  text: string,
): Uncounted | null =>
  mention.bracket > 0
    ? null
    : (ingredientsListed(mention, near, text) ?? bracketBehind(mention, near))

/** The ingredients of a named dish that have no amounts are the dish. Null where a text lists none. */
function ingredientsListed(
  mention: Mention,
  near: readonly Mention[],
  text: string,
): Uncounted | null {
  const [first] = near
  if (!first) return null
  // a time of day has a colon, too
  const colon = /^\s*:(?!\d)/.test(text.slice(mention.end, first.start))
  const opens = first.bracket > 0 || colon
  const behind = opens ? near : near.slice(0, partsInRow(mention, near))
  const parts = behind.filter(({ bracket, link }) => bracket === first.bracket && link !== 'start')
  if (colon && isFruitSalad(mention) && parts.every(({ food }) => food.group === 'fruit')) {
    return isMeasured(mention) ? { dish: false, parts } : theDish
  }
  if (parts.length < 2 || parts.some(isMeasured)) return null
  if (!isNamedDish(mention)) return colon && dishes.has(mention.food.group) ? theDish : null
  if (parts.every(({ food }) => served.has(food.group))) return { dish: false, parts: [] }
  return { dish: false, parts: parts.filter(({ food }) => !besideDishes.has(food.group)) }
}

/**
 * Brackets have the kind of a food ("fish (cod)"), its ingredients ("salad (lettuce, tomato)"), or the contents of a
 * weighed dish. Null without brackets.
 */
function bracketBehind(mention: Mention, near: readonly Mention[]): Uncounted | null {
  const [first] = near
  if (!first || first.bracket === 0) return null
  const parts = near.filter(({ bracket }) => bracket === first.bracket)
  if (parts.some(isMeasured)) return null
  if (isMeasured(mention)) return { dish: false, parts }
  const isKind = parts.length === 1 && first.food.group === mention.food.group
  return isKind || parts.length > 1 ? theDish : null
}

const isMeasured = ({ amount, weight }: Mention) => isStated(amount) || weight !== null

/** True for a salad of fruits: the fruits behind its colon are the salad. */
const isFruitSalad = ({ food, words }: Mention) => food.group === 'fruit' && words.includes('salad')

/** True for a dish called by its name of two or more words, which tells what is in it; "a salad" does not. */
function isNamedDish({ food, words }: Mention): boolean {
  if (words.length < 2 || !dishes.has(food.group)) return false
  const names = food.group === 'leafy' ? [food.name] : [food.name, ...food.aliases]
  return names.some((name) => {
    const named = nameWords(name)
    return named.length > 1 && named.every((word) => words.includes(word))
  })
}

/** How many foods right behind a dish are parts of it in a plain list: "caesar salad, croutons, parmesan". */
function partsInRow(dish: Mention, near: readonly Mention[]): number {
  const end = near.findIndex((part) => part.link !== 'list' || !partNamed(dish.food, part.words))
  return end < 0 ? near.length : end
}

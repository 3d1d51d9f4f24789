import { partNamed } from '../../foods/dish-parts.ts'
import type { Food } from '../../foods/food.ts'
import type { Foods } from '../../foods/foods.ts'
import type { FoodGroup } from '../../nutrition.ts'
import { isStated } from '../make-mentions.ts'
import type { Mention } from '../mention.ts'
import { statedPortion } from '../portions.ts'
import { isNamedFor, ownFoods } from './own-foods.ts'

/** Most parts of a dish; it keeps long lists fast. */
const mostParts = 12

const dishes = new Set<FoodGroup>([
  'dish',
  'soup',
  'drink',
  'leafy',
  'cereal',
  'egg',
  'sweet',
  'bread',
  'snack',
])
/** Groups that are served beside a dish, not in it. */
const beside = new Set<FoodGroup>(['drink', 'snack', 'soup', 'dish', 'sweet'])
/** Groups that are served beside a dish unless the text says that they are in it. */
const sides = new Set<FoodGroup>(['grain', 'bread', 'pasta', 'potato'])
/** Groups that are eaten with something on them: "a croissant with butter and jam". */
const spread = new Set<FoodGroup>(['bread', 'snack'])
const breads = /bread|bun|tortilla|pita/

/**
 * Counts a dish once: "a 300 g burrito with rice and beans" is the burrito, "a salad of 80 g spinach and
 * 40 g feta" its parts, "a wrap with 80 g tuna" a tortilla and the tuna.
 */
export function resolveContents(foods: Foods, mentions: readonly Mention[]): Mention[] {
  const left: Mention[] = []
  for (let i = 0; i < mentions.length; i++) {
    const dish = mentions[i]
    if (!dish) continue
    const parts = partsBehind(mentions, i)
    const made =
      dishes.has(dish.food.group) ||
      dish.food.traits.has('container') ||
      ((parts[0]?.inside || parts[0]?.link === 'aside') && dish.food.group === 'grain')
    if (parts.length === 0 || !made || dish.set) {
      left.push(dish)
      continue
    }
    left.push(...countedOnce(foods, dish, parts))
    i += parts.length
  }
  return left
}

/** What is counted of a dish and the parts behind it. */
function countedOnce(foods: Foods, dish: Mention, parts: readonly Mention[]): Mention[] {
  const weighed = parts.filter((part) => isStated(part.amount) || part.weight)
  if (isUnnamed(dish) && isFilling(parts[0])) return [...wrappingOf(foods, dish, parts), ...parts]
  if (weighed.some((part) => isMain(dish, part))) return [...parts]
  if (isMeasured(dish)) {
    const inside = parts[0]?.inside === true
    if (inside && isSum(dish, weighed)) return [...parts]
    const filled = inside || (dish.joins && !spread.has(dish.food.group))
    const own = filled ? [] : ownFoods(dish, parts)
    return [dish, ...parts.filter((part) => !isWithin(dish, part, filled) || own.includes(part))]
  }
  if (dish.food.traits.has('bowl') && parts.length > (dish.joins ? 1 : 2) && weighed.length === 0) {
    return [dish, ...parts.filter((part) => beside.has(part.food.group) || isAddedTo(dish, part))]
  }
  if (isList(dish, parts, weighed)) return [...wrappingOf(foods, dish, parts), ...parts]
  return [
    dish,
    ...parts.filter((part) => !isWithin(dish, part, part.inside) || !isMade(dish, part)),
  ]
}

/** The foods right after a dish that "with" or "filled with" joins to it. */
function partsBehind(mentions: readonly Mention[], i: number): Mention[] {
  const dish = mentions[i]
  const parts: Mention[] = []
  for (const part of mentions.slice(i + 1, i + 1 + mostParts)) {
    if (part.sentence !== dish?.sentence || part.link === 'start' || isSide(part)) break
    // "a wrap stuffed with turkey, lettuce and tomato": what follows without an amount is in it too
    const more = dish.joins && part.link === 'list' && !isStated(part.amount)
    const opens = part.bracket > 0 && part.bracket !== dish.bracket && isStated(part.amount)
    if (parts.length === 0 && part.link !== 'with' && !part.inside && !more && !opens) break
    if (dish.joins && isStated(part.amount) && parts[0]?.link === 'list') break
    parts.push(part)
  }
  return parts
}

/** True for the fries of "a burger with cheese and a side of fries". */
const isSide = ({ amount }: Mention) => amount?.unit?.name === 'side'

/** True when the text states the amount of a dish, unlike "a salad" or "a bowl of soup". */
export function isMeasured({ amount, weight, food }: Mention): boolean {
  if (weight) return true
  if (!isStated(amount) || !amount) return false
  const vessel = vessels.has(amount.unit?.name ?? '')
  return !(food.traits.has('container') && amount.weak && vessel)
}

const vessels = new Set(['bowl', 'plate', 'glass', 'mug', 'serving'])

/** True when the parts together weigh about as much as the stated amount of the dish. */
function isSum(dish: Mention, weighed: readonly Mention[]): boolean {
  const whole = statedPortion(dish)?.grams ?? 0
  const grams = weighed.reduce((sum, part) => sum + (statedPortion(part)?.grams ?? 0), 0)
  return weighed.length > 1 && grams > whole * 0.6 && grams < whole * 1.2
}

/** Groups of what crisps are dipped into. */
const dips = new Set<FoodGroup>(['sauce', 'legume', 'dairy', 'dish'])

/** Groups of what lies on a wrapped dish: "a quesadilla with 2 tbsp sour cream" lists nothing of it. */
const laid = new Set<FoodGroup>(['sauce', 'fat', 'herb'])
const spoons = new Set(['tbsp', 'tsp', 'dollop', 'spoonful', 'drizzle'])

/** True for what lies on or in a wrapped dish by the spoon, and tells nothing of its other contents. */
export const isLaidOn = ({ food, amount }: Mention) =>
  laid.has(food.group) || (food.group === 'dairy' && spoons.has(amount?.unit?.name ?? ''))

/** Foods that milk is poured on or into. */
const poured = new Set<FoodGroup>(['cereal', 'drink'])

const grains = new Set<FoodGroup>(['cereal', 'grain'])

const isWeighed = ({ amount, weight }: Mention) =>
  weight !== null || amount?.unit?.kind === 'weight' || amount?.pack != null

/** True for a part that the dish's amount includes. */
function isWithin(dish: Mention, part: Mention, filled: boolean): boolean {
  if (isStated(part.amount) || part.weight) return false
  // "a 2 egg omelet with spinach": the eggs are counted, and the spinach comes on top
  if (dish.amount?.unit?.name === 'egg') return part.food.group === 'egg'
  const apart = !part.inside && !dish.food.traits.has('wrapped')
  if (part.food.traits.has('relish') && apart) return false
  if (dish.food.group === 'snack' && !part.inside && dips.has(part.food.group)) return false
  // USDA's cereal is without milk, and tea too
  if (poured.has(dish.food.group) && part.food.group === 'dairy') return false
  if (filled && part.food.group !== 'drink') return true
  // a cup of oatmeal is measured before the raisins are on it
  const bowl = dish.food.traits.has('porridge') && grains.has(dish.food.group)
  if (bowl && !isWeighed(dish)) return false
  const { group } = part.food
  const mixed = group === 'potato' && (dish.food.traits.has('mixed') || dish.food.group === 'soup')
  return dish.food.group !== 'bread' && !beside.has(group) && (mixed || !sides.has(group))
}

/** True for the guacamole of "burrito bowl with beans, guac, no cheese", which is counted by its parts and has none. */
const isAddedTo = ({ food, without }: Mention, part: Mention): boolean =>
  without.length > 0 && partNamed(food, part.words) === undefined && !part.food.traits.has('bowl')

/** True for a part that the dish's figures include: the noodles of a pho, the cheddar of a mac and cheese. */
function isMade(dish: Mention, part: Mention): boolean {
  return (
    dish.food.parts.some(({ id }) => id === part.food.id) ||
    (dish.food.traits.has('mixed') && partNamed(dish.food, part.words) !== undefined) ||
    isNamedFor(dish, part) ||
    (part.inside && dish.food.group === 'dish')
  )
}

/** True for one sandwich of which only the parts behind it tell what it is: "a sandwich with salami and brie". */
function isUnnamed({ food, amount, weight }: Mention): boolean {
  return food.traits.has('unnamed') && !weight && (!amount || (amount.value === 1 && !amount.size))
}

/** Groups of what a sandwich is named for. */
const sandwichFillings = new Set<FoodGroup>([
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'cheese',
])

/** True for the salami of "a sandwich with salami", not for what has an article of its own: "with a boiled egg". */
const isFilling = (part: Mention | undefined): boolean =>
  part !== undefined &&
  sandwichFillings.has(part.food.group) &&
  (!part.amount || isStated(part.amount))

/** True for the eggs of an omelet and the powder of a protein shake, of which each is made. */
function isMain({ food: dish, amount, weight }: Mention, { food, words }: Mention): boolean {
  if (weight || (amount && amount.value !== 1)) return false
  if (dish.traits.has('beaten')) return food.group === 'egg' && words.length === 1
  return dish.traits.has('stirred') && food.traits.has('powder')
}

/** True when the text lists the ingredients of the dish with amounts. */
function isList(dish: Mention, parts: readonly Mention[], weighed: readonly Mention[]): boolean {
  if (
    weighed.length === 0 ||
    !(dish.food.traits.has('container') || dish.food.traits.has('porridge'))
  )
    return false
  // "porridge topped with 1/2 banana" tells nothing of the oats
  const bowl = dish.food.traits.has('porridge') && grains.has(dish.food.group)
  if (bowl && !weighed.some(({ food }) => grains.has(food.group))) return false
  if (parts[0]?.inside || parts[0]?.link === 'aside') return true
  if (dish.food.traits.has('wrapped'))
    return (
      weighed.some((part) => !isDrunk(part) && !isLaidOn(part)) &&
      parts.every((part) => !beside.has(part.food.group) || isDrunk(part))
    )
  const own = parts.filter(({ food }) => !beside.has(food.group) || isAlike(dish.food, food))
  const soupSides = dish.food.group === 'soup' && parts.some((part) => sides.has(part.food.group))
  if (own.length < parts.length || weighed.length < 2 || soupSides) return false
  const grams = weighed.reduce((sum, part) => sum + (statedPortion(part)?.grams ?? 0), 0)
  return grams >= dish.food.serving * 0.6
}

/** True for foods of one group, and for all that is drunk: the oat milk of a shake. */
const isAlike = (dish: Food, part: Food): boolean =>
  dish.group === part.group || (drinks.has(dish.group) && drinks.has(part.group))

/** True for "a glass of milk", which is beside a sandwich. */
const isDrunk = ({ amount, food }: Mention) =>
  drunkFrom.has(amount?.unit?.name ?? '') && drinks.has(food.group)
const drunkFrom = new Set(['glass', 'mug', 'bottle', 'carton'])
const drinks = new Set(['drink', 'dairy'])

/** The bread or tortilla of a dish that is counted by its contents. */
export function wrappingOf(foods: Foods, dish: Mention, parts: readonly Mention[]): Mention[] {
  if (!dish.food.traits.has('wrapped') || parts.some((part) => part.food.group === 'bread'))
    return []
  const part = dish.food.parts.find(({ id }) => breads.test(id))
  const food: Food | undefined = part && foods.find(part.id)
  return food ? [{ ...dish, food, others: [], amount: null, weight: null }] : []
}

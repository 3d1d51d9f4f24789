import { partNamed } from '../../foods/dish-parts.ts'
import { nameWords } from '../../foods/food-names.ts'
import type { FoodGroup } from '../../nutrition.ts'
import type { Mention } from '../mention.ts'

/** Groups of what is filled into dough, which a word after "with" tells: "6 dumplings with pork". */
const fillings = new Set<FoodGroup>([
  'vegetable',
  'potato',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'cheese',
  'herb',
])

/** Fillings that lie on a bowl of something mixed: cheese on a chili. */
const laidOn = new Set<FoodGroup>(['cheese', 'egg'])

/** Groups whose name in the name of a dish means a food of the group, unlike "sweet" of sweet potatoes. */
const kinds = new Set<FoodGroup>(['cheese', 'egg', 'fish', 'meat', 'fruit', 'vegetable', 'potato'])

/** Groups of what is counted in pieces. Sweets have only drinks, creams and what has an article beside them. */
const inPieces = new Set<FoodGroup>(['dish', 'egg', 'sweet', 'snack', 'bread', 'cereal'])
const besideSweets = new Set<FoodGroup>(['dairy', 'drink', 'cheese'])
const buttered = new Set<FoodGroup>(['bread', 'sweet'])
const butters = new Set(['butter', 'ghee', 'margarine'])
const besideWrapped = new Set<FoodGroup>(['potato', 'sauce', 'leafy', 'fruit', 'dairy'])

/**
 * The foods after "with" that are eaten beside a counted number of pieces: the banana of "3 pancakes with a
 * banana", the chutney of "2 samosas with chutney". A weight or volume of a dish includes what is named
 * after it, except cold sauces.
 */
export function ownFoods(dish: Mention, parts: readonly Mention[]): Mention[] {
  if (isServed(dish)) return parts.filter((part) => isOnTop(dish, part))
  if (!isCounted(dish)) return []
  return parts.filter((part) => isOwn(dish, part) || isOfSalad(dish, parts, part))
}

/** True for the tomato of "3 slices of pizza with lettuce and tomato", which is not the sauce of the pizza. */
export function isOfSalad(dish: Mention, parts: readonly Mention[], part: Mention): boolean {
  const before = parts[parts.indexOf(part) - 1]
  if (before?.food.group !== 'leafy' || part.food.group !== 'vegetable') return false
  return isCounted(dish) && isOwn(dish, before)
}

/** True for "3 pancakes" and "2 slices of pizza", not for "200 g of pizza" or "a bowl of soup". */
function isCounted({ food, amount, weight }: Mention): boolean {
  if (!inPieces.has(food.group) || !amount || weight || amount.pack) return false
  return !amount.unit || amount.unit.name === 'slice' || amount.unit.name === 'piece'
}

/** True for a bowl or plate of a dish, which says how it is served and not how much of it. */
function isServed({ amount, weight }: Mention): boolean {
  const vessel = amount?.unit?.name ?? ''
  return !weight && amount?.weak === true && (vessel === 'bowl' || vessel === 'plate')
}

/**
 * True for the egg of "a bowl of ramen with egg", not for the beans of a chili, nor for the cheddar of "a bowl of
 * mac and cheese with cheddar", which is the cheese that the dish is named for.
 */
function isOnTop(mention: Mention, part: Mention): boolean {
  const { food: dish } = mention
  const { food, words } = part
  if (dish.parts.some(({ id }) => id === food.id) || partNamed(dish, words)) return false
  if (isNamedFor(mention, part)) return false
  return !dish.traits.has('mixed') || laidOn.has(food.group) || !fillings.has(food.group)
}

/** True when the name of a dish has a part without an amount, or the group of it: "macaroni and cheese" and cheddar. */
export function isNamedFor({ food: dish }: Mention, { food, words, amount }: Mention): boolean {
  const named = nameWords(dish.name)
  const { group } = food
  return (
    !amount && (named.includes(words.at(-1) ?? '') || (kinds.has(group) && named.includes(group)))
  )
}

/** True for a food that the dish does not contain. */
function isOwn({ food: dish }: Mention, { food, words, amount, inside }: Mention): boolean {
  const { traits } = dish
  // the butter on a slice of banana bread, beside the butter in it
  if (buttered.has(dish.group) && !inside && butters.has(words.at(-1) ?? '')) return true
  if (dish.parts.some(({ id }) => id === food.id) || partNamed(dish, words)) return false
  // with an article of its own: "a banana", "a salad"
  if (amount) return true
  if (dish.group === 'snack' || dish.group === 'bread' || dish.group === 'cereal') return true
  if (dish.group === 'sweet') return besideSweets.has(food.group)
  if (traits.has('wrapped')) return besideWrapped.has(food.group)
  if (traits.has('mixed')) return false
  if (traits.has('container')) return food.group === 'leafy' || food.group === 'fruit'
  return dish.group === 'egg' || traits.has('surface') || !fillings.has(food.group)
}

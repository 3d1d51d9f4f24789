import { wordTable } from '#platform/text/word-table.ts'
import type { DishPart, Food } from './food.ts'

/** Other words for a part of a dish. */
const otherWords = wordTable<string>({
  'hamburger-bun': 'bread roll',
  'hot-dog-bun': 'bread roll',
  bread: 'crust base toast roll bun',
  'dinner-roll': 'pav bun',
  'pita-bread': 'wrap',
  'flour-tortilla': 'wrap shell',
  'corn-tortilla': 'wrap shell',
  'beef-patty': 'meat burger',
  'chicken-patty': 'meat',
  'ground-beef': 'meat',
  'veggie-burger-patty': 'meat burger',
  'american-cheese': 'cheddar',
  mozzarella: 'cheese',
  'cheddar-cheese': 'cheddar',
  parmesan: 'cheese',
  mayonnaise: 'sauce',
  ketchup: 'sauce',
  tzatziki: 'sauce yogurt',
  'tomato-sauce': 'tomato',
  'meat-sauce': 'ragu mince bolognese',
  spaghetti: 'pasta noodle',
  lettuce: 'salad',
  'romaine-lettuce': 'salad',
  'refried-beans': 'bean',
  'chicken-broth': 'soup stock',
  'beef-broth': 'soup stock',
  'caesar-dressing': 'sauce',
  'hot-dog-sausage': 'sausage frankfurter meat',
  lamb: 'meat',
  salmon: 'fish',
})

/** The part of a dish that some words name ("the bread" of a burger is its bun), or undefined. */
export function partNamed(food: Food, words: readonly string[]): DishPart | undefined {
  const last = words.at(-1) ?? ''
  return food.parts.find(({ id }) => isCalled(id, last))
}

/** Meats that dishes are named for, with the food that is in them. */
const namedMeats = wordTable<string>({
  chicken: 'chicken',
  beef: 'beef',
  steak: 'beef-steak',
  pork: 'pork',
  lamb: 'lamb',
  turkey: 'turkey-breast',
  shrimp: 'shrimp',
  prawn: 'shrimp',
  tofu: 'tofu',
})
const meatParts = new Set(['ground-beef', 'chicken', 'lamb', 'pork', 'beef'])

/** The parts of a dish with the meat that its words name in place of the usual one: "chicken burrito". */
export function partsNamed({ parts }: Food, words: readonly string[]): readonly DishPart[] {
  const meat = words.map((word) => namedMeats[word]).find((id) => id !== undefined)
  if (!meat || parts.some(({ id }) => id === meat)) return parts
  return parts.map((part) => (meatParts.has(part.id) ? { ...part, id: meat } : part))
}

function isCalled(id: string, word: string): boolean {
  const own = id.split('-').map((part) => part.replace(/s$/, ''))
  const names = [own.at(-1), ...(otherWords[id]?.split(' ') ?? [])]
  return names.includes(word.replace(/s$/, ''))
}

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

function isCalled(id: string, word: string): boolean {
  const own = id.split('-').map((part) => part.replace(/s$/, ''))
  const names = [own.at(-1), ...(otherWords[id]?.split(' ') ?? [])]
  return names.includes(word.replace(/s$/, ''))
}

import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import { animal } from './foods/animal.ts'
import { assembled } from './foods/assembled.ts'
import { bakes } from './foods/bakes.ts'
import { bowls } from './foods/bowls.ts'
import { cutFruit } from './foods/cut-fruit.ts'
import { dishes } from './foods/dishes.ts'
import { drinks } from './foods/drinks.ts'
import { fish } from './foods/fish.ts'
import type { Food } from './foods/food.ts'
import { fruit } from './foods/fruit.ts'
import { greens } from './foods/greens.ts'
import { meatless } from './foods/meatless.ts'
import { nuts } from './foods/nuts.ts'
import { pantry } from './foods/pantry.ts'
import { pastaDishes } from './foods/pasta-dishes.ts'
import { porridge } from './foods/porridge.ts'
import { soups } from './foods/soups.ts'
import { staples } from './foods/staples.ts'
import { stewed } from './foods/stewed.ts'
import { vegetables } from './foods/vegetables.ts'

const foods: Food[] = [
  ...staples,
  ...bakes,
  ...vegetables,
  ...greens,
  ...stewed,
  ...fruit,
  ...cutFruit,
  ...nuts,
  ...fish,
  ...animal,
  ...meatless,
  ...pantry,
  ...dishes,
  ...bowls,
  ...soups,
  ...porridge,
  ...assembled,
  ...drinks,
  ...pastaDishes,
]

type Name = { words: string[]; food: Food }

/** Names of whole families: anything more exact in the food's name comes first. */
const generic = new Set(
  'bread cheese sauce bean fish rice noodle pasta egg beef chicken turkey pork oil berry pepper onion potato fruit vegetable nut seed herb spice salad cereal cake cream drink juice soup dip'.split(
    ' ',
  ),
)

/** All names, longest first, so that "sweet potato fries" is not taken for a potato. */
const names: Name[] = foods
  .flatMap((food) => food.words.split(',').map((text) => ({ words: stems(text), food })))
  .sort((a, b) => weight(b) - weight(a) || letters(b) - letters(a))

/** Drawing of the nearest family for foods that have none of their own. */
const nearest: Record<FoodGroup, string> = {
  grain: 'rice',
  pasta: 'penne',
  bread: 'bread',
  cereal: 'granola',
  potato: 'potato',
  leafy: 'mixed salad',
  vegetable: 'vegetable',
  legume: 'bean',
  fruit: 'fruit',
  nut: 'nut',
  meat: 'beef',
  poultry: 'chicken',
  fish: 'white fish',
  shellfish: 'shrimp',
  egg: 'egg',
  dairy: 'yogurt',
  cheese: 'cheese',
  sauce: 'sauce',
  fat: 'oil',
  herb: 'herb',
  soup: 'soup',
  drink: 'drink',
  sweet: 'cookie',
  snack: 'cracker',
  dish: 'stew',
}

/** The drawing that bears one of the food's own names, if any. */
export function namedFood(name: string): Food | undefined {
  const said = new Set(stems(name))
  return names.find(({ words }) => words.every((word) => said.has(word)))?.food
}

/** The drawing for a food: by the words of its name, else the nearest family of its group. */
export function drawingOf(name: string, group: FoodGroup): Food {
  const food = namedFood(name) ?? namedFood(nearest[group]) ?? foods[0]
  if (!food) throw new Error('The food tables are empty')
  return food
}

/** Words of a name in lower case without plural endings: "Tomatoes, cherry" gives tomato, cherry. */
function stems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word.length > 1)
    .map(singular)
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** More words win; among as many, a dish wins over what is in it: tomato soup is a soup. */
function weight({ words, food }: Name): number {
  const dish = ['wet', 'whole', 'drink'].includes(food.role) ? 0.5 : 0
  const vague = words.length === 1 && generic.has(words[0] ?? '') ? 0.3 : 0
  return words.length + dish - vague
}

function letters({ words }: Name): number {
  return words.join('').length
}

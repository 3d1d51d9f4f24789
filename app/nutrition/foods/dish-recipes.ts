import { type DishPart, type Food, slugOf } from './food.ts'
import type { FoodGroup } from './food-kinds.ts'

/**
 * Parts of composed dishes, by patterns of their names. They are needed when a text excludes a part ("no bun")
 * or repeats one ("ramen, ate the noodles"). Shares are in hundredths of the weight, rounded from USDA's recipes
 * (FNDDS 2017-2018) without small parts. The first matching pattern counts.
 */
const recipes: [RegExp, string][] = [
  [
    /double-cheeseburger|big-mac|quarter-pounder|whopper/,
    'hamburger-bun 30, beef-patty 45, american-cheese 12, lettuce 6, ketchup 7',
  ],
  [/cheeseburger/, 'hamburger-bun 38, beef-patty 38, american-cheese 10, lettuce 8, ketchup 6'],
  [/hamburger$/, 'hamburger-bun 42, beef-patty 42, lettuce 10, ketchup 6'],
  [
    /turkey-burger|veggie-burger/,
    'hamburger-bun 42, veggie-burger-patty 42, lettuce 10, ketchup 6',
  ],
  [
    /chicken-burger|grilled-chicken-sandwich/,
    'hamburger-bun 36, chicken-patty 46, lettuce 10, mayonnaise 8',
  ],
  [/fish-burger/, 'hamburger-bun 38, fried-fish 44, american-cheese 6, tartar-sauce 12'],
  [/^hot-dog$/, 'hot-dog-bun 44, hot-dog-sausage 56'],
  [/ham-and-cheese-sandwich/, 'bread 42, ham 36, cheddar-cheese 16, mayonnaise 6'],
  [/ham-sandwich/, 'bread 48, ham 44, mayonnaise 8'],
  [/turkey-sandwich/, 'bread 42, turkey-breast 42, lettuce 8, mayonnaise 8'],
  [/cheese-sandwich/, 'bread 54, cheddar-cheese 40, butter 6'],
  [/chicken-sandwich/, 'bread 42, chicken 42, lettuce 8, mayonnaise 8'],
  [/^sandwich$/, 'bread 42, ham 32, cheddar-cheese 12, lettuce 7, mayonnaise 7'],
  [/tuna-sandwich/, 'bread 42, tuna-salad 50, lettuce 8'],
  [/blt-sandwich/, 'bread 38, bacon 18, lettuce 14, tomato 22, mayonnaise 8'],
  [
    /burrito-bowl/,
    'white-rice 34, black-beans 18, chicken 22, salsa 14, cheddar-cheese 6, sour-cream 6',
  ],
  [
    /burrito/,
    'flour-tortilla 28, white-rice 20, refried-beans 20, ground-beef 18, cheddar-cheese 6, salsa 8',
  ],
  [/fish-taco/, 'corn-tortilla 36, fried-fish 44, coleslaw 20'],
  [/taco$/, 'flour-tortilla 34, ground-beef 36, cheddar-cheese 10, lettuce 20'],
  [/quesadilla/, 'flour-tortilla 54, cheddar-cheese 46'],
  [/^wrap$|-wrap$/, 'flour-tortilla 34, chicken 34, lettuce 22, mayonnaise 10'],
  [/shawarma|gyro|doner-kebab/, 'pita-bread 34, lamb 36, lettuce 20, tzatziki 10'],
  [/pepperoni-pizza/, 'bread 52, tomato-sauce 20, mozzarella 20, pepperoni 8'],
  [/pizza$/, 'bread 54, tomato-sauce 22, mozzarella 24'],
  [/bibimbap/, 'white-rice 45, mixed-vegetables 30, beef 15, egg 10'],
  [/poke-bowl/, 'sushi-rice 50, salmon 25, cucumber 15, avocado 10'],
  [/sushi$/, 'sushi-rice 65, salmon 35'],
  [/curry-with-rice/, 'white-rice 48, chicken-curry 52'],
  [/^ramen$/, 'egg-noodles 36, chicken-broth 54, pork 10'],
  [/^pho$/, 'rice-noodles 34, beef-broth 50, beef 16'],
  [/pad-thai/, 'rice-noodles 56, shrimp 14, egg 12, bean-sprouts 12, peanuts 6'],
  [/lo-mein|chow-mein/, 'egg-noodles 58, chicken 18, mixed-vegetables 24'],
  [/spaghetti-bolognese|spaghetti-with-meat/, 'spaghetti 60, meat-sauce 40'],
  [/shakshuka/, 'egg 40, tomato-sauce 60'],
  [
    /chicken-caesar-salad/,
    'romaine-lettuce 52, chicken 30, caesar-dressing 10, croutons 4, parmesan 4',
  ],
  [/^greek-salad/, 'tomato 40, cucumber 28, feta 14, olives 8, olive-oil 5, onion 5'],
  [/^caesar-salad/, 'romaine-lettuce 72, caesar-dressing 16, croutons 7, parmesan 5'],
  [/beef-stroganoff/, 'egg-noodles 45, beef 25, white-sauce 30'],
  [/pav-bhaji/, 'dinner-roll 23, vegetable-curry 77'],
  [/^(?:iced-)?latte$|cappuccino|flat-white|macchiato|cortado/, 'coffee 25, milk 75'],
  [/^chai$/, 'tea 48, milk 46, sugar 6'],
  [/coffee-with-milk-and-sugar/, 'coffee 84, milk 12, sugar 4'],
]

const composed = new Set<FoodGroup>(['dish', 'soup', 'drink', 'leafy', 'bread', 'snack'])

/** All recipes: the pattern of a dish's name and its parts. */
export const dishRecipes: readonly (readonly [RegExp, readonly DishPart[]])[] = recipes.map(
  ([pattern, list]) => [pattern, list.split(', ').map(readPart)] as const,
)

/** The parts of a dish by its name, or none; foods of the table have theirs in their row. */
export function partsFor(food: Pick<Food, 'name' | 'group'>): readonly DishPart[] {
  if (!composed.has(food.group)) return []
  const slug = slugOf(food)
  return dishRecipes.find(([pattern]) => pattern.test(slug))?.[1] ?? []
}

/** "bread 42" as a part. */
function readPart(text: string): DishPart {
  const [id = '', share = '0'] = text.split(' ')
  return { id, share: Number(share) / 100 }
}

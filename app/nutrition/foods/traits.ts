import { type Food, slugOf } from './food.ts'

/**
 * The traits that rules ask for, by patterns of a food's name in the form of `slugOf`. The food table keeps the
 * traits of each food in its row; imported foods get theirs by these records when they are read.
 */
const records = {
  /** Dishes that other foods are served on or in. */
  surface:
    /pizza|sandwich|burger|taco|burrito|wrap|pancake|waffle|toast|crepe|nachos|hot-dog|quesadilla|salad|bowl|oatmeal|congee/,
  /** Breads that are eaten beside a dish, not under it. */
  flatbread: /naan|roti|paratha|puri|dosa|injera|garlic-bread|cornbread|papad/,
  /** Dishes whose contents a text may list after their name. */
  container:
    /sandwich|burger|toastie|wrap|burrito|taco|quesadilla|shake|smoothie|salad|omelet|scramble|soup|stew|stir-fr|curry|casserole|bowl|pizza/,
  /** Dishes in bread or a tortilla, which texts rarely list separately from the filling. */
  wrapped: /sandwich|toastie|panini|burger|wrap|burrito|taco|quesadilla/,
  /** Dishes whose figures include the bread: "on rye" adds none. */
  breaded: /sandwich|burger|hot-dog|wrap|burrito|taco|shawarma|sub$|melt|reuben/,
  /** Dishes that contain the vegetables named after them. */
  mixed:
    /stew|soup|curry|casserole|chili|stir-fry|salad|omelet|lo-mein|chow-mein|lasagna|burrito|taco|sandwich|burger|biryani|pilaf/,
  /** Bowls whose figures include all their usual contents. */
  bowl: /burrito-bowl|poke-bowl|bibimbap/,
  /** Foods made mainly of cereal or grain. */
  porridge: /oatmeal|porridge|congee|overnight|muesli|granola/,
  /** Cold sauces that are served beside a dish, and weighed apart from it. */
  relish: /^raita$|chutney|^tzatziki$|^coleslaw$/,
  /** Fruit squeezed over a dish by the wedge. */
  wedge: /^(lemon|lime)$/,
  /** Sandwiches whose name tells nothing of what is in them. */
  unnamed: /^sandwich$/,
  /** Dishes of eggs that are beaten for them. */
  beaten: /omelet|scrambled-egg/,
  /** Drinks that are stirred from a powder, and the powders. */
  stirred: /protein-shake/,
  powder: /protein-powder/,
  /** Pieces of dough around a filling, which a word before them names: "pork gyoza". */
  stuffed:
    /dumpling|gyoza|^momo|samosa|empanada|spring-roll|egg-roll|bao-bun|pierogi|wonton|pupusa|^dim-sum|pasty/,
  /** What some countries eat with ketchup that they call tomato sauce. */
  ketchup: /meat-pie|sausage-roll|pasty|hot-dog|^french-fries|^potato-chips|hash-brown|hamburger/,
  /** Foods of several kinds, of which a number counts the kinds: "couscous with 7 vegetables". */
  several: /^mixed-vegetables$/,
} satisfies Record<string, RegExp>

export type Trait = keyof typeof records

/** The patterns of names by which foods have a trait. */
export const traitPatterns: ReadonlyMap<Trait, RegExp> = new Map(
  Object.entries(records) as [Trait, RegExp][],
)

/** Grams of one of very small foods: a cup of peas (160 g) contains about 400. */
export const singles: readonly (readonly [RegExp, number])[] = [
  [/^(?:green-)?peas|^sweet-peas/, 0.4],
  [/^corn$|sweetcorn/, 0.4],
  [/chickpeas/, 0.8],
  [/edamame/, 1],
  [/(?:kidney|black|baked|pinto|white|navy|fava|broad)-beans/, 0.8],
  [/french-fries|sweet-potato-fries/, 6],
  [/^mixed-nuts/, 1.3],
  [/^berries|^mixed-berries/, 1.5],
  [/^raisins|^sultanas|currants/, 0.5],
  [/pumpkin-seeds|sunflower-seeds|pine-nuts/, 0.15],
]

type Named = Pick<Food, 'name'>

/** A bit for each trait that a food of this name has. */
export function traitBits(food: Named): number {
  const slug = slugOf(food)
  return [...traitPatterns.values()].reduce(
    (bits, pattern, i) => bits | (pattern.test(slug) ? 1 << i : 0),
    0,
  )
}

const sets = new Map<number, ReadonlySet<Trait>>()

/** The traits of a bit field; foods with the same traits share one set. */
export function traitsOfBits(bits: number): ReadonlySet<Trait> {
  const known = sets.get(bits)
  if (known) return known
  const traits = new Set([...traitPatterns.keys()].filter((_, i) => (bits & (1 << i)) !== 0))
  sets.set(bits, traits)
  return traits
}

/** The traits of a food by its name; foods of the table have theirs in their row. */
export function traitsFor(food: Named): ReadonlySet<Trait> {
  return traitsOfBits(traitBits(food))
}

/** Grams of one of a very small food that has no `each`, by its name. */
export function singleFor(food: Pick<Food, 'name' | 'each'>): number | null {
  const slug = slugOf(food)
  return food.each ? null : (singles.find(([pattern]) => pattern.test(slug))?.[1] ?? null)
}

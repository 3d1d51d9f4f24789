import { slugOf } from '#app/nutrition/foods/food.ts'
import type { FoodGroup, Item } from '#app/nutrition/nutrition.ts'

/** Where a food comes from. Unknown stands for everything that may hold something of an animal. */
export type FoodOrigin = 'plant' | 'dairyOrEgg' | 'animal' | 'unknown'

/** Groups whose foods are plants unless their name says otherwise. */
const plants: readonly FoodGroup[] = [
  ...(['grain', 'pasta', 'bread', 'cereal', 'potato', 'leafy', 'vegetable'] as const),
  ...(['legume', 'fruit', 'nut', 'herb'] as const),
]

const groupOrigins: Partial<Record<FoodGroup, FoodOrigin>> = {
  meat: 'animal',
  poultry: 'animal',
  fish: 'animal',
  shellfish: 'animal',
  egg: 'dairyOrEgg',
  dairy: 'dairyOrEgg',
  cheese: 'dairyOrEgg',
  ...Object.fromEntries(plants.map((group) => [group, 'plant'])),
}

/** Foods by the form of their name that `slugOf` gives; the first pattern that matches decides. */
const named: readonly [RegExp, FoodOrigin][] = [
  [/vegan|plant-based|^rice-with-(?:lentils|peas|vegetables)$/, 'plant'],
  [/^(?:soy|almond|oat|rice|coconut)-(?:milk|yogurt)|^sweetened-almond-milk/, 'plant'],
  [/(?:peanut|almond|cashew|nut|apple)-butter$|^butter-beans|^butternut|^eggplant/, 'plant'],
  [/worcestershire|oyster-sauce|fish-sauce|caesar|gelatin|marshmallow|gummy|lard\b/, 'animal'],
  [/chicken|beef|pork|\bham\b|bacon|sausage|meat-|-meat\b|turkey|lamb|veal|pepperoni/, 'animal'],
  [/fish|tuna|salmon|shrimp|crab|anchov|lobster|clam|squid/, 'animal'],
  [/cheese|cream|milk|butter|yogurt|\begg|honey|ghee|paneer|alfredo|custard|ranch/, 'dairyOrEgg'],
  [/tzatziki|raita|hollandaise|mayonnaise|tartar-sauce|makhani|brioche|challah/, 'dairyOrEgg'],
  // Breads and dishes of plants in which there is often milk or egg.
  [/naan|biscuit|scone|croissant|cornbread|yorkshire|queijo|cinnamon-roll|crumpet/, 'unknown'],
  [/gnocchi|ravioli|tortellini|stuffing|mashed|scalloped|croquette|pancake|loaded/, 'unknown'],
  [/salad|wrap|with-|-on-toast|moin-moin|chocolate|granola|cookie|cake/, 'unknown'],
  [/-oil$|^margarine$|^cooking-spray$/, 'plant'],
  [/^(?:soy|tomato|hot|teriyaki|hoisin|barbecue|bbq|peanut)-sauce$|^salsa|^vinegar/, 'plant'],
  [/^(?:ketchup|mustard|guacamole|hummus|tahini|vinaigrette|pico-de-gallo|relish)$/, 'plant'],
  [/^(?:lemon|lime)-juice$|^balsamic|^miso-paste$|^tapenade$|chutney$/, 'plant'],
  [/^(?:water|coffee|tea|green-tea|black-coffee|sparkling-water)$|-juice$/, 'plant'],
  [/^(?:brown-)?sugar$|syrup$|^jam$|^jelly$|^molasses$|^sorbet$/, 'plant'],
  [/^(?:popcorn|air-popped-popcorn|pretzels|tortilla-chips|potato-chips|rice-cakes)$/, 'plant'],
  [/^(?:falafel|ratatouille|gazpacho|tabbouleh)$/, 'plant'],
]

/** The origin of a food, by its name and, where that tells nothing, by its group. */
export function originOfFood({ food, group }: Pick<Item, 'food' | 'group'>): FoodOrigin {
  const slug = slugOf({ name: food })
  const byName = named.find(([pattern]) => pattern.test(slug))?.[1]
  const byGroup = groupOrigins[group] ?? 'unknown'
  if (byGroup === 'animal') return byName === 'plant' ? 'unknown' : 'animal'
  return byName ?? byGroup
}

import { slugOf } from '#app/nutrition/foods/food.ts'
import type { FoodGroup, Item, NutritionData } from '#app/nutrition/nutrition.ts'
import { energyShares } from '../portions/energy.ts'
import { type FoodOrigin, originOfFood } from './food-origins.ts'

/** A plate that categories and a meal type are proposed for. */
export type ReadPlate = {
  /** The words that it was read from. */
  text: string
  items: readonly Item[]
  figures: NutritionData
  /** Words that look like food and are not counted, so that nobody knows what they bring. */
  unknown: readonly string[]
}

type Diet = {
  /** The names that a category for it may have, as `labelKey` makes them. */
  names: readonly string[]
  /** Why a plate belongs to it; null if it does not. */
  why: (plate: ReadPlate) => string | null
}

/** Below this confidence of its match (0 to 1), a food does not count as known. */
const sureMatch = 0.5

/** A plate with less energy (kcal) is too small to say anything about its macros. */
const leastEnergy = 50

/** Keto: fat gives at least so many percent of the energy, and net carbohydrates are at most so many grams. */
const keto = { fatPercent: 60, netCarbohydrates: 15 }

/** Low carb: carbohydrates without fiber give less than this percentage of the energy. */
const lowCarbPercent = 26

/** High protein, as the European Union defines the claim: at least a fifth of the energy. */
const proteinPercent = 20

/** High fiber, by the same rules: at least 3 g in 100 kcal. */
const fiberPer100Kcal = 3

/** Mediterranean: at least one portion (g) of vegetables and fruit as the WHO counts it. */
const vegetablePortion = 80

/**
 * The diets that figures and foods can tell. Diets that allergies depend on (gluten, nuts, lactose) are
 * never proposed, because traces decide there.
 */
export const diets: readonly Diet[] = [
  { names: ['keto', 'ketogenic', 'keto friendly'], why: ketoReason },
  { names: ['vegan', 'plant based'], why: (plate) => madeOf(plate, ['plant'], 'plants') },
  {
    names: ['vegetarian'],
    why: (plate) => madeOf(plate, ['plant', 'dairyOrEgg'], 'plants, milk and eggs'),
  },
  { names: ['mediterranean', 'mediterranean diet'], why: mediterraneanReason },
  { names: ['low carb', 'lower carb'], why: lowCarbReason },
  { names: ['high protein', 'protein rich', 'rich in protein'], why: proteinReason },
  { names: ['high fiber', 'high fibre', 'fiber rich', 'rich in fiber'], why: fiberReason },
]

/** The percentages of the energy, carbohydrates without fiber; null for a plate that is too small. */
const sharesOf = (plate: ReadPlate) =>
  plate.figures.calories < leastEnergy
    ? null
    : energyShares({ ...plate.figures, carbohydrates: netCarbohydrates(plate) })

const netCarbohydrates = ({ figures: { carbohydrates, fiber } }: ReadPlate) =>
  Math.max(0, carbohydrates - fiber)

function ketoReason(plate: ReadPlate): string | null {
  const shares = sharesOf(plate)
  const net = netCarbohydrates(plate)
  if (!shares || shares.fat < keto.fatPercent || net > keto.netCarbohydrates) return null
  return `${shares.fat}% of the energy is fat, with ${Math.round(net)} g of net carbohydrates`
}

function lowCarbReason(plate: ReadPlate): string | null {
  const shares = sharesOf(plate)
  if (!shares || shares.carbohydrates >= lowCarbPercent) return null
  return `${shares.carbohydrates}% of the energy is carbohydrates`
}

function proteinReason(plate: ReadPlate): string | null {
  const shares = sharesOf(plate)
  if (!shares || shares.protein < proteinPercent) return null
  return `${shares.protein}% of the energy is protein`
}

function fiberReason(plate: ReadPlate): string | null {
  const { calories, fiber } = plate.figures
  if (calories < leastEnergy || (fiber / calories) * 100 < fiberPer100Kcal) return null
  return `${((fiber / calories) * 100).toFixed(1)} g of fiber in 100 kcal`
}

/** All foods are known for sure and of these origins. */
function madeOf(plate: ReadPlate, origins: FoodOrigin[], words: string): string | null {
  if (plate.items.length === 0 || plate.unknown.length > 0) return null
  const fits = plate.items.every(
    (item) => item.confidence >= sureMatch && origins.includes(originOfFood(item)),
  )
  return fits ? `all foods are ${words}` : null
}

/** Foods by which a plate is Mediterranean, beside fish and seafood. */
const markers =
  /olive|feta|hummus|chickpea|lentil|cannellini|white-beans|fava|falafel|tabbouleh|bulgur|couscous|tzatziki|ratatouille|halloumi|tapenade/

/** Foods that lead elsewhere: other kitchens, red meat, butter and what is fried or sweet. */
const elsewhere =
  /soy-sauce|teriyaki|hoisin|oyster-sauce|fish-sauce|miso|tofu|tempeh|coconut|curry|masala|daal|paneer|ghee|sushi|ramen|noodles|kimchi|wasabi|tortilla|taco|burrito|salsa|guacamole|burger|hot-dog|sausage|bacon|fries|fried|chips|butter$|cream|bbq|ketchup|mayonnaise|maple|peanut/

const notMediterranean: readonly FoodGroup[] = ['meat', 'sweet', 'snack', 'soup', 'cereal']

const vegetables: readonly FoodGroup[] = ['vegetable', 'leafy', 'fruit', 'legume']

function mediterraneanReason({ items }: ReadPlate): string | null {
  const named = items.map(({ food, group, grams }) => ({
    ...{ slug: slugOf({ name: food }), food, group, grams },
  }))
  const leads = named.some(
    ({ slug, group }) => notMediterranean.includes(group) || elsewhere.test(slug),
  )
  const sign = named.find(
    ({ slug, group }) => group === 'fish' || group === 'shellfish' || markers.test(slug),
  )
  const green = named
    .filter(({ group }) => vegetables.includes(group))
    .reduce((sum, { grams }) => sum + grams, 0)
  if (leads || !sign || green < vegetablePortion) return null
  return `${sign.food.toLowerCase()} with ${Math.round(green)} g of vegetables, fruit and legumes`
}

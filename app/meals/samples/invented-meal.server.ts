import type { Insertable } from 'kysely'
import { createRandom, type Random } from '#app/images/illustrator/core/random.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inventedId, timeOfInvented } from '#platform/invented.ts'
import { slugOf } from '#platform/text/slug.ts'
import { newColumns } from '../meal-columns.server.ts'

/** An invented meal: its row, its items, and the names of its categories. */
export type InventedMeal = {
  row: Insertable<Tables['meals']>
  items: Item[]
  categories: string[]
}

/** A food with its usual grams on a plate. */
type Food = { name: string; grams: number }

const words = (text: string) => text.split(' ').map((word) => word.replaceAll('-', ' '))

const foods = (grams: number, text: string): Food[] => words(text).map((name) => ({ name, grams }))

const ways = words('Grilled Roasted Crispy Spicy Warm Creamy Smoky Herbed Glazed Baked Braised')
const dishes = words('Bowl Salad Curry Tacos Stew Wrap Soup Skillet Plate Risotto Pasta Bake')

const mains = [
  ...foods(150, 'Chicken Salmon Tofu Beef Shrimp Lentil Turkey Cod Pork'),
  ...foods(110, 'Halloumi Egg Mushroom'),
]

const sides = [
  ...foods(160, 'quinoa brown-rice sweet-potato couscous'),
  ...foods(80, 'asparagus spinach kale broccoli tomatoes green-beans carrots bell-pepper'),
  ...foods(80, 'black-beans edamame peas zucchini corn cucumber yogurt avocado'),
  ...foods(30, 'feta olives ricotta walnuts almonds hummus tahini'),
  ...foods(8, 'mint basil coriander lime'),
]

/** One in this many meals contains saffron; the share of drafts is the same. */
const rareShare = 50

const saffron: Food = { name: 'saffron', grams: 1 }

/** Factors for the usual grams. */
const portionFactors = [0.6, 0.8, 1, 1.2, 1.5]

/** Rare categories, each on one in this many meals, for lists with few meals. */
const rareCategories = { Picnic: 200, 'Saffron week': 2000 }

/** All categories of invented meals. */
export const inventedCategories = [
  ...['Keto', 'Vegan', 'Mediterranean', 'High protein'],
  ...Object.keys(rareCategories),
]

const ofAnimals = words(
  'Chicken Salmon Beef Shrimp Turkey Cod Pork Halloumi Egg feta ricotta yogurt',
)

/**
 * The invented meal with this number: the same on every run, with a meal type of `mealTypes` (ids), figures
 * computed from its items, and no image.
 */
export function inventMeal(number: number, mealTypes: string[]): InventedMeal {
  const random = createRandom(number)
  const main = random.pick(mains)
  const beside = [random.pick(sides), random.pick(sides), random.pick(sides)]
  if (number % rareShare === 7) beside.push(saffron)
  const plate = [...new Set([main, ...beside])]
  const [first, second] = plate.slice(1).map(({ name }) => name)
  const dish = `${random.pick(ways)} ${main.name} ${random.pick(dishes)}`
  const title = `${dish} with ${[first, second].filter(Boolean).join(' and ')}`
  const items = plate.map((food) => serve(food, random))
  const mealType = mealTypes.length > 0 ? random.pick(mealTypes) : null
  const row = rowOf(number, { title, items, mealType })
  return { row, items, categories: categoriesOf(number, plate, row) }
}

function rowOf(
  number: number,
  { title, items, mealType }: { title: string; items: Item[]; mealType: string | null },
) {
  const id = inventedId(number)
  const created_at = timeOfInvented(number)
  return {
    ...newColumns(
      id,
      {
        title,
        description: `${items.map(({ text }) => text).join(', ')}.`,
        mealType,
        items,
        isPublished: number % rareShare !== 11,
      },
      null,
    ),
    slug: `${slugOf(title)}-${number}`,
    // The titles are made of few words, so many meals share one.
    title_twin: number + 1,
    image_id: null,
    image_url: '',
    created_by: null,
    created_at,
    updated_at: created_at,
    deleted_at: null,
  }
}

const served = new Map<string, Item>()

/** The food as the nutrition engine reads it; cached, because there are only a few hundred. */
function serve({ name, grams }: Food, random: Random): Item {
  const text = `${Math.round(grams * random.pick(portionFactors))} g ${name.toLowerCase()}`
  const known = served.get(text)
  if (known) return known
  const item = tableReader.estimate(text)?.items[0]
  if (!item) throw new Error(`The food table has no ${name}`)
  served.set(text, item)
  return item
}

function categoriesOf(
  number: number,
  plate: Food[],
  { carbohydrates, protein }: { carbohydrates: number; protein: number },
): string[] {
  const vegan = !plate.some(({ name }) => ofAnimals.includes(name))
  const rare = Object.entries(rareCategories).filter(([, share]) => number % share === 3)
  return [
    carbohydrates < 20 ? 'Keto' : vegan ? 'Vegan' : 'Mediterranean',
    ...(protein >= 45 ? ['High protein'] : []),
    ...rare.map(([name]) => name),
  ]
}

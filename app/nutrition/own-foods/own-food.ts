import { z } from 'zod'
import { tableReader } from '../estimate.ts'
import { partsFor } from '../foods/dish-recipes.ts'
import type { Food } from '../foods/food.ts'
import { groupDefaults } from '../foods/food-groups.ts'
import { nameKey, namesFood } from '../foods/food-names.ts'
import { singleFor, traitsFor } from '../foods/traits.ts'
import { type FoodGroup, foodGroups, nutrients } from '../nutrition.ts'
import { figuresOf, sourceOf, type UsdaFood } from '../usda/usda-food.ts'
import { groupOf } from '../usda/usda-groups.ts'
import { usdaPortions } from '../usda/usda-measures.ts'
import { naturalNames } from '../usda/usda-names.ts'
import { countedGrams, keepGrowing, readPortions } from '../usda/usda-portions.ts'

const figure = z.number().nullable()

/**
 * A food that the owner of a site imported, as it is stored. Figures are per 100 g, null where not reported.
 */
export const ownFoodSchema = z.object({
  /** Collection and number of USDA: `sr:1001`, `branded:894700010137`. */
  source: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  /**
   * USDA's description: "Pie, apple, frozen". Empty for products and for foods imported before it was stored.
   */
  description: z.string().default(''),
  group: z.enum(foodGroups),
  per100: z.object({
    calories: figure,
    carbohydrates: figure,
    protein: figure,
    fat: figure,
    fiber: figure,
    sugar: figure,
    sodium: figure,
  }),
  /** Grams of one serving, and of one when counted; 0 when the file has none. */
  serving: z.number(),
  each: z.number(),
  measures: z.record(z.string(), z.number()),
  /** In USDA's words; empty for foods imported before portions were stored. */
  portions: z.array(z.object({ measure: z.string(), grams: z.number() })).default([]),
})

export type OwnFood = z.infer<typeof ownFoodSchema>

/** Converts a food of a USDA file to an own food, or returns the reason why it is refused. */
export function toOwnFood(usda: UsdaFood): OwnFood | { refused: string } {
  const per100 = figuresOf(usda.amounts)
  const fault = faultOf(per100)
  if (fault) return { refused: fault }
  const [name, ...aliases] = namesOf(usda)
  if (!name) return { refused: 'the name tells no food' }
  const group = groupFor(usda, name)
  const { measures, usual } = readPortions(usda.portions, name)
  keepGrowing(measures, new Set())
  return {
    source: sourceOf(usda),
    name,
    aliases,
    description: usda.dataset === 'branded' ? '' : usda.description,
    group,
    per100,
    serving: usda.serving ?? usual ?? 0,
    each: countedGrams(group, measures),
    measures,
    portions: usdaPortions(usda.portions),
  }
}

/** The food as the engine reads it, after all foods of the table, so that it takes no plain name from them. */
export function asFood(own: OwnFood): Food {
  const { cup } = own.measures
  const defaults = groupDefaults[own.group]
  return {
    ...own,
    id: own.source,
    listed: false,
    near: false,
    serving: own.serving || defaults.serving,
    each: own.each || null,
    density: cup ? Math.round((cup / 236.6) * 1000) / 1000 : defaults.density,
    traits: traitsFor(own),
    parts: partsFor(own),
    single: singleFor({ name: own.name, each: own.each || null }),
  }
}

function faultOf(per100: OwnFood['per100']): string | null {
  const { calories, carbohydrates: carbs, protein, fat, fiber, sugar } = per100
  if (calories === null) return 'no energy is reported'
  if (nutrients.some((nutrient) => (per100[nutrient] ?? 0) < 0)) return 'a figure is below zero'
  if (calories > 910) return 'it has more energy than pure fat'
  if ((carbs ?? 0) + (protein ?? 0) + (fat ?? 0) > 103) return '100 g hold more than 100 g'
  const within = (part: number | null) =>
    carbs === null || part === null || part <= carbs * 1.1 + 0.6
  return within(fiber) && within(sugar) ? null : 'fiber or sugar is more than all carbohydrates'
}

/** The displayed name, then other names that are recognised; those of a product always contain the brand. */
function namesOf({ dataset, description, brand, synonyms }: UsdaFood): string[] {
  const branded = dataset === 'branded'
  const text = branded ? description.toLowerCase() : description
  const said = [...naturalNames(text), text.replace(/[,;]\s*/g, ' ').toLowerCase()]
  const maker = branded ? plainBrand(brand) : ''
  const names = said.map((name) => withBrand(name, maker))
  const unique = new Map<string, string>()
  for (const name of [...names, ...synonyms.filter(isName)]) {
    const key = nameKey(name)
    if (key !== '' && namesFood(name) && !unique.has(key)) unique.set(key, name)
  }
  return [...unique.values()]
}

function isName(synonym: string): boolean {
  return /^[A-Za-z][A-Za-z' -]{2,39}$/.test(synonym) && synonym.split(' ').length <= 5
}

/** A brand such as "GENERAL MILLS SALES INC." as people say it. */
function plainBrand(brand: string): string {
  const words = brand
    .replace(/[,.]/g, ' ')
    .replace(/\b(inc|llc|ltd|corp|corporation|company|co|sales|usa|brands)\b/gi, '')
    .trim()
    .split(/\s+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ')
}

function withBrand(name: string, brand: string): string {
  if (brand === '' || name.toLowerCase().includes(brand.toLowerCase())) return name
  return `${brand} ${name.toLowerCase()}`
}

/** Groups for product categories that are more specific than USDA's other categories. */
const productGroups: [RegExp, FoodGroup][] = [
  [/ice cream|frozen dessert|gum|mints|baking decorations|chocolate|candy|cookie|cake/i, 'sweet'],
  [/soda|water|beverage|drink|coffee|tea bags|liquor/i, 'drink'],
  [/popcorn|peanuts|chips|pretzels|snacks|crackers/i, 'snack'],
  [/energy|granola|bars/i, 'sweet'],
  [/^cereal/i, 'cereal'],
  [/pasta by|noodles/i, 'pasta'],
  [/ketchup|sauce|salsa|gravy|dip|dressing|mayo/i, 'sauce'],
]

/** The group by USDA's category; without one, the group of the table's food with the most similar name. */
function groupFor({ dataset, category, description }: UsdaFood, name: string): FoodGroup {
  const product = productGroups.find(([pattern]) => pattern.test(category))
  if (dataset === 'branded' && product) return product[1]
  if (category !== '') return groupOf(category, description)
  return tableReader.readPlate(name).items.at(-1)?.group ?? 'dish'
}

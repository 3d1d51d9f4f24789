import type { Insertable } from 'kysely'
import type { NutritionData } from '#app/nutrition/nutrition.ts'
import type { Tables } from '#platform/database/tables.ts'
import { searchKey, searchText } from '#platform/text/search-key.ts'
import { slugOf } from '#platform/text/slug.ts'
import { inventId, randomNumbers, timeOf } from './invented.ts'

/** Rows of one meal, ready to be written. */
export type InventedMeal = {
  row: Insertable<Tables['meals']>
  items: Insertable<Tables['meal_items']>[]
  categories: Insertable<Tables['meal_categories']>[]
}

/** Ids of what meals are sorted under; of the rare categories with how many meals there are to one in it. */
export type Names = { common: string[]; rare: Map<string, number>; mealTypes: string[] }

const words = (text: string) => text.split(' ').map((word) => word.replaceAll('-', ' '))

const ways = words('Grilled Roasted Crispy Spicy Warm Creamy Smoky Herbed Glazed Baked Braised')
const mains = words('Chicken Salmon Tofu Beef Shrimp Lentil Turkey Cod Halloumi Egg Mushroom Pork')
const dishes = words('Bowl Salad Curry Tacos Stew Wrap Soup Skillet Plate Risotto Pasta Bake')
const sides = [
  ...words('quinoa brown-rice sweet-potato asparagus spinach kale broccoli avocado tomatoes feta'),
  ...words('olives ricotta couscous green-beans carrots bell-pepper walnuts almonds hummus corn'),
  ...words('black-beans edamame cucumber mint basil coriander lime yogurt tahini peas zucchini'),
]

/** One in so many meals has saffron in it; the same share is a draft. */
const rareShare = 50

/** The meal of that number: the same rows on every run, each a minute younger than the one before. */
export function inventMeal(number: number, names: Names): InventedMeal {
  const random = randomNumbers(number)
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const main = pick(mains)
  const found = [main.toLowerCase(), pick(sides), pick(sides), pick(sides)]
  const ingredients = [...new Set(number % rareShare === 7 ? [...found, 'saffron'] : found)]
  const title = `${pick(ways)} ${main} ${pick(dishes)} with ${ingredients.slice(1, 3).join(' and ')}`
  const figures = inventFigures(random)
  const row = mealRow(number, title, ingredients, figures)
  const categories = [pick(names.common), ...rareOnes(number, names.rare)]
  return {
    row: { ...row, meal_type_id: pick(names.mealTypes) },
    items: ingredients.map((food, position) => itemRow(row.id, food, position, figures)),
    categories: categories.map((id, position) => ({ meal_id: row.id, category_id: id, position })),
  }
}

function mealRow(number: number, title: string, ingredients: string[], figures: NutritionData) {
  const created_at = timeOf(number)
  return {
    id: inventId(number),
    title,
    name: title,
    slug: `${slugOf(title)}-${number}`,
    title_key: searchKey(title),
    search_text: searchText([title, ...ingredients]),
    description: 'Nutritious meal with balanced macronutrients',
    image_id: null,
    image_url: '',
    ...figures,
    calories_low: figures.calories * 0.9,
    calories_high: figures.calories * 1.1,
    nutrition_source: 'computed' as const,
    ingredients,
    missing: [],
    is_published: number % rareShare !== 11,
    created_by: null,
    created_at,
    updated_at: created_at,
    deleted_at: null,
  }
}

function itemRow(mealId: string, food: string, position: number, figures: NutritionData) {
  return {
    meal_id: mealId,
    position,
    text: food,
    food,
    food_id: food,
    food_group: 'vegetable' as const,
    grams: 100,
    grams_assumed: true,
    confidence: 0.9,
    ...figures,
    missing: [],
  }
}

function inventFigures(random: () => number): NutritionData {
  const upTo = (most: number) => Math.round(random() * most)
  return {
    calories: 150 + upTo(700),
    carbohydrates: upTo(90),
    protein: upTo(60),
    fat: upTo(45),
    fiber: upTo(15),
    sugar: upTo(25),
    sodium: upTo(1200),
  }
}

const rareOnes = (number: number, rare: Names['rare']) =>
  [...rare].filter(([, share]) => number % share === 3).map(([id]) => id)

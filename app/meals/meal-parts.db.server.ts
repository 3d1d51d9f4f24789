import type { Kysely } from 'kysely'
import type { Item } from '#app/nutrition/nutrition.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Category } from './meal.ts'
import type { MealItemRow } from './meals.db.server.ts'

type Db = Kysely<Tables>

/** Replaces the meal's categories, in this order. */
export async function replaceCategories(db: Db, mealId: string, categoryIds: string[]) {
  await db.deleteFrom('meal_categories').where('meal_id', '=', mealId).execute()
  if (categoryIds.length === 0) return
  const rows = categoryIds.map((category_id, position) => ({
    meal_id: mealId,
    category_id,
    position,
  }))
  await db.insertInto('meal_categories').values(rows).execute()
}

/** Replaces the meal's items, in this order. */
export async function replaceItems(db: Db, mealId: string, items: Item[]) {
  await db.deleteFrom('meal_items').where('meal_id', '=', mealId).execute()
  if (items.length === 0) return
  await db.insertInto('meal_items').values(itemRows(mealId, items)).execute()
}

/** The categories of each meal, in the order that the editor chose. */
export async function categoriesOfMeals(db: Db, mealIds: string[]) {
  const rows = await db
    .selectFrom('meal_categories')
    .innerJoin('categories', 'categories.id', 'meal_categories.category_id')
    .select(['meal_id', 'categories.id as _id', 'name'])
    .where('meal_id', 'in', mealIds)
    .orderBy('meal_id')
    .orderBy('position')
    .execute()
  return collect(rows, ({ _id, name }): Category => ({ _id, name }))
}

/** The items of each meal, in order. */
export async function itemsOfMeals(db: Db, mealIds: string[]) {
  const rows = await db
    .selectFrom('meal_items')
    .selectAll()
    .where('meal_id', 'in', mealIds)
    .orderBy('meal_id')
    .orderBy('position')
    .execute()
  return collect(rows, toItem)
}

function collect<Row extends { meal_id: string }, Part>(rows: Row[], toPart: (row: Row) => Part) {
  const parts = new Map<string, Part[]>()
  for (const row of rows) {
    const list = parts.get(row.meal_id) ?? []
    list.push(toPart(row))
    parts.set(row.meal_id, list)
  }
  return parts
}

/** The rows of a meal's items, in order. */
export const itemRows = (mealId: string, items: Item[]): MealItemRow[] =>
  items.map((item, position) => toRow(mealId, item, position))

function toRow(mealId: string, item: Item, position: number): MealItemRow {
  const { text, food, foodId, group, grams, gramsAssumed, confidence, nutritionData, missing } =
    item
  return {
    meal_id: mealId,
    position,
    text,
    food,
    food_id: foodId,
    food_group: group,
    grams,
    grams_assumed: gramsAssumed,
    confidence,
    ...nutritionData,
    missing,
  }
}

function toItem(row: MealItemRow): Item {
  const { calories, carbohydrates, protein, fat, fiber, sugar, sodium } = row
  return {
    text: row.text,
    food: row.food,
    foodName: row.food,
    foodId: row.food_id,
    group: row.food_group,
    grams: row.grams,
    gramsAssumed: row.grams_assumed,
    confidence: row.confidence,
    nutritionData: { calories, carbohydrates, protein, fat, fiber, sugar, sodium },
    missing: row.missing,
  }
}

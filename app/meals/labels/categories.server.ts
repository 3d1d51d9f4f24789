import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { Category, MealType } from '../meal.ts'
import { mealNames } from '../meal-names.server.ts'
import * as store from './categories.db.server.ts'
import {
  firstCategories,
  firstMealTypes,
  type NewMealType,
  takenCategoryName,
  takenMealTypeName,
} from './category.ts'

export async function listCategories(app: App): Promise<Category[]> {
  const { categories } = await mealNames(app)
  return categories.map(({ _id, name }) => ({ _id, name }))
}

/** Every meal type in the order of the day. */
export async function listMealTypes(app: App): Promise<MealType[]> {
  return (await mealNames(app)).mealTypes
}

/** Adds a category. Throws 409 when another one has the name, regardless of case. */
export async function addCategory(app: App, _staff: Staff, { name }: { name: string }) {
  try {
    return await inTransaction(app, (app) => storeCategory(app, name))
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_key')) throw conflict(takenCategoryName, 'name')
    throw error
  }
}

/** Adds a meal type after the others. Throws 409 for a name or slug that is taken. */
export async function addMealType(app: App, _staff: Staff, input: NewMealType) {
  try {
    return await inTransaction(app, (app) => storeMealType(app, input))
  } catch (error) {
    const isTaken = ['meal_types_name_key', 'meal_types_slug'].some((index) =>
      isUniqueViolation(error, index),
    )
    if (isTaken) throw conflict(takenMealTypeName, input.slug ? 'slug' : 'name')
    throw error
  }
}

/** Gives a new site its first categories and meal types. Safe to run at every start. */
export async function ensureMealNames(app: App): Promise<void> {
  if (await hasMealTypes(app)) return
  await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'first names')
    if (await hasMealTypes(app)) return
    for (const name of firstMealTypes) await storeMealType(app, { name })
    for (const name of firstCategories) await storeCategory(app, name)
  })
}

const hasMealTypes = async (app: App) => (await store.allMealTypes(app.db)).length > 0

/** Adds a category on behalf of the program. Throws the database's own error when the name is taken. */
export async function storeCategory(app: App, name: string): Promise<Category> {
  const id = newId()
  const created_at = timestamp(app.clock)
  await store.insertCategory(app.db, { id, name, name_key: searchKey(name), created_at })
  return { _id: id, name }
}

async function storeMealType(app: App, { name, slug }: NewMealType): Promise<MealType> {
  const id = newId()
  const row = {
    id,
    name,
    name_key: searchKey(name),
    slug: slugOf(slug || name) || id.slice(-8),
    position: await store.nextMealTypePosition(app.db),
    created_at: timestamp(app.clock),
  }
  await store.insertMealType(app.db, row)
  return { _id: id, name, slug: row.slug }
}

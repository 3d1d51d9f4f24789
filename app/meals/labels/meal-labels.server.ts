import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cachedCounts } from '#platform/database/versions/cached-totals.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { isId } from '#platform/text/slug.ts'
import { reservedMealSlugs } from '../meal.ts'
import { listCategories, listMealTypes } from './categories.server.ts'
import {
  type LabelKind,
  labelWords,
  takenCategoryName,
  takenMealTypeName,
  type UsedCategory,
  type UsedMealType,
} from './category.ts'
import * as store from './meal-labels.db.server.ts'

const taken = {
  category: { index: 'categories_name_key', msg: takenCategoryName },
  mealType: { index: 'meal_types_name_key', msg: takenMealTypeName },
}

/** Every category with the number of its meals. */
export async function categoryUses(app: App, _staff: Staff): Promise<UsedCategory[]> {
  const uses = await labelUses(app, 'category')
  const categories = await listCategories(app)
  return categories.map((category) => ({ ...category, meals: uses.get(category._id) ?? 0 }))
}

/**
 * Every meal type with the number of its meals, and whether it has a page and therefore cannot be deleted.
 */
export async function mealTypeUses(app: App, _staff: Staff): Promise<UsedMealType[]> {
  const uses = await labelUses(app, 'mealType')
  const mealTypes = await listMealTypes(app)
  return mealTypes.map((mealType) => ({
    ...mealType,
    meals: uses.get(mealType._id) ?? 0,
    hasPage: reservedMealSlugs.includes(mealType.slug),
  }))
}

/**
 * Renames a category or meal type; a meal type keeps its slug, which is part of addresses. Throws 404, and
 * 409 when another one has the name, regardless of case.
 */
export async function renameLabel(
  app: App,
  _staff: Staff,
  kind: LabelKind,
  { id, name }: { id: string; name: string },
): Promise<store.LabelRow> {
  try {
    return await inTransaction(app, async (app) => {
      const label = await findLabel(app, kind, id)
      await store.renameLabel(app.db, kind, { id, name, name_key: searchKey(name) })
      return { ...label, name }
    })
  } catch (error) {
    const { index, msg } = taken[kind]
    if (isUniqueViolation(error, index)) throw conflict(msg, 'name')
    throw error
  }
}

/**
 * Replaces one label by another on every meal, and deletes the first. Returns the number of meals that had
 * it. Throws 404, 400 for an unknown other label, and 409 for a meal type with a page.
 */
export async function mergeLabel(
  app: App,
  _staff: Staff,
  kind: LabelKind,
  { id, into }: { id: string; into: string },
): Promise<number> {
  if (id === into) throw invalid(`A ${labelWords[kind]} cannot be merged with itself`, 'into')
  return await inTransaction(app, async (app) => {
    const [label, other] = await findLabels(app, kind, [id, into])
    if (!label) throw labelNotFound(kind)
    if (!other) throw invalid(`There is no such ${labelWords[kind]}`, 'into')
    refuseWithPage(label)
    await store.lockMealsOf(app.db, kind, id)
    const meals = await store.countUsesOf(app.db, kind, id)
    await store.moveLabelUses(app.db, kind, id, into)
    await store.removeLabel(app.db, kind, id)
    return meals
  })
}

/**
 * Deletes a label and removes it from every meal. Returns the number of meals that had it. Throws 404, and
 * 409 for a meal type with a page.
 */
export async function deleteLabel(
  app: App,
  _staff: Staff,
  kind: LabelKind,
  id: string,
): Promise<number> {
  return await inTransaction(app, async (app) => {
    refuseWithPage(await findLabel(app, kind, id))
    await store.lockMealsOf(app.db, kind, id)
    const meals = await store.countUsesOf(app.db, kind, id)
    await store.dropLabelUses(app.db, kind, id)
    await store.removeLabel(app.db, kind, id)
    return meals
  })
}

/** The number of meals of each label; cached, because it reads all meals. */
const labelUses = (app: App, kind: LabelKind) =>
  cachedCounts(app, 'staff', `${kind} of meals`, () => store.countLabelUses(app.reads, kind))

async function findLabel(app: App, kind: LabelKind, id: string): Promise<store.LabelRow> {
  const [label] = await findLabels(app, kind, [id])
  if (!label) throw labelNotFound(kind)
  return label
}

/** The labels in the order of the ids; undefined for unknown ones. */
async function findLabels(app: App, kind: LabelKind, ids: string[]) {
  const known = ids.filter(isId)
  const rows = known.length > 0 ? await store.lockLabels(app.db, kind, known) : []
  return ids.map((id) => rows.find((row) => row.id === id))
}

/** The first four meal types have pages of their own, such as /meals/lunch. */
function refuseWithPage({ name, slug }: store.LabelRow): void {
  if (slug === null || !reservedMealSlugs.includes(slug)) return
  throw conflict(`${name} cannot go: the page /meals/${slug} shows its meals`)
}

function labelNotFound(kind: LabelKind) {
  return notFound(kind === 'category' ? 'Category not found' : 'Meal type not found')
}

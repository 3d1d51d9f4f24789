import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { noteChange } from '#platform/database/content-version.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#platform/database/faults.ts'
import { forgetSlug, rememberSlug } from '#platform/database/slug-history.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict, type Issue, invalid, isFailure } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { mealTypeExists, unknownCategories } from './categories.db.server.ts'
import { type Meal, mealAddress, takenMealTitle } from './meal.ts'
import { changedColumns, newColumns } from './meal-columns.server.ts'
import { noteImageUse, type SentImage, settleImage } from './meal-image.server.ts'
import type { MealChanges, NewMeal } from './meal-input.ts'
import { replaceCategories, replaceItems } from './meal-parts.db.server.ts'
import * as store from './meals.db.server.ts'
import { getMeal, mealNotFound } from './meals.server.ts'

const goneMeanwhile = 'A category or the meal type was just deleted. Reload to see which are left.'

const staleMeal = 'Someone else changed this meal. Reload to see the latest version.'

/**
 * Stores a new meal. Throws 400 for an unknown category, meal type or image, and 409 when the slug is
 * taken.
 */
export async function createMeal(app: App, user: Caller | null, input: NewMeal): Promise<Meal> {
  requireRole('staff', user)
  const id = newId()
  const columns = newColumns(id, input)
  const field = columns.slug === mealAddress(input.title) ? 'title' : 'slug'
  if (await store.isSlugTaken(app.db, columns.slug)) throw conflict(takenMealTitle, field)
  const image = await settleReferences(app, user, input)
  const now = timestamp(app.clock)
  return await refusingTakenSlug(field, app, async (app) => {
    await store.insertMeal(app.db, {
      ...columns,
      image_id: image?.imageId ?? null,
      image_url: image?.imageUrl ?? '',
      created_by: user?._id ?? null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    await storeParts(app, id, input)
    await noteImageUse(app, id, image?.imageId ?? null)
    await forgetSlug(app.db, { kind: 'meal', slug: columns.slug })
    await noteChange(app.db, { seenByVisitors: columns.is_published })
    return await getMeal(app, user, id)
  })
}

/**
 * Changes the fields that are sent. Throws 404, 400 for unknown parts, and 409 when the slug is taken or
 * the meal is no longer the one that the client saw.
 */
export async function updateMeal(
  app: App,
  user: Caller | null,
  id: string,
  changes: MealChanges,
): Promise<Meal> {
  requireRole('staff', user)
  const seen = await getMeal(app, user, id)
  if (changes.updatedAt && changes.updatedAt !== seen.updatedAt) throw conflict(staleMeal)
  const image = await settleReferences(app, user, changes, seen)
  return await refusingTakenSlug('slug', app, async (app) => {
    const before = await store.lockMeal(app.db, id)
    if (!before) throw mealNotFound()
    const after = {
      ...changedColumns(before, changes, await getMeal(app, user, id)),
      image_id: image?.imageId,
      image_url: image?.imageUrl,
      updated_at: timestampAfter(app.clock, before.updated_at),
    }
    const basis = { id, updatedAt: changes.updatedAt ?? before.updated_at }
    if (!(await store.changeMeal(app.db, basis, after))) throw conflict(staleMeal)
    await storeParts(app, id, changes)
    if (image) await noteImageUse(app, id, image.imageId)
    if (after.slug) await moveSlug(app, before, after.slug)
    await noteChange(app.db, { seenByVisitors: before.is_published || after.is_published === true })
    return await getMeal(app, user, id)
  })
}

/**
 * Runs the work in a transaction; the index that keeps slugs apart decides who was first. Throws 400 for
 * a category, meal type or image that is gone meanwhile.
 */
async function refusingTakenSlug<T>(field: string, app: App, work: (app: App) => Promise<T>) {
  try {
    return await inTransaction(app, work)
  } catch (error) {
    if (isUniqueViolation(error, 'meals_slug')) throw conflict(takenMealTitle, field)
    if (isForeignKeyViolation(error)) throw invalid(goneMeanwhile)
    throw error
  }
}

type Parts = Pick<MealChanges, 'categories' | 'mealType' | 'items'>

/**
 * Checks what the meal refers to, and gives its image: see settleImage. Done before the transaction,
 * since the image may have to be fetched; what goes away meanwhile is found by its foreign key. Throws
 * 400 with all that is unknown.
 */
async function settleReferences(
  app: App,
  user: Caller | null,
  sent: Parts & SentImage,
  had?: Meal,
) {
  const issues: Issue[] = []
  if ((await unknownCategories(app.db, sent.categories ?? [])).length > 0) {
    issues.push({ msg: 'There is no such category', path: 'categories' })
  }
  if (sent.mealType && !(await mealTypeExists(app.db, sent.mealType))) {
    issues.push({ msg: 'There is no such meal type', path: 'mealType' })
  }
  const image = await settleImage(app, user, sent, had).catch((error) => {
    if (!isFailure(error) || error.status !== 400) throw error
    issues.push(...error.issues)
  })
  if (issues.length > 0) throw invalid(issues)
  return image ?? undefined
}

async function storeParts(app: App, mealId: string, { categories, items }: Parts): Promise<void> {
  if (categories) await replaceCategories(app.db, mealId, categories)
  if (items) await replaceItems(app.db, mealId, items)
}

/** The old address leads to the meal from now on; whoever had left the new one loses it. */
async function moveSlug(app: App, { id, slug: old }: store.ShownMealRow, slug: string) {
  const created_at = timestamp(app.clock)
  await rememberSlug(app.db, { kind: 'meal', slug: old, owner_id: id, created_at })
  await forgetSlug(app.db, { kind: 'meal', slug })
}

import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { claimOldSlugs, forgetSlug, moveSlug } from '#platform/database/slug-history.ts'
import { freeAddress, isChosenSlug, savingTitle } from '#platform/database/unique-titles.ts'
import { noteChange } from '#platform/database/versions/content-version.ts'
import { conflict } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Editor, Meal } from '../meal.ts'
import { changedColumns, newColumns } from '../meal-columns.server.ts'
import { noteImageUse, settleImage } from '../meal-image.server.ts'
import { replaceCategories, replaceItems } from '../meal-parts.db.server.ts'
import { mealTitles } from '../meal-titles.server.ts'
import * as store from '../meals.db.server.ts'
import { getMeal, mealNotFound } from '../meals.server.ts'
import { holdReferences } from './hold-references.server.ts'
import type { MealChanges, NewMeal } from './meal-input.ts'
import { refuseWrongReferences } from './meal-references.server.ts'

const staleMeal = 'Someone else changed this meal. Reload to see the latest version.'

/** Where a meal comes from that was not made here just now; see `Origin` of posts. */
export type MealOrigin = { createdAt?: string; oldSlugs?: string[]; exactSlug?: boolean }

/**
 * Stores a new meal. Throws 400 for an unknown category, meal type or image, and 409 when the title, or a
 * chosen slug, is taken. `exactSlug`: the slug is chosen although it says the same as the title.
 */
export async function createMeal(
  app: App,
  user: Caller | null,
  input: NewMeal,
  { exactSlug = false, ...origin }: MealOrigin = {},
): Promise<Meal> {
  requireRole('staff', user)
  const id = newId()
  const columns = newColumns(id, input, editorOf(app, user, input))
  await refuseWrongReferences(app, input)
  const image = await settleImage(app, user, input)
  const now = timestamp(app.clock)
  const chosen = exactSlug || isChosenSlug(mealTitles, input.title, input.slug)
  return await savingTitle(app, mealTitles, { title: true, slug: chosen }, async (app) => {
    await holdReferences(app, input, image)
    const slug = chosen ? columns.slug : await freeAddress(app.db, mealTitles, columns.slug)
    await store.insertMeal(app.db, {
      ...columns,
      slug,
      image_id: image?.imageId ?? null,
      image_url: image?.imageUrl ?? '',
      created_by: user?._id ?? null,
      created_at: origin.createdAt ?? now,
      updated_at: now,
      deleted_at: null,
    })
    await storeParts(app, id, input)
    await noteImageUse(app, id, image?.imageId ?? null)
    await forgetSlug(app.db, { kind: 'meal', slug })
    await claimOldSlugs(app.db, { kind: 'meal', ownerId: id, createdAt: now }, origin.oldSlugs)
    await noteChange(app.db, { seenByVisitors: columns.is_published })
    return await getMeal(app, user, id)
  })
}

/**
 * Changes the fields that are sent. Throws 404, 400 for unknown parts, and 409 when a new title or chosen
 * slug is taken or the meal is no longer the one that the client saw.
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
  await refuseWrongReferences(app, changes, seen)
  const image = await settleImage(app, user, changes, seen)
  const chosen = isChosenSlug(mealTitles, changes.title ?? seen.title, changes.slug)
  return await savingTitle(app, mealTitles, { title: true, slug: chosen }, async (app) => {
    await holdReferences(app, changes, image)
    const before = await store.lockMeal(app.db, id)
    if (!before) throw mealNotFound()
    const columns = changedColumns(before, changes, {
      had: await getMeal(app, user, id),
      editor: editorOf(app, user, changes),
    })
    const after = {
      ...columns,
      slug: chosen ? columns.slug : await followingSlug(app, before, columns.slug),
      image_id: image?.imageId,
      image_url: image?.imageUrl,
      updated_at: timestampAfter(app.clock, before.updated_at),
    }
    const basis = { id, updatedAt: changes.updatedAt ?? before.updated_at }
    if (!(await store.changeMeal(app.db, basis, after))) throw conflict(staleMeal)
    await storeParts(app, id, changes)
    if (image) await noteImageUse(app, id, image.imageId)
    if (after.slug) await moveSlug(app, 'meal', before, after.slug)
    await noteChange(app.db, { seenByVisitors: before.is_published || after.is_published === true })
    return await getMeal(app, user, id)
  })
}

/** Who sets the figures that are set by hand: the caller, unless an import says who did, or that nobody knows. */
function editorOf(
  { clock }: App,
  user: Caller | null,
  { editedBy }: Pick<NewMeal, 'editedBy'>,
): Editor | null {
  if (editedBy !== undefined) return editedBy
  return user && { name: user.name, at: timestamp(clock) }
}

/** A slug that follows the title; undefined where the meal stays at its address. */
async function followingSlug(app: App, { id, slug: old }: store.ShownMealRow, slug?: string) {
  const free = slug && (await freeAddress(app.db, mealTitles, slug, id))
  return free === old ? undefined : free
}

type Parts = Pick<MealChanges, 'categories' | 'items'>

async function storeParts(app: App, mealId: string, { categories, items }: Parts): Promise<void> {
  if (categories) await replaceCategories(app.db, mealId, categories)
  if (items) await replaceItems(app.db, mealId, items)
}

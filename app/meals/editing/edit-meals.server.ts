import { createOnce } from '#app/publishing/create-once.server.ts'
import {
  lockForChange,
  type PublishedRow,
  refuseStale,
  savingTitle,
} from '#app/publishing/save.server.ts'
import {
  changedSlug,
  claimSlug,
  isChosenSlug,
  moveSlug,
  newSlug,
} from '#app/publishing/slugs.server.ts'
import { isUnchanged, tellWebhooks } from '#app/webhooks/tell-webhooks.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { type Editor, type Meal, mealPublication } from '../meal.ts'
import { changedColumns, newColumns } from '../meal-columns.server.ts'
import { noteImageUse, resolveImage } from '../meal-image.server.ts'
import { replaceCategories, replaceItems } from '../meal-parts.db.server.ts'
import * as store from '../meals.db.server.ts'
import { getMeal } from '../meals.server.ts'
import { holdNamedLabels, holdShownImage } from './hold-references.server.ts'
import type { MealChanges, NewMeal } from './meal-input.ts'
import { refuseWrongReferences } from './meal-references.server.ts'

/** Where an imported meal comes from; see `Origin` of posts. */
export type MealOrigin = { createdAt?: string; oldSlugs?: string[]; exactSlug?: boolean }

/**
 * Stores a new meal. Throws 400 for an unknown category, meal type or image, and 409 when the title or a
 * chosen slug is taken. A repeated call with `newId` returns the meal that is there. `exactSlug`: the slug counts as chosen even if it equals the title's.
 */
export async function createMeal(
  app: App,
  staff: Staff,
  { newId: chosen, ...input }: NewMeal,
  origin: MealOrigin = {},
): Promise<Meal> {
  return await createOnce(app, mealPublication, {
    chosen,
    find: (id) => getMeal(app, staff, id),
    create: (id) => storeMeal(app, staff, { ...input, id }, origin),
  })
}

async function storeMeal(
  app: App,
  staff: Staff,
  { id, ...input }: NewMeal & { id: string },
  { exactSlug = false, ...origin }: MealOrigin,
): Promise<Meal> {
  const columns = newColumns(id, input, editorOf(app, staff, input))
  await refuseWrongReferences(app, staff, input)
  const image = await resolveImage(app, staff, input)
  const now = timestamp(app.clock)
  const chosen = exactSlug || isChosenSlug(mealPublication, input.title, input.slug)
  return await savingTitle(app, mealPublication, { title: true, slug: chosen }, async (app) => {
    await holdNamedLabels(app, input)
    await holdShownImage(app, input, image)
    const slug = await newSlug(app, mealPublication, { ...input, id }, chosen)
    await store.insertMeal(app.db, {
      ...columns,
      slug,
      image_id: image?.imageId ?? null,
      image_url: image?.imageUrl ?? '',
      created_by: staff._id,
      created_at: origin.createdAt ?? now,
      updated_at: now,
      deleted_at: null,
    })
    await storeParts(app, id, input)
    await noteImageUse(app, id, image?.imageId ?? null)
    await claimSlug(app, mealPublication, { id, slug }, origin.oldSlugs)
    return await saved(app, null, await getMeal(app, staff, id))
  })
}

/**
 * Changes the fields that are sent. Throws 404, 400 for unknown parts, and 409 when a new title or chosen
 * slug is taken, or when the meal changed since the client saw it.
 */
export async function updateMeal(
  app: App,
  staff: Staff,
  id: string,
  changes: MealChanges,
): Promise<Meal> {
  const seen = await getMeal(app, staff, id)
  refuseStale(mealPublication, changes, seen)
  await refuseWrongReferences(app, staff, changes, seen)
  const image = await resolveImage(app, staff, changes, seen)
  const chosen = isChosenSlug(mealPublication, changes.title, changes.slug)
  return await savingTitle(app, mealPublication, { title: true, slug: chosen }, async (app) => {
    await holdNamedLabels(app, changes)
    const row = await lockForChange(app, mealPublication, id, changes)
    await holdShownImage(app, changes, image)
    const before = await getMeal(app, staff, id)
    const slug = await changedSlug(app, mealPublication, before, changes.slug, chosen)
    await store.changeMeal(app.db, id, {
      ...changedColumns(before, changes, editorOf(app, staff, changes)),
      slug,
      image_id: image?.imageId,
      image_url: image?.imageUrl,
      // The text about the picture before does not describe another one.
      image_alt: changes.imageAlt ?? (image ? '' : undefined),
      updated_at: timestampAfter(app.clock, before.updatedAt),
    })
    await storeParts(app, id, changes)
    if (image) await noteImageUse(app, id, image.imageId)
    await moveSlug(app, mealPublication, before, slug)
    const after = await getMeal(app, staff, id)
    return isUnchanged(before, after) ? after : await saved(app, row, after)
  })
}

/** Tells the webhooks of a saved meal and returns it. `row` is how it was before; null for a new one. */
async function saved(app: App, row: PublishedRow | null, meal: Meal): Promise<Meal> {
  const { _id: id, title, slug, isPublished: published } = meal
  await tellWebhooks(app, 'meal', row, { id, title, slug, published })
  return meal
}

/** Who set the figures by hand: the caller, unless an import names somebody or says that it is not known. */
function editorOf(
  { clock }: App,
  staff: Staff,
  { editedBy }: Pick<NewMeal, 'editedBy'>,
): Editor | null {
  if (editedBy !== undefined) return editedBy
  return { name: staff.name, at: timestamp(clock) }
}

type Parts = Pick<MealChanges, 'categories' | 'items'>

async function storeParts(app: App, mealId: string, { categories, items }: Parts): Promise<void> {
  if (categories) await replaceCategories(app.db, mealId, categories)
  if (items) await replaceItems(app.db, mealId, items)
}

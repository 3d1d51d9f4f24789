import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { forgetSlug, forgetSlugsOf } from '#platform/database/slug-history.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { purgeInParts, trashEnd } from '#platform/database/trash.ts'
import {
  freeAddress,
  freeTitle,
  savingTitle,
  titleColumns,
} from '#platform/database/unique-titles.ts'
import { noteChange } from '#platform/database/versions/content-version.ts'
import { isId } from '#platform/text/slug.ts'
import { maxTitleLength } from './editing/meal-input.ts'
import type { Meal } from './meal.ts'
import { searchColumns } from './meal-columns.server.ts'
import { noteImageUse } from './meal-image.server.ts'
import { mealTitles } from './meal-titles.server.ts'
import * as store from './meals.db.server.ts'
import { getMeal, mealNotFound } from './meals.server.ts'

/** Puts a meal into the trash: it is gone for everybody at once, and its slug is free. Throws 404. */
export async function deleteMeal(app: App, user: Caller | null, id: string): Promise<void> {
  requireRole('staff', user)
  await inTransaction(app, async (app) => {
    const row = isId(id) ? await store.lockMeal(app.db, id) : undefined
    if (!row) throw mealNotFound()
    const updated_at = timestampAfter(app.clock, row.updated_at)
    const basis = { id, updatedAt: row.updated_at }
    await store.changeMeal(app.db, basis, { deleted_at: timestamp(app.clock), updated_at })
    await noteChange(app.db, { seenByVisitors: row.is_published })
  })
}

/**
 * Takes a meal out of the trash, with a number behind its title or slug when that is taken. One that is not
 * deleted stays as it is. Throws 404 when there is none, or it was deleted over 30 days ago.
 */
export async function restoreMeal(app: App, user: Caller | null, id: string): Promise<Meal> {
  requireRole('staff', user)
  const restore = async (app: App) => {
    const row = isId(id) ? await store.lockDeletedMeal(app.db, id, trashEnd(app)) : undefined
    if (!row) return await getMeal(app, user, id)
    const title = await restoredTitle(app, row)
    const slug = await freeAddress(app.db, mealTitles, row.slug, id)
    const updated_at = timestampAfter(app.clock, row.updated_at)
    const basis = { id, updatedAt: row.updated_at }
    await store.changeMeal(app.db, basis, { ...title, deleted_at: null, slug, updated_at })
    await forgetSlug(app.db, { kind: 'meal', slug })
    await noteChange(app.db, { seenByVisitors: row.is_published })
    return await getMeal(app, user, id)
  }
  return await savingTitle(app, mealTitles, { title: false, slug: false }, restore)
}

/** Its own title, or with a number behind it where another meal has that one now. */
async function restoredTitle(app: App, { title: had, name, ingredients }: store.ShownMealRow) {
  const title = await freeTitle(app.db, mealTitles, { title: had, maxLength: maxTitleLength })
  return {
    title,
    name: name === had ? title : name,
    ...titleColumns(title),
    ...searchColumns({ title, ingredients }),
  }
}

/** Removes for good what has been in the trash for 30 days. Returns how many meals that were. */
export async function purgeDeletedMeals(app: App): Promise<number> {
  return await purgeInParts((limit) =>
    inTransaction(app, async (app) => {
      const ids = await store.lockLongDeletedMeals(app.db, trashEnd(app), limit)
      if (ids.length === 0) return 0
      for (const id of ids) await noteImageUse(app, id, null)
      await forgetSlugsOf(app.db, 'meal', ids)
      await store.removeMeals(app.db, ids)
      return ids.length
    }),
  )
}

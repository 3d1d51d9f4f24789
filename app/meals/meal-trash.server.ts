import { savingTitle } from '#app/publishing/save.server.ts'
import {
  purgeTrash,
  putIntoTrash,
  removeForGood,
  takeOutOfTrash,
} from '#app/publishing/trash.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Meal, mealPublication } from './meal.ts'
import { searchColumns } from './meal-columns.server.ts'
import { noteImageUse } from './meal-image.server.ts'
import * as store from './meals.db.server.ts'
import { getMeal } from './meals.server.ts'

/** Moves a meal to the trash: nobody sees it any more, and its slug is free. Throws 404. */
export async function deleteMeal(app: App, _staff: Staff, id: string): Promise<void> {
  await putIntoTrash(app, mealPublication, id)
}

/**
 * Restores a meal, with a number in its title or slug when that is taken. A meal that is not deleted stays
 * as it is. Throws 404 when there is none, or when it was deleted over 30 days ago.
 */
export async function restoreMeal(app: App, staff: Staff, id: string): Promise<Meal> {
  return await savingTitle(app, mealPublication, { title: false, slug: false }, async (app) => {
    const hadTitle = await takeOutOfTrash(app, mealPublication, id)
    const meal = await getMeal(app, staff, id)
    const { title, name, detectedIngredients: ingredients } = meal
    if (hadTitle === undefined || hadTitle === title) return meal
    await store.changeMeal(app.db, id, {
      name: name === hadTitle ? title : name,
      ...searchColumns({ title, ingredients }),
    })
    return await getMeal(app, staff, id)
  })
}

/** Removes a deleted meal for good. Throws 404 when the trash does not have it. */
export async function removeMealForGood(app: App, _staff: Staff, id: string): Promise<void> {
  await removeForGood(app, mealPublication, id, letGo)
}

/** Removes meals for good that have been in the trash for 30 days. Returns how many. */
export async function purgeDeletedMeals(app: App): Promise<number> {
  return await purgeTrash(app, mealPublication, letGo)
}

const letGo = (app: App, id: string) => noteImageUse(app, id, null)

import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { BulkAction, BulkOutcome } from '../editing/bulk.ts'
import type { Meal } from '../meal.ts'
import { countedMeals, doneText, failedText, failureText } from './bulk-words.ts'
import type { MealList } from './use-meal-list.ts'

export type MealActions = {
  /** Sends a change of the status; the row becomes what the server answered. */
  saveStatus(meal: Meal, changes: Partial<Meal>): Promise<void>
  /** Deletes a meal and offers to undo that. True when it is gone. */
  deleteMeal(meal: Meal): Promise<boolean>
  /** Does one thing to several meals. Returns those that it was done to. */
  changeMeals(action: BulkAction, meals: Meal[]): Promise<Meal[]>
}

/** What staff do to the meals of a list; every outcome is told in a toast. */
export function useMealActions({
  reload,
  replace,
}: Pick<MealList, 'reload' | 'replace'>): MealActions {
  async function saveStatus(meal: Meal, changes: Partial<Meal>) {
    try {
      const saved = await api.put<Meal>(`/meals/${meal._id}`, changes)
      replace(meal, saved)
      showToast(saved.isPublished ? 'Meal published' : 'Meal unpublished')
    } catch (error) {
      const stale = error instanceof ApiError && error.status === 409
      const reason = ': someone else changed this meal. Its latest version is shown now.'
      showErrorToast(`Failed to update meal status${stale ? reason : ''}`)
      // The next press is about what the meal is now.
      if (stale) await reload()
    }
  }

  async function restore(path: string, body: unknown, count: number) {
    try {
      await api.post(path, body)
      showToast(count === 1 ? 'Meal restored' : `${countedMeals(count)} restored`)
    } catch (error) {
      showErrorToast(
        messageOf(error, count === 1 ? 'Failed to restore meal' : 'Failed to restore meals'),
      )
    }
    await reload()
  }

  async function deleteMeal(meal: Meal) {
    try {
      await api.delete(`/meals/${meal._id}`)
    } catch (error) {
      console.warn(error)
      showErrorToast('Failed to delete meal')
      return false
    }
    const undo = () => restore(`/meals/${meal._id}/restore`, undefined, 1)
    showToast('Meal deleted', { label: 'Undo', run: undo })
    await reload()
    return true
  }

  async function changeMeals(action: BulkAction, meals: Meal[]) {
    const ids = meals.map(({ _id }) => _id)
    try {
      const { done, failed } = await api.post<BulkOutcome>('/meals/bulk', { action, ids })
      const undo = () => restore('/meals/bulk', { action: 'restore', ids: done }, done.length)
      const offer = action === 'delete' ? { label: 'Undo', run: undo } : undefined
      if (done.length > 0) showToast(doneText(action, done.length), offer)
      if (failed.length > 0) showErrorToast(failedText(action, meals, failed))
      // Not waited for: what is chosen next, while it comes, stays chosen.
      void reload()
      return meals.filter(({ _id }) => done.includes(_id))
    } catch (error) {
      showErrorToast(messageOf(error, failureText(action)))
      return []
    }
  }

  return { saveStatus, deleteMeal, changeMeals }
}

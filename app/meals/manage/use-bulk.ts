import { undoDeletion } from '#app/publishing/managing/use-managed-actions.ts'
import type { ManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { BulkAction, BulkOutcome } from '../editing/bulk.ts'
import type { Meal } from '../meal.ts'
import { doneText, failedText, failureText } from './bulk-words.ts'

/** Does one thing to several meals. Returns the meals for which it worked. */
export type ChangeMeals = (
  action: BulkAction,
  meals: Meal[],
  categories?: string[],
) => Promise<Meal[]>

/** What staff do to several meals at once; a toast reports every outcome. */
export function useBulk({ reload }: Pick<ManagedList<Meal>, 'reload'>): ChangeMeals {
  return async (action, meals, categories) => {
    const ids = meals.map(({ _id }) => _id)
    try {
      const { done, failed } = await api.post<BulkOutcome>('/meals/bulk', {
        ...{ action, ids, categories },
      })
      const offer =
        action === 'delete' ? { label: 'Undo', run: () => restore(done, reload) } : undefined
      if (done.length > 0) showToast(doneText(action, done.length), offer)
      if (failed.length > 0) showErrorToast(failedText(action, meals, failed))
      // Not awaited, so that meals selected while the list loads stay selected.
      void reload()
      return meals.filter(({ _id }) => done.includes(_id))
    } catch (error) {
      showErrorToast(messageOf(error, failureText(action)))
      return []
    }
  }
}

function restore(ids: string[], reload: () => Promise<void>): Promise<void> {
  const single = ids.length === 1
  const words = {
    restored: single ? 'Meal restored' : doneText('restore', ids.length),
    restoreFailed: single ? 'Failed to restore meal' : failureText('restore'),
  }
  return undoDeletion(() => api.post('/meals/bulk', { action: 'restore', ids }), words, reload)
}

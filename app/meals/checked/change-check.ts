import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Meal } from '../meal.ts'

/**
 * Marks a meal as checked by the person at the screen, or takes its check away; a toast reports the outcome.
 * Returns the stored meal, or null when it failed.
 */
export async function changeCheck(meal: Meal): Promise<Meal | null> {
  const path = `/meals/${meal._id}/check`
  try {
    const saved = meal.checkedBy
      ? await api.delete<Meal>(path)
      : await api.post<Meal>(path, { updatedAt: meal.updatedAt })
    showToast(saved.checkedBy ? 'Meal marked as checked' : 'The check was taken away')
    return saved
  } catch (error) {
    // When the session has ended, a sign-in dialog opens and says so.
    const signedOut = error instanceof ApiError && error.status === 401
    if (!signedOut) showErrorToast(messageOf(error, 'Failed to change the check'))
    return null
  }
}

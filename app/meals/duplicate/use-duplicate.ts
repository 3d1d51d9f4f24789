import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Meal } from '../meal.ts'

/** Makes a draft that is a copy of a meal, and opens it. A second click while it is made does nothing. */
export function useDuplicate(): (meal: Meal) => Promise<void> {
  const navigate = useNavigate()
  const busy = useRef(false)
  return async ({ _id }) => {
    if (busy.current) return
    busy.current = true
    try {
      const copy = await api.post<Meal>(`/meals/${_id}/duplicate`)
      showToast(`${copy.title} is a draft now`)
      navigate(`/admin/meals/edit/${copy._id}`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to duplicate meal'))
    }
    busy.current = false
  }
}

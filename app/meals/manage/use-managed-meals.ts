import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, api, messageOf } from '#app/ui/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts.tsx'
import type { Meal } from '../meal.ts'
import { type ManageQuery, managePageSize } from './manage-query.ts'

/** What the cards at the top count. */
export type MealCounts = { meals: number; categories: number; publishedMeals: number }

type Page = { meals: Meal[]; total: number; totalPages: number }

type State = {
  phase: 'loading' | 'loaded' | 'failed'
  /** Why loading failed. */
  fault: string
  counts: MealCounts | null
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
}

export type ManagedMeals = State & {
  reload(): Promise<void>
  /** Publishes a draft, or takes a published meal back; its row becomes what the server answered. */
  togglePublished(meal: Meal): Promise<void>
  /** Deletes a meal and offers to undo that. True when it is gone. */
  deleteMeal(meal: Meal): Promise<boolean>
}

/** A page of the meals, drafts too, and what staff do to them. */
export function useManagedMeals(query: ManageQuery): ManagedMeals {
  const { state, setState, reload } = useMealPage(query)

  async function togglePublished(meal: Meal) {
    try {
      const changes = { isPublished: !meal.isPublished, updatedAt: meal.updatedAt }
      const saved = await api.put<Meal>(`/meals/${meal._id}`, changes)
      setState((now) => withSaved(now, meal, saved))
    } catch (error) {
      showErrorToast('Failed to update meal status')
      // Somebody else changed the meal: the next press is about what it is now.
      if (error instanceof ApiError && error.status === 409) await reload()
    }
  }

  async function restoreMeal(meal: Meal) {
    try {
      await api.post(`/meals/${meal._id}/restore`)
      await reload()
      showToast('Meal restored')
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to restore meal'))
    }
  }

  async function deleteMeal(meal: Meal) {
    try {
      await api.delete(`/meals/${meal._id}`)
    } catch (error) {
      console.warn(error)
      showErrorToast('Failed to delete meal')
      return false
    }
    showToast('Meal deleted', { label: 'Undo', run: () => restoreMeal(meal) })
    await reload()
    return true
  }

  return { ...state, reload, togglePublished, deleteMeal }
}

const loading: State = { phase: 'loading', fault: '', counts: null, found: null }

/** Loads the page that the query names; of two loads the newer one counts. */
function useMealPage({ page, search, status, category, mealType }: ManageQuery) {
  const [state, setState] = useState<State>(loading)
  const latest = useRef<AbortController>(null)
  const load = useCallback(async () => {
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setState((now) => ({ ...now, phase: 'loading' }))
    const query = { page, search, status, category, mealType, limit: managePageSize }
    try {
      const [counts, found] = await Promise.all([
        api.get<MealCounts>('/stats', { signal }),
        api.get<Page>('/meals', { query, signal }),
      ])
      if (!signal.aborted) setState({ phase: 'loaded', fault: '', counts, found })
    } catch (error) {
      if (signal.aborted) return
      const fault = messageOf(error, 'Failed to load data. Please try again later.')
      setState((now) => ({ ...now, phase: 'failed', fault }))
    }
  }, [page, search, status, category, mealType])
  useEffect(() => {
    void load()
    return () => latest.current?.abort()
  }, [load])
  // An undo may come when another page is shown than the one it was offered on.
  const newest = useRef(load)
  useEffect(() => {
    newest.current = load
  }, [load])
  const reload = useCallback(() => newest.current(), [])
  return { state, setState, reload }
}

function withSaved(state: State, before: Meal, saved: Meal): State {
  const change = Number(saved.isPublished) - Number(before.isPublished)
  const { counts, found } = state
  return {
    ...state,
    counts: counts && { ...counts, publishedMeals: counts.publishedMeals + change },
    found: found && {
      ...found,
      meals: found.meals.map((meal) => (meal._id === saved._id ? saved : meal)),
    },
  }
}

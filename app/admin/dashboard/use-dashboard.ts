import { useCallback, useEffect, useState } from 'react'
import type { Meal } from '#app/meals/meal.ts'
import { api, messageOf } from '#app/ui/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts.tsx'
import type { Stats } from '../stats.ts'

/** How many of the newest meals are shown. */
const recentMeals = 5

type State = {
  phase: 'loading' | 'loaded' | 'failed'
  message: string
  stats: Stats | null
  meals: Meal[]
}

export type Dashboard = State & {
  reload(): Promise<void>
  /** Publishes a meal or takes it back; the row changes when the server has said so. */
  setPublished(meal: Meal, isPublished: boolean): Promise<void>
  /** Deletes a meal and offers to undo that. True when it is gone. */
  deleteMeal(meal: Meal): Promise<boolean>
}

/** What the dashboard shows, and what is done to it there. */
export function useDashboard(): Dashboard {
  const [state, setState] = useState<State>(loading)
  const reload = useCallback(async () => setState(await load()), [])
  useEffect(() => {
    void reload()
  }, [reload])

  async function setPublished(meal: Meal, isPublished: boolean) {
    try {
      const saved = await api.put<Meal>(`/meals/${meal._id}`, { isPublished })
      setState((now) => withSaved(now, meal, saved))
    } catch (error) {
      console.warn(error)
      showErrorToast('Failed to update meal status')
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

  return { ...state, reload, setPublished, deleteMeal }
}

const loading: State = { phase: 'loading', message: '', stats: null, meals: [] }

async function load(): Promise<State> {
  try {
    const [stats, { meals }] = await Promise.all([
      api.get<Stats>('/stats'),
      api.get<{ meals: Meal[] }>('/meals', { query: { limit: recentMeals } }),
    ])
    return { phase: 'loaded', message: '', stats, meals }
  } catch (error) {
    return { ...loading, phase: 'failed', message: messageOf(error, 'Failed to fetch data') }
  }
}

/** Replaces the row by what the server answered, and adjusts the count of published meals. */
function withSaved(state: State, before: Meal, saved: Meal): State {
  const change = Number(saved.isPublished) - Number(before.isPublished)
  const { stats } = state
  return {
    ...state,
    stats: stats && { ...stats, publishedMeals: stats.publishedMeals + change },
    meals: state.meals.map((meal) => (meal._id === saved._id ? saved : meal)),
  }
}

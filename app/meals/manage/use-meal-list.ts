import { useCallback, useEffect, useRef, useState } from 'react'
import { api, messageOf } from '#app/ui/api-client.ts'
import type { Meal } from '../meal.ts'
import type { ManageQuery } from './manage-query.ts'

/** What the cards at the top count; a screen may know more of it. */
export type MealCounts = { meals: number; categories: number; publishedMeals: number }

type Page = { meals: Meal[]; total: number; totalPages: number }

type State<Counts> = {
  phase: 'loading' | 'loaded' | 'failed'
  /** Why loading failed. */
  fault: string
  counts: Counts | null
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
}

export type MealList<Counts extends MealCounts = MealCounts> = State<Counts> & {
  /** Loads what is asked for now, which may be another page than when this was taken. */
  reload(): Promise<void>
  /** Puts in a meal as the server answered it, and adjusts the count of published meals. */
  replace(before: Meal, saved: Meal): void
}

type ListQuery = ManageQuery & { limit: number }

/** A page of the meals, drafts too, with the counts; `failed` is said where the server gives no reason. */
export function useMealList<Counts extends MealCounts>(
  { page, search, status, category, mealType, limit }: ListQuery,
  failed: string,
): MealList<Counts> {
  const [state, setState] = useState<State<Counts>>(beginning)
  const latest = useRef<AbortController>(null)
  const load = useCallback(async () => {
    // Of two loads the newer one counts.
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setState((now) => ({ ...now, phase: 'loading' }))
    const query = { page, search, status, category, mealType, limit }
    try {
      const [counts, found] = await Promise.all([
        api.get<Counts>('/stats', { signal }),
        api.get<Page>('/meals', { query, signal }),
      ])
      if (!signal.aborted) setState({ phase: 'loaded', fault: '', counts, found })
    } catch (error) {
      if (signal.aborted) return
      setState((now) => ({ ...now, phase: 'failed', fault: messageOf(error, failed) }))
    }
  }, [page, search, status, category, mealType, limit, failed])
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
  const replace = useCallback(
    (before: Meal, saved: Meal) => setState((now) => withSaved(now, before, saved)),
    [],
  )
  return { ...state, reload, replace }
}

const beginning = { phase: 'loading', fault: '', counts: null, found: null } as const

function withSaved<Counts extends MealCounts>(
  state: State<Counts>,
  before: Meal,
  saved: Meal,
): State<Counts> {
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

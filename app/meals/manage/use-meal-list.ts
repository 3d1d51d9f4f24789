import { useCallback } from 'react'
import { api, type reasonOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import type { Meal } from '../meal.ts'
import type { ManageQuery } from './manage-query.ts'

/** What the cards at the top count; a screen may know more of it. */
export type MealCounts = { meals: number; categories: number; publishedMeals: number }

type Page = { meals: Meal[]; total: number; totalPages: number }

type Found<Counts> = { counts: Counts; found: Page }

export type MealList<Counts extends MealCounts = MealCounts> = Pick<
  Loaded<unknown>,
  'phase' | 'fault' | 'reload'
> & {
  counts: Counts | null
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
  /** Puts in a meal as the server answered it, and adjusts the count of published meals. */
  replace(before: Meal, saved: Meal): void
}

type ListQuery = ManageQuery & { limit: number }

/** A page of the meals, drafts too, with the counts; for `failed` and `tell` see `useLoaded`. */
export function useMealList<Counts extends MealCounts>(
  { page, search, status, category, mealType, limit }: ListQuery,
  failed: string,
  tell?: typeof reasonOf,
): MealList<Counts> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Found<Counts>> => {
      const query = { page, search, status, category, mealType, limit }
      const [counts, found] = await Promise.all([
        api.get<Counts>('/stats', { signal }),
        api.get<Page>('/meals', { query, signal }),
      ])
      return { counts, found }
    },
    [page, search, status, category, mealType, limit],
  )
  const { data, change, ...list } = useLoaded(load, failed, tell)
  return {
    ...list,
    counts: data?.counts ?? null,
    found: data?.found ?? null,
    replace: (before, saved) => change((now) => withSaved(now, before, saved)),
  }
}

function withSaved<Counts extends MealCounts>(
  { counts, found }: Found<Counts>,
  before: Meal,
  saved: Meal,
): Found<Counts> {
  const change = Number(saved.isPublished) - Number(before.isPublished)
  return {
    counts: { ...counts, publishedMeals: counts.publishedMeals + change },
    found: { ...found, meals: found.meals.map((meal) => (meal._id === saved._id ? saved : meal)) },
  }
}

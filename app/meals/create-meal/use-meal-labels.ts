import { useCallback, useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { slugOf } from '#platform/text/slug.ts'
import type { Category, MealType } from '../meal.ts'

export type MealLabels = {
  phase: 'loading' | 'loaded' | 'failed'
  categories: Category[]
  mealTypes: MealType[]
  reload(): Promise<void>
  /** Adds a category on the server and to the list. Throws what the API client throws. */
  addCategory(name: string): Promise<Category>
  addMealType(name: string): Promise<MealType>
}

type State = Pick<MealLabels, 'phase' | 'categories' | 'mealTypes'>

/** The categories and meal types that a meal can have. */
export function useMealLabels(): MealLabels {
  const [state, setState] = useState<State>({ phase: 'loading', categories: [], mealTypes: [] })
  const reload = useCallback(async () => {
    const loaded = await load()
    setState((now) => loaded ?? { ...now, phase: 'failed' })
  }, [])
  useEffect(() => {
    void reload()
  }, [reload])

  async function addCategory(name: string) {
    const category = await api.post<Category>('/categories', { name })
    setState((now) => ({ ...now, categories: [...now.categories, category] }))
    showToast('Category created successfully!')
    return category
  }

  async function addMealType(name: string) {
    const body = { name, slug: slugOf(name) || undefined }
    const mealType = await api.post<MealType>('/mealtypes', body)
    setState((now) => ({ ...now, mealTypes: [...now.mealTypes, mealType] }))
    showToast('Meal type created successfully!')
    return mealType
  }

  return { ...state, reload, addCategory, addMealType }
}

async function load(): Promise<State | null> {
  try {
    const [categories, mealTypes] = await Promise.all([
      api.get<Category[]>('/categories'),
      api.get<MealType[]>('/mealtypes'),
    ])
    return { phase: 'loaded', categories, mealTypes }
  } catch (error) {
    console.warn('Categories or meal types could not be loaded', error)
    return null
  }
}

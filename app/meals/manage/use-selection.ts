import { useState } from 'react'
import type { Meal } from '../meal.ts'

export type Selection = {
  /** The selected meals of the page. */
  chosen: Meal[]
  all: boolean
  has(meal: Meal): boolean
  toggle(meal: Meal): void
  toggleAll(): void
  /** Removes these meals from the selection and keeps the others. */
  drop(meals: Meal[]): void
}

/**
 * Which meals of a page are selected. The selection is
 * cleared when `place`, the address of the list, changes.
 */
export function useSelection(meals: Meal[], place: string): Selection {
  const [kept, setKept] = useState<{ place: string; ids: string[] }>({ place, ids: [] })
  const ids = kept.place === place ? kept.ids : []
  const chosen = meals.filter(({ _id }) => ids.includes(_id))
  const all = meals.length > 0 && chosen.length === meals.length
  const choose = (ids: string[]) => setKept({ place, ids })
  return {
    chosen,
    all,
    has: ({ _id }) => ids.includes(_id),
    toggle: ({ _id }) => choose(ids.includes(_id) ? ids.filter((id) => id !== _id) : [...ids, _id]),
    toggleAll: () => choose(all ? [] : meals.map(({ _id }) => _id)),
    drop: (gone) =>
      setKept((now) => ({
        ...now,
        ids: now.ids.filter((id) => !gone.some(({ _id }) => _id === id)),
      })),
  }
}

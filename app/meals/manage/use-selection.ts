import { useState } from 'react'
import type { Meal } from '../meal.ts'

export type Selection = {
  /** Those of the meals on the page that are chosen. */
  chosen: Meal[]
  all: boolean
  has(meal: Meal): boolean
  toggle(meal: Meal): void
  toggleAll(): void
  /** Takes these meals out of the choice, whatever else was chosen meanwhile. */
  drop(meals: Meal[]): void
}

/** Which meals of a page are chosen; nothing is, once `place`, the list that is shown, is another one. */
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

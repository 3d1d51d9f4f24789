import type { RefObject } from 'react'
import { removeRow } from '#app/ui/focus-row.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import type { Meal } from '../meal.ts'

/**
 * The question before a meal is deleted, and what opens it. Afterwards the focus is on the row that
 * came in its place, inside `section`.
 */
export const useMealDeletion = (
  deleteMeal: (meal: Meal) => Promise<boolean>,
  section: RefObject<HTMLElement | null>,
) =>
  useRemoval<Meal>({
    question: 'Are you sure you want to delete this meal?',
    detail: ({ title }) => title,
    confirm: 'Delete',
    remove: (meal) => removeRow(section.current, `Delete ${meal.title}`, () => deleteMeal(meal)),
  })

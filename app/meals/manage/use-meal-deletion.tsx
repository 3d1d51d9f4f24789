import { type RefObject, useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { focusRow, rowIndexOf } from '#app/ui/focus-row.ts'
import type { Meal } from '../meal.ts'

/**
 * The question before a meal is deleted, and what opens it. Afterwards the focus is on the row that
 * came in its place, inside `section`.
 */
export function useMealDeletion(
  deleteMeal: (meal: Meal) => Promise<boolean>,
  section: RefObject<HTMLElement | null>,
) {
  const [doomed, setDoomed] = useState<Meal | null>(null)
  const [open, setOpen] = useState(false)

  async function deleteDoomed() {
    if (!doomed) return
    const index = rowIndexOf(section.current, `Delete ${doomed.title}`)
    if (await deleteMeal(doomed)) focusRow(section.current, index)
  }

  const question = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      question="Are you sure you want to delete this meal?"
      detail={doomed?.title}
      confirm="Delete"
      onConfirm={deleteDoomed}
    />
  )
  function ask(meal: Meal) {
    setDoomed(meal)
    setOpen(true)
  }
  return { question, ask }
}

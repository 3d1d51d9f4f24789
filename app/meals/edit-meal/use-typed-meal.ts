import { useRef, useState } from 'react'
import { firstState } from '#app/publishing/autosave/states.ts'
import { useAutosave } from '#app/publishing/autosave/use-autosave.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import type { Meal } from '../meal.ts'
import { type EditDraft, editDraftText, noWishes, type Wishes } from './edit-draft.ts'
import { heldFields, mealRules, sendMeal, type TypedMeal } from './meal-autosave.ts'
import { fieldsOf, type MealFields } from './meal-fields.ts'
import { isSameMeal } from './meal-versions.ts'

/** The fields on the edit screen, kept by the autosave controller. */
export function useTypedMeal(start: Start, place: DraftPlace) {
  const { fields, wishes } = start
  const [typed, setTyped] = useState<TypedMeal>({ fields, wishes })
  // A ref, so that a save right after a change includes it.
  const latest = useRef(typed)
  const read = () => latest.current
  const { autosave, state } = useAutosave<TypedMeal, Meal>({
    rules: mealRules,
    start: () =>
      firstState({ base: start.base, held: heldFields(start.held), unsaved: start.restored }),
    read,
    send: sendMeal,
    place,
    text: (draft) => editDraftText(draft, beforeOf(start, draft.base ?? start.base)),
  })
  function show(changes: Partial<TypedMeal>) {
    latest.current = { ...latest.current, ...changes }
    setTyped(latest.current)
  }
  function type(changes: Partial<TypedMeal>) {
    show(changes)
    autosave.typed()
  }
  return {
    typed,
    read,
    change: (changes: Partial<MealFields>) => type({ fields: { ...read().fields, ...changes } }),
    changeWishes: (changes: Partial<Wishes>) => type({ wishes: { ...read().wishes, ...changes } }),
    /** Continues from this version of the meal, with these fields on the screen. */
    goOnFrom(version: Meal, next: MealFields) {
      show({ fields: next })
      autosave.rebase({ base: version, held: heldFields(fieldsOf(version)), fields: read() })
    },
    autosave,
    state,
  }
}

type Start = ReturnType<typeof startFrom>

/** The fields on the server when typing began, on this visit or on an earlier one. */
export const beforeOf = (start: Start, base: Meal) =>
  base === start.base ? start.before : fieldsOf(base)

/**
 * A draft continues from the version of the meal that it was
 * made from, so that a newer version is not overwritten.
 */
export function startFrom(meal: Meal, draft: EditDraft | null) {
  const fields = fieldsOf(meal)
  const wishes = draft?.wishes ?? noWishes
  if (!draft || isSameMeal(draft.fields, fields)) {
    return { base: meal, held: fields, before: fields, fields, wishes, restored: false }
  }
  const base = { ...meal, updatedAt: draft.updatedAt }
  const before = draft.before ?? fields
  return { base, held: fields, before, fields: draft.fields, wishes, restored: true }
}

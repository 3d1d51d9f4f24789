import { useState } from 'react'
import type { TitleCheck } from '#app/publishing/saving/use-title-check.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Meal } from '../meal.ts'
import { fieldProblems, fieldsOf, type MealField, type MealFields } from './meal-fields.ts'
import type { EditMeal } from './use-edit-meal.ts'

type Options = {
  screen: EditMeal
  titleCheck: TitleCheck
  /** Leads to the field that something is wrong with. */
  focus: (field: MealField) => void
  onSaved: () => void
}

const titleIssue = 'Please fix the title issue before submitting'
const saveFailed = 'Failed to update meal. Please try again.'

/** Checks and saves the meal; a second press while it is sent does nothing. */
export function useSaveMeal({ screen, titleCheck, focus, onSaved }: Options) {
  const { fields } = screen
  const { status } = screen.state
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** The title that could not be sent, since another meal has it. */
  const [clash, setClash] = useState<string | null>(null)
  const { busy, once } = useOnce()
  const problems = fieldProblems(fields)

  async function send() {
    const result = await screen.autosave.save()
    if (result.name === 'saved') {
      showToast('Meal updated successfully!')
      // Who typed on meanwhile stays.
      return screen.autosave.isDirty() ? undefined : onSaved()
    }
    // The dialogs that open then say so.
    if (result.name === 'conflict' || result.name === 'signedOut') return
    setFailure(result.failure ?? saveFailed)
  }

  const save = () =>
    once(async () => {
      setAsked(true)
      setFailure(null)
      setClash(null)
      const [first] = problems.keys()
      if (first) return focus(first)
      if (await titleCheck.ask()) {
        setClash(fields.title)
        return focus('title')
      }
      await send()
    })

  /** Saves what was made of both versions, over the latest one. */
  const keep = (latest: Meal, chosen: MealFields) =>
    once(async () => {
      screen.goOnFrom(latest, chosen)
      await send()
    })

  /** Once it was tried, what is wrong is told until it is right. */
  const problemOf = (field: MealField) => (asked ? (problems.get(field) ?? null) : null)

  return {
    save,
    busy,
    failure: clash === fields.title ? titleIssue : failure,
    problemOf,
    /** The meal as somebody else saved it meanwhile. */
    theirs: status.name === 'conflict' ? status.theirs : null,
    keep,
    takeTheirs: (latest: Meal) => screen.goOnFrom(latest, fieldsOf(latest)),
    askLater: screen.autosave.defer,
  }
}

export type SaveMeal = ReturnType<typeof useSaveMeal>

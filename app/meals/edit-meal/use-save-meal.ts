import { useState } from 'react'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { type TitleCheck, titleExists } from '../create-meal/use-title-check.ts'
import type { Meal } from '../meal.ts'
import {
  fieldProblems,
  fieldsOf,
  type MealField,
  type MealFields,
  mealChanges,
} from './meal-fields.ts'
import { isSameMeal } from './meal-versions.ts'
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
  const { base, fields } = screen
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** The title that could not be sent, since another meal has it. */
  const [clash, setClash] = useState<string | null>(null)
  /** The meal as somebody else saved it meanwhile. */
  const [theirs, setTheirs] = useState<Meal | null>(null)
  const { busy, once } = useOnce()
  const problems = fieldProblems(fields)

  async function isTitleTaken() {
    const { form, free, taken } = titleCheck
    // Pressed before typing had stopped for long enough to be told.
    const unknown = form !== '' && !free && !taken
    return taken || (unknown && (await titleExists(form, { editedId: base._id })))
  }

  async function send(basis: Meal, sent = fields) {
    try {
      await api.put<Meal>(`/meals/${basis._id}`, mealChanges(sent, basis))
      showToast('Meal updated successfully!')
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) return setFailure(saveFailed)
      // The sign-in dialog that opens then says so.
      if (error.status === 401) return
      setFailure(messageOf(error, saveFailed))
      if (error.status === 409) await meet(basis)
    }
  }

  /** Somebody else was faster: where both say the same there is nothing to ask. */
  async function meet(basis: Meal) {
    const latest = await api.get<Meal>(`/meals/${basis._id}`).catch(() => null)
    if (!latest || latest.updatedAt === basis.updatedAt) return
    setFailure(null)
    if (isSameMeal(fields, fieldsOf(latest))) await send(latest)
    else setTheirs(latest)
  }

  const save = () =>
    once(async () => {
      setAsked(true)
      setFailure(null)
      setClash(null)
      const [first] = problems.keys()
      if (first) return focus(first)
      if (await isTitleTaken()) {
        setClash(fields.title)
        return focus('title')
      }
      await send(base)
    })

  /** Saves what was made of both versions, over the latest one. */
  const keep = (latest: Meal, chosen: MealFields) =>
    once(async () => {
      setTheirs(null)
      screen.rebase(latest, chosen)
      await send(latest, chosen)
    })

  function takeTheirs(latest: Meal) {
    setTheirs(null)
    screen.rebase(latest, fieldsOf(latest))
  }

  /** Once it was tried, what is wrong is told until it is right. */
  const problemOf = (field: MealField) => (asked ? (problems.get(field) ?? null) : null)

  const askLater = () => setTheirs(null)
  return {
    save,
    busy,
    failure: clash === fields.title ? titleIssue : failure,
    problemOf,
    theirs,
    keep,
    takeTheirs,
    askLater,
  }
}

export type SaveMeal = ReturnType<typeof useSaveMeal>

import { useEffect, useRef } from 'react'
import type { SaveResult } from '#app/publishing/autosave/states.ts'
import { type Obstacle, useSave } from '#app/publishing/saving/use-save.ts'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { type MealForm, type PublishField, publishProblems } from './publish-meal.ts'

type Options = {
  form: MealForm
  titleTaken: boolean
  /** Moves the focus to a field. */
  focus: (field: PublishField) => void
  save: () => Promise<SaveResult>
  onPublished: () => void
}

/** Checks and publishes the meal; ignores further clicks while it sends. */
export function usePublish({ form, titleTaken, focus, save, onPublished }: Options) {
  const clash = useRef<() => void>(null)
  // A message about one title is not true for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the title changes.
  useEffect(() => () => clash.current?.(), [form.title])

  async function findObstacle(): Promise<Obstacle<MealForm, PublishField> | null> {
    const [field] = publishProblems(form).keys()
    if (field) return { field, text: null, stands: () => true }
    if (!titleTaken) return null
    clash.current = showErrorToast('Please fix the title issue before submitting')
    return { field: 'title', text: null, stands: () => true }
  }

  const { save: publish, ...publishing } = useSave({
    // The screen is left after a success, whatever was typed meanwhile.
    autosave: { save, isDirty: () => false },
    read: () => form,
    problemsOf: publishProblems,
    findObstacle,
    focus,
    savedText: 'Meal created successfully!',
    onFailure: failureText,
    onSaved: onPublished,
  })
  return { publish, ...publishing }
}

/** The message about a failed save, which a toast shows too; null when a sign-in dialog opens and says so. */
function failureText({ name, failure }: SaveResult): string | null {
  if (name === 'signedOut') return null
  const text = failure ?? 'Failed to save meal'
  showErrorToast(text)
  return text
}

import { type RefObject, useEffect, useRef } from 'react'
import type { SaveResult } from '#app/publishing/autosave/states.ts'
import { type Obstacle, useSave } from '#app/publishing/saving/use-save.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { draftProblems, type MealForm, type PublishField, publishProblems } from './publish-meal.ts'

type Options = {
  form: MealForm
  titleTaken: boolean
  /** Moves the focus to a field. */
  focus: (field: PublishField) => void
  /** Whether `save` sends a draft. */
  asDraft: RefObject<boolean>
  save: () => Promise<SaveResult>
  onSaved: (draft: boolean) => void
}

/** Checks and sends the meal, published or as a draft; ignores further clicks while it sends. */
export function usePublish({ form, titleTaken, focus, asDraft, save, onSaved }: Options) {
  const problemsOf = (now: MealForm) =>
    asDraft.current ? draftProblems(now) : publishProblems(now)
  const clash = useRef<() => void>(null)
  // A message about one title is not true for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the title changes.
  useEffect(() => () => clash.current?.(), [form.title])

  async function findObstacle(): Promise<Obstacle<MealForm, PublishField> | null> {
    if (titleTaken) clash.current = showErrorToast('Please fix the title issue before submitting')
    const [field] = titleTaken ? (['title'] as const) : problemsOf(form).keys()
    return field ? { field, text: null, stands: () => true } : null
  }

  const { save: send, ...sending } = useSave({
    // The screen is left after a success, whatever was typed meanwhile.
    autosave: { save, isDirty: () => false },
    read: () => form,
    problemsOf,
    findObstacle,
    focus,
    fieldAt: (path) => (path === 'title' ? path : null),
    savedText: () => (asDraft.current ? 'Meal saved as a draft' : 'Meal created successfully!'),
    onFailure: failureText,
    onSaved: () => onSaved(asDraft.current),
  })
  const { once } = useOnce()
  const start = (draft: boolean) =>
    once(async () => {
      asDraft.current = draft
      await send()
    })
  const kind: 'draft' | 'meal' = asDraft.current ? 'draft' : 'meal'
  return {
    ...sending,
    /** What is being sent; null when nothing is. */
    sent: sending.busy ? kind : null,
    publish: () => start(false),
    saveDraft: () => start(true),
  }
}

/** The message about a failed save, which a toast shows too; null when a sign-in dialog opens and says so. */
function failureText({ name, failure }: SaveResult): string | null {
  if (name === 'signedOut') return null
  const text = failure ?? 'Failed to save meal'
  showErrorToast(text)
  return text
}

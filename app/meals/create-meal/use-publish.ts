import { useEffect, useRef, useState } from 'react'
import type { SaveResult } from '#app/publishing/autosave/states.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
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
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, once } = useOnce()
  const problems = publishProblems(form)
  const clash = useRef<() => void>(null)
  // A message about one title is not true for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the title changes.
  useEffect(() => () => clash.current?.(), [form.title])

  async function publish() {
    setAsked(true)
    setFailure(null)
    const [first] = problems.keys()
    if (first) return focus(first)
    if (titleTaken) {
      clash.current = showErrorToast('Please fix the title issue before submitting')
      return focus('title')
    }
    const result = await save()
    // A sign-in dialog opens and says so.
    if (result.name === 'signedOut') return
    if (result.name !== 'saved') {
      const text = result.failure ?? 'Failed to save meal'
      setFailure(text)
      showErrorToast(text)
      return
    }
    showToast('Meal created successfully!')
    onPublished()
  }

  /** After the first attempt, a problem is shown until it is solved. */
  const problemOf = (field: PublishField) => (asked ? (problems.get(field) ?? null) : null)

  return { publish: () => once(publish), busy, failure, problemOf }
}

import { useEffect, useRef, useState } from 'react'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Meal } from '../meal.ts'
import { type MealForm, newMealBody, type PublishField, publishProblems } from './publish-meal.ts'

type Options = {
  form: MealForm
  titleTaken: boolean
  /** Leads to the field that something is wrong with. */
  focus: (field: PublishField) => void
  onPublished: () => void
}

/** Checks and publishes the meal; a second press while it is sent does nothing. */
export function usePublish({ form, titleTaken, focus, onPublished }: Options) {
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const problems = publishProblems(form)
  const clash = useRef<() => void>(null)
  // What was said of one title is not true of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the title changes.
  useEffect(() => () => clash.current?.(), [form.title])

  async function publish() {
    if (sending.current) return
    setAsked(true)
    setFailure(null)
    const [first] = problems.keys()
    if (first) return focus(first)
    if (titleTaken) {
      clash.current = showErrorToast('Please fix the title issue before submitting')
      return focus('title')
    }
    sending.current = true
    setBusy(true)
    try {
      await api.post<Meal>('/meals', newMealBody(form))
      showToast('Meal created successfully!')
      onPublished()
    } catch (error) {
      // The sign-in dialog that opens then says so.
      if (error instanceof ApiError && error.status === 401) return
      const text = messageOf(error, 'Failed to save meal')
      setFailure(text)
      showErrorToast(text)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Once it was tried, what is missing is told until it is there. */
  const problemOf = (field: PublishField) => (asked ? (problems.get(field) ?? null) : null)

  return { publish, busy, failure, problemOf }
}

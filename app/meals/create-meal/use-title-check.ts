import { useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { slugOf } from '#platform/text/slug.ts'
import { mealAddress } from '../meal.ts'

/** Time without typing before the server is asked, in ms. */
const quietTime = 500

export type TitleCheck = {
  /** The address that the title would give the meal; empty without a letter in it. */
  slug: string
  /** What the server compares titles by; empty where there is nothing to ask. */
  form: string
  /** True when another meal has the title. */
  taken: boolean
  /** True when the server has said that no other meal has the title. */
  free: boolean
}

/** A meal that is being edited: its own title is not asked about. */
export type EditedMeal = { _id: string; title: string }

/** Asks the server whether another meal of this title exists, once typing has stopped. */
export function useTitleCheck(title: string, edited?: EditedMeal): TitleCheck {
  const unchanged = title.trim() === edited?.title
  const form = unchanged ? '' : slugOf(title)
  const editedId = edited?._id
  const [answer, setAnswer] = useState<{ form: string; exists: boolean } | null>(null)
  useEffect(() => {
    // The title itself counts as typing, also where its slug form stays the same.
    if (title.trim() === '' || form === '') return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const exists = await titleExists(form, { signal: call.signal, editedId })
      if (!call.signal.aborted) setAnswer(exists === null ? null : { form, exists })
    }, quietTime)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [title, form, editedId])
  const answered = form !== '' && answer?.form === form
  return {
    slug: mealAddress(title),
    form,
    taken: answered && answer.exists,
    free: answered && !answer.exists,
  }
}

type CheckOptions = { signal?: AbortSignal; editedId?: string }

/** Whether another meal than the edited one has a title of this slug form. Null when the server could not say. */
export async function titleExists(
  form: string,
  { signal, editedId }: CheckOptions,
): Promise<boolean | null> {
  try {
    const path = editedId ? '/meals/update/check-title' : '/meals/title/check-title'
    const query = { slug: form, excludeId: editedId }
    return (await api.get<{ exists: boolean }>(path, { query, signal })).exists
  } catch (error) {
    if (!signal?.aborted) console.warn('The title could not be checked', error)
    return null
  }
}

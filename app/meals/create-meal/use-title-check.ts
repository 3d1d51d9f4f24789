import { useEffect, useState } from 'react'
import { api } from '#app/ui/api-client.ts'
import { mealAddress } from '../meal.ts'

/** Time without typing before the server is asked, in ms. */
const quietTime = 500

export type TitleCheck = {
  /** The address that the title would give the meal; empty without a letter in it. */
  slug: string
  /** True when another meal has it. */
  taken: boolean
  /** True when the server has said that nobody has it. */
  free: boolean
}

/** A meal that is being edited: its own title is not asked about. */
export type EditedMeal = { _id: string; title: string }

/** Asks the server whether another meal of this title exists, once typing has stopped. */
export function useTitleCheck(title: string, edited?: EditedMeal): TitleCheck {
  const unchanged = title.trim() === edited?.title
  const slug = unchanged ? '' : mealAddress(title)
  const editedId = edited?._id
  const [answer, setAnswer] = useState<{ slug: string; exists: boolean } | null>(null)
  useEffect(() => {
    // The title itself counts as typing, also where its address stays the same.
    if (title.trim() === '' || slug === '') return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const exists = await titleExists(slug, { signal: call.signal, editedId })
      if (!call.signal.aborted) setAnswer(exists === null ? null : { slug, exists })
    }, quietTime)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [title, slug, editedId])
  const answered = slug !== '' && answer?.slug === slug
  return { slug, taken: answered && answer.exists, free: answered && !answer.exists }
}

type CheckOptions = { signal?: AbortSignal; editedId?: string }

/** Whether another meal than the edited one has this address. Null when the server could not say. */
export async function titleExists(
  slug: string,
  { signal, editedId }: CheckOptions,
): Promise<boolean | null> {
  try {
    const path = editedId ? '/meals/update/check-title' : '/meals/title/check-title'
    const query = { slug, excludeId: editedId }
    return (await api.get<{ exists: boolean }>(path, { query, signal })).exists
  } catch (error) {
    if (!signal?.aborted) console.warn('The title could not be checked', error)
    return null
  }
}

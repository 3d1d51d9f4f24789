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

/** Asks the server whether a meal of this title exists, once typing has stopped. */
export function useTitleCheck(title: string): TitleCheck {
  const slug = mealAddress(title)
  const [answer, setAnswer] = useState<{ slug: string; exists: boolean } | null>(null)
  useEffect(() => {
    // The title itself counts as typing, also where its address stays the same.
    if (title.trim() === '' || slug === '') return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const exists = await titleExists(slug, call.signal)
      if (!call.signal.aborted) setAnswer(exists === null ? null : { slug, exists })
    }, quietTime)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [title, slug])
  const answered = slug !== '' && answer?.slug === slug
  return { slug, taken: answered && answer.exists, free: answered && !answer.exists }
}

/** Null when the server could not say. */
async function titleExists(slug: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const query = { slug }
    return (await api.get<{ exists: boolean }>('/meals/title/check-title', { query, signal }))
      .exists
  } catch (error) {
    if (!signal.aborted) console.warn('The title could not be checked', error)
    return null
  }
}

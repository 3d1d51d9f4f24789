import { useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { Post } from '../post.ts'

/** Time without typing before the server is asked, in ms. */
const quietTime = 500

export type TitleCheck = {
  /** True when another post has the title. */
  taken: boolean
  /** Asks at once, for a save that does not wait. True when it is taken. */
  ask: () => Promise<boolean>
}

/** Asks the server whether another post of this title exists, once typing has stopped. */
export function useTitleCheck(
  title: string,
  edited: Pick<Post, '_id' | 'title'> | null,
): TitleCheck {
  const unchanged = title.trim() === edited?.title
  const slug = unchanged ? '' : slugOf(title)
  const editedId = edited?._id
  const [answer, setAnswer] = useState<{ slug: string; exists: boolean } | null>(null)
  useEffect(() => {
    if (slug === '') return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const exists = await titleExists(slug, editedId, call.signal)
      if (!call.signal.aborted && exists !== null) setAnswer({ slug, exists })
    }, quietTime)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [slug, editedId])
  const known = slug !== '' && answer?.slug === slug
  return {
    taken: known && answer.exists,
    async ask() {
      if (slug === '' || known) return known && answer.exists
      const exists = (await titleExists(slug, editedId)) ?? false
      setAnswer({ slug, exists })
      return exists
    },
  }
}

/** Null when the server could not say. */
async function titleExists(slug: string, excludeId: string | undefined, signal?: AbortSignal) {
  try {
    const query = { slug, excludeId }
    return (await api.get<{ exists: boolean }>('/blogs/check-title', { query, signal })).exists
  } catch (error) {
    if (!signal?.aborted) console.warn('The title could not be checked', error)
    return null
  }
}

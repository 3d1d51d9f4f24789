import { useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { slugOf } from '#platform/text/slug.ts'

/** Time without typing before the server is asked, in ms. */
const quietTime = 500

export type TitleCheck = {
  /** True when another one has the title. */
  taken: boolean
  /** True when the server has said that no other one has the title. */
  free: boolean
  /** Asks at once, for a save that does not wait. True when it is taken. */
  ask: () => Promise<boolean>
}

/** What is being edited: its own title is not asked about. */
type Edited = { _id: string; title: string }

/** Asks the call at `path` whether another one of this title exists, once typing has stopped. */
export function useTitleCheck(path: string, title: string, edited?: Edited | null): TitleCheck {
  const unchanged = title.trim() === edited?.title
  const slug = unchanged ? '' : slugOf(title)
  const excludeId = edited?._id
  const [answer, setAnswer] = useState<{ slug: string; exists: boolean } | null>(null)
  useEffect(() => {
    // The title itself counts as typing, also where its slug form stays the same.
    if (title.trim() === '' || slug === '') return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const exists = await titleExists(path, { slug, excludeId }, call.signal)
      if (!call.signal.aborted && exists !== null) setAnswer({ slug, exists })
    }, quietTime)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [path, title, slug, excludeId])
  const known = slug !== '' && answer?.slug === slug
  return {
    taken: known && answer.exists,
    free: known && !answer.exists,
    async ask() {
      if (slug === '' || known) return known && answer.exists
      const exists = (await titleExists(path, { slug, excludeId })) ?? false
      setAnswer({ slug, exists })
      return exists
    },
  }
}

type Asked = { slug: string; excludeId: string | undefined }

/** Null when the server could not say. */
async function titleExists(path: string, query: Asked, signal?: AbortSignal) {
  try {
    return (await api.get<{ exists: boolean }>(path, { query, signal })).exists
  } catch (error) {
    if (!signal?.aborted) console.warn('The title could not be checked', error)
    return null
  }
}

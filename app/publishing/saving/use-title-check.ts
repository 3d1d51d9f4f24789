import { useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { slugOf } from '#platform/text/slug.ts'

/** How long (ms) typing has to pause before the server is asked. */
const quietTime = 500

export type TitleCheck = {
  /** True when another meal or post has the title. */
  taken: boolean
  /** True when the server confirmed that the title is free. */
  free: boolean
  /** Asks at once, for a save that cannot wait. Returns true when the title is taken. */
  ask: () => Promise<boolean>
}

/** What is being edited, whose own title is not checked; a new one may be stored under its id without an answer. */
type Edited = { base: { _id: string; title: string } | null; newId: { id: string } }

/** Asks the call at `path` whether the title is taken, after a pause in typing. */
export function useTitleCheck(path: string, title: string, { base, newId }: Edited): TitleCheck {
  const unchanged = title.trim() === base?.title
  const slug = unchanged ? '' : slugOf(title)
  const excludeId = base?._id ?? newId.id
  const [answer, setAnswer] = useState<{ slug: string; exists: boolean } | null>(null)
  useEffect(() => {
    // Every change of the title restarts the pause, even when the slug form stays the same.
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

type Asked = { slug: string; excludeId: string }

/** Returns null when the server gave no answer. */
async function titleExists(path: string, query: Asked, signal?: AbortSignal) {
  try {
    return (await api.get<{ exists: boolean }>(path, { query, signal })).exists
  } catch (error) {
    if (!signal?.aborted) console.warn('The title could not be checked', error)
    return null
  }
}

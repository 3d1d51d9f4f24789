import { useEffect, useState } from 'react'
import { api, reasonOf } from '#app/ui/browser/api-client.ts'
import type { Image } from '../image.ts'

/** Images per page: what the dialog shows without much scrolling. */
const pageSize = 12

/** Debounce of the search field, in ms. */
const quietTime = 300

type Answer = { images: Image[]; total: number; page: number; totalPages: number }

type State = { answer: Answer | null; message: string | null; loading: boolean }

const nothing: State = { answer: null, message: null, loading: true }

/** The ready images of the site, newest first, by words of their prompts. */
export function useImageLibrary() {
  // A new value repeats the request, even with the same words.
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const [state, setState] = useState(nothing)
  useEffect(() => {
    const { search, page } = asked
    const call = new AbortController()
    const { signal } = call
    setState((now) => ({ ...now, loading: true, message: null }))
    const timer = setTimeout(
      async () => {
        const query = { search: search.trim(), page, limit: pageSize, status: 'ready' }
        try {
          const answer = await api.get<Answer>('/images', { query, signal })
          setState({ answer, message: null, loading: false })
        } catch (error) {
          if (signal.aborted) return
          const message = reasonOf(error, 'Failed to load the images. Please try again.')
          setState({ answer: null, message, loading: false })
        }
      },
      search === '' ? 0 : quietTime,
    )
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [asked])
  return {
    ...state,
    ...asked,
    setSearch: (search: string) => setAsked({ search, page: 1 }),
    setPage: (page: number) => setAsked({ ...asked, page }),
    retry: () => setAsked({ ...asked }),
  }
}

export type ImageLibrary = ReturnType<typeof useImageLibrary>

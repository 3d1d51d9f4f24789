import { useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { firstPostCategories } from '../post.ts'

type Answer = (string | { name: string })[]

export type PostCategories = {
  names: string[]
  /** Adds a category on the server and to the list. Throws what the API client throws. */
  add(name: string): Promise<string>
}

/** The categories that a post can have; the initial ones when they cannot be loaded. */
export function usePostCategories(): PostCategories {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const call = new AbortController()
    api
      .get<Answer>('/blogs/categories', { signal: call.signal })
      .then((answer) => {
        const found = answer.map((item) => (typeof item === 'string' ? item : item.name))
        setNames(found.length > 0 ? found : firstPostCategories)
      })
      .catch((error) => {
        if (call.signal.aborted) return
        console.warn('The categories could not be loaded', error)
        setNames(firstPostCategories)
        showErrorToast('Failed to load categories. Please try again later.')
      })
    return () => call.abort()
  }, [])

  async function add(name: string) {
    const category = await api.post<{ name: string }>('/blogs/categories', { name })
    setNames((now) => [...now, category.name])
    showToast('Category created successfully')
    return category.name
  }

  return { names, add }
}

import { useCallback, useEffect, useState } from 'react'
import { api, messageOf } from '#app/ui/api-client.ts'
import { showToast } from '#app/ui/toasts.tsx'
import type { UsedCategory } from '../post.ts'

export type UsedCategories = ReturnType<typeof useUsedCategories>

/** The categories of posts with how many posts each has, and what staff do to them. */
export function useUsedCategories() {
  const [categories, setCategories] = useState<UsedCategory[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const reload = useCallback(async () => {
    try {
      const answer = await api.get<{ categories: UsedCategory[] }>('/blogs/categories/uses')
      setCategories(answer.categories)
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error, 'Failed to load categories. Please try again later.'))
    }
  }, [])
  useEffect(() => {
    void reload()
  }, [reload])

  /** Null when it worked, else what to tell. */
  async function run(work: Promise<unknown>, done: string, fallback: string) {
    try {
      await work
      showToast(done)
      await reload()
      return null
    } catch (error) {
      return messageOf(error, fallback)
    }
  }

  const pathOf = (name: string) => `/blogs/categories/${encodeURIComponent(name)}`
  return {
    categories,
    failure,
    reload,
    add: (name: string) =>
      run(
        api.post('/blogs/categories', { name }),
        'Category created successfully',
        'Failed to create category',
      ),
    rename: (name: string, to: string) =>
      run(api.put(pathOf(name), { name: to }), 'Category renamed', 'Failed to rename category'),
    merge: (name: string, into: string) =>
      run(
        api.post(`${pathOf(name)}/merge`, { into }),
        `All posts are in ${into} now`,
        'Failed to merge category',
      ),
    remove: (name: string) =>
      run(api.delete(pathOf(name)), 'Category deleted', 'Failed to delete category'),
  }
}

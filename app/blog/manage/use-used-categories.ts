import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { UsedCategory } from '../post.ts'

export type UsedCategories = ReturnType<typeof useUsedCategories>

/** The categories with the number of their posts, and what staff do to them. */
export function useUsedCategories() {
  const { data, fault, reload } = useLoaded(
    loadCategories,
    'Failed to load categories. Please try again later.',
  )

  /** Returns the error message, or null after a success. */
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
    categories: data?.categories ?? null,
    failure: fault || null,
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

const loadCategories = (signal: AbortSignal) =>
  api.get<{ categories: UsedCategory[] }>('/blogs/categories/uses', { signal })

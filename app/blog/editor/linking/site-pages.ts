import { useCallback, useEffect, useState } from 'react'
import type { Meal } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import type { PostSummary } from '../../post.ts'
import { postPath } from '../../post-path.ts'

/** A meal or post of this site that a link may lead to. */
export type SitePage = { kind: 'Meal' | 'Post'; title: string; path: string; isPublished: boolean }

/** How many meals, and how many posts, are searched, and how many of each are offered. */
const searched = 24
const offered = 4

/** How long (ms) typing must pause before the search runs. */
const typingPause = 200

/** Finds meals and posts by words; nothing for an empty search. */
export function useSitePages(words: string) {
  const search = useSettled(words.trim())
  const load = useCallback(
    async (signal: AbortSignal) => ({ search, pages: await findPages(search, signal) }),
    [search],
  )
  const { phase, data, fault } = useLoaded(load, 'Meals and posts could not be searched')
  return {
    pages: data?.pages ?? [],
    /** False while the pages are those of an earlier search. */
    isFresh: data?.search === words.trim(),
    /** What the search says when it has nothing to offer; empty otherwise. */
    note: noteOf(phase, fault, search, data?.pages),
  }
}

function noteOf(phase: string, fault: string, search: string, pages?: SitePage[]): string {
  if (phase === 'failed') return fault
  if (search === '' || !pages) return ''
  return pages.length === 0 ? 'No meals or posts found' : ''
}

async function findPages(search: string, signal: AbortSignal): Promise<SitePage[]> {
  if (search === '') return []
  const init = { signal, query: { search, limit: searched } }
  const [{ meals }, { blogs }] = await Promise.all([
    api.get<{ meals: Meal[] }>('/meals', init),
    api.get<{ blogs: PostSummary[] }>('/blogs', init),
  ])
  const pages = [
    meals.map(({ title, slug, isPublished }): SitePage => {
      return { kind: 'Meal', title, path: mealPath(slug), isPublished }
    }),
    blogs.map(({ title, slug, status }): SitePage => {
      return { kind: 'Post', title, path: postPath(slug), isPublished: status === 'published' }
    }),
  ]
  return pages.flatMap((found) => titledFirst(found, search).slice(0, offered))
}

/** The pages with the words in their titles first; the others have them in their texts. */
function titledFirst(pages: SitePage[], search: string): SitePage[] {
  const isTitled = ({ title }: SitePage) => title.toLowerCase().includes(search.toLowerCase())
  return [...pages.filter(isTitled), ...pages.filter((page) => !isTitled(page))]
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

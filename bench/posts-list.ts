import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { listPosts, type PostListQuery } from '#app/blog/list-posts.server.ts'
import { blogPageSize } from '#app/blog/post-query.ts'
import type { App } from '#platform/app.ts'
import { writeManyPosts } from './data/many-posts.ts'
import {
  type Lists,
  measureLists,
  milliseconds,
  printListPlans,
  printListTimes,
  printPeakMemory,
} from './list-times.ts'
import type { OpenSized } from './servers/bench-site.ts'

const firstPage = { page: 1, limit: blogPageSize }

/** Measures the blog's lists as visitors see them, on sites of these sizes. */
export async function benchPostLists(
  openSite: OpenSized,
  { plans, sizes }: { plans: boolean; sizes: number[] },
): Promise<void> {
  const results: Awaited<ReturnType<typeof measureLists>>[] = []
  for (const size of sizes) {
    const { app, close } = await openSite(size)
    await ensurePostCategories(app)
    const start = performance.now()
    await writeManyPosts(app, size)
    console.log(`${size} posts, written in ${milliseconds(performance.now() - start)}`)
    const lists = await listsOf(app)
    results.push(await measureLists(app, lists))
    if (plans && size === Math.max(...sizes)) await printListPlans(app, lists)
    await close()
    printPeakMemory()
  }
  printListTimes(sizes, results)
}

async function listsOf(app: App): Promise<Lists> {
  const { totalPages } = await listPosts(app, null, firstPage)
  const queries: Record<string, PostListQuery> = {
    'first page': firstPage,
    'last page': { ...firstPage, page: totalPages },
    'middle page': { ...firstPage, page: Math.ceil(totalPages / 2) },
    oldest: { ...firstPage, sort: 'oldest' },
    'by title': { ...firstPage, sort: 'title' },
    'by title, middle page': {
      ...firstPage,
      sort: 'title',
      page: Math.ceil(totalPages / 2),
    },
    'by views': { ...firstPage, sort: '-views' },
    'search ri': { ...firstPage, search: 'ri' },
    'search label': { ...firstPage, search: 'label' },
    'search saffron': { ...firstPage, search: 'saffron' },
    'search for nothing': { ...firstPage, search: 'zzzz' },
    'category of a sixth': { ...firstPage, category: 'Nutrition' },
    'tag of a fifth': { ...firstPage, tag: 'cooking' },
    'tag of one in 20': { ...firstPage, tag: 'weeknights' },
    'tag of one in 2,000': { ...firstPage, tag: 'saffron week' },
    'category, tag, search': {
      ...firstPage,
      category: 'Nutrition',
      tag: 'cooking',
      search: 'label',
    },
  }
  return Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      (app: App, limit = blogPageSize) => listPosts(app, null, { ...query, limit }),
    ]),
  )
}

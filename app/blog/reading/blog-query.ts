import { readPage } from '#app/ui/lists/paging.ts'

/** The state of the blog list, stored in its address. Empty text does not filter. */
export type BlogQuery = {
  search: string
  /** `true` finds only what was typed. */
  exact: 'true' | ''
  category: string
  tag: string
  page: number
}

/** Names of all fields of the form. */
export const blogFields = ['search', 'category', 'tag'] as const

const maxLength = 100

/** Reads the query string; ignores values that are not valid. */
export function readBlogQuery(params: URLSearchParams | FormData): BlogQuery {
  const text = (name: string) =>
    String(params.get(name) ?? '')
      .trim()
      .slice(0, maxLength)
  const category = text('category')
  const search = text('search')
  return {
    search,
    exact: search && params.get('exact') === 'true' ? 'true' : '',
    category: category.toLowerCase() === 'all' ? '' : category,
    tag: text('tag'),
    page: readPage(params.get('page')),
  }
}

/** The address of a blog list; values that are the default are left out. */
export function blogHref({ search, exact, category, tag, page }: Partial<BlogQuery>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ search, exact, category, tag })) {
    if (value) params.set(name, value)
  }
  if (page && page > 1) params.set('page', String(page))
  return params.size > 0 ? `/blogs?${params}` : '/blogs'
}

/** True when any filter is set. */
export const isFiltered = ({ search, category, tag }: BlogQuery) =>
  Boolean(search || category || tag)

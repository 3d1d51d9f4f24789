/** Which posts staff look at, kept in the screen's address. Empty text filters nothing. */
export type ManageQuery = {
  page: number
  search: string
  status: PostStatus | ''
  category: string
}

export const postStatuses = ['published', 'draft'] as const

export type PostStatus = (typeof postStatuses)[number]

/** Posts on a page. */
export const managePageSize = 10

/** Longer searches are cut: they would find nothing. */
export const maxSearchLength = 100

/** Reads the query string leniently: what makes no sense is as if it were not there. */
export function readManageQuery(params: URLSearchParams): ManageQuery {
  const text = (name: string) => (params.get(name) ?? '').trim()
  const page = Number(text('page'))
  return {
    page: Number.isSafeInteger(page) && page > 1 && page <= 999_999 ? page : 1,
    search: text('search').slice(0, maxSearchLength),
    status: postStatuses.find((status) => status === text('status')) ?? '',
    category: text('category'),
  }
}

/** The address that shows these posts, with nothing in it that stands for itself. */
export function manageHref(query: ManageQuery): string {
  const params = new URLSearchParams()
  for (const name of ['search', 'status', 'category'] as const) {
    if (query[name]) params.set(name, query[name])
  }
  if (query.page > 1) params.set('page', String(query.page))
  return params.size > 0 ? `/admin/blogs?${params}` : '/admin/blogs'
}

/** True when anything but the page narrows the list. */
export const isNarrowed = (query: ManageQuery) =>
  manageHref({ ...query, page: 1 }) !== '/admin/blogs'

/** The line that says which posts of how many are shown; empty without any. */
export function shownText(page: number, shown: number, total: number): string {
  if (shown === 0) return ''
  const first = (page - 1) * managePageSize + 1
  return `Showing ${first} to ${first + shown - 1} of ${total} results`
}

import { type ListStatus, readListStatus } from '#app/ui/lists/list-status.ts'
import { readPage } from '#app/ui/lists/paging.ts'

/** The filters of a list on a managing screen, stored in its address. Empty text does not filter. */
export type ListQuery = {
  page: number
  search: string
  status: ListStatus | ''
  category: string
  /** The order; empty for the newest first. */
  sort: string
}

/** Rows on a page. */
export const managePageSize = 10

/** Longer searches are cut, because they would find nothing. */
export const maxSearchLength = 100

/** Reads a parameter; a missing one is empty. */
export const readText = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim()

/** The orders of the lists of staff; not all of them have each. */
const sorts = [
  ...['oldest', 'title', '-title', 'views', '-views'],
  ...['category', '-category', 'status', '-status'],
]

/** Reads the query string; ignores values that are not valid. */
export function readListQuery(params: URLSearchParams): ListQuery {
  return {
    page: readPage(params.get('page')),
    search: readText(params, 'search').slice(0, maxSearchLength),
    status: readListStatus(readText(params, 'status')),
    category: readText(params, 'category'),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? '',
  }
}

type Filters = ListQuery & { [filter: string]: string | number }

/** The address below `path` that shows these rows; values that are the default are left out. */
export function listHref(path: string, { page, ...filters }: Filters): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}

/** True when anything but the page and the order narrows the list. */
export const isNarrowed = (query: Filters) => listHref('', { ...query, page: 1, sort: '' }) !== ''

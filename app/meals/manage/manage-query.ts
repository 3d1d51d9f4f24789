import { type ListStatus, readListStatus } from '#app/ui/lists/list-status.ts'
import { readPage } from '#app/ui/lists/paging.ts'

/** Which meals staff look at, kept in the screen's address. Empty text filters nothing. */
export type ManageQuery = {
  page: number
  search: string
  status: ListStatus | ''
  /** Id of a category. */
  category: string
  /** Slug of a meal type. */
  mealType: string
}

/** Meals on a page. */
export const managePageSize = 10

/** Longer searches are cut: they would find nothing. */
export const maxSearchLength = 100

/** The whole list, from its beginning. */
export const allMeals: ManageQuery = { page: 1, search: '', status: '', category: '', mealType: '' }

/** Reads the query string leniently: what makes no sense is as if it were not there. */
export function readManageQuery(params: URLSearchParams): ManageQuery {
  const text = (name: string) => (params.get(name) ?? '').trim()
  return {
    page: readPage(params.get('page')),
    search: text('search').slice(0, maxSearchLength),
    status: readListStatus(text('status')),
    category: text('category'),
    mealType: text('mealType'),
  }
}

/** The address that shows these meals, with nothing in it that stands for itself. */
export function manageHref(query: ManageQuery): string {
  const params = new URLSearchParams()
  for (const name of ['search', 'status', 'category', 'mealType'] as const) {
    if (query[name]) params.set(name, query[name])
  }
  if (query.page > 1) params.set('page', String(query.page))
  return params.size > 0 ? `/admin/meals?${params}` : '/admin/meals'
}

/** True when anything but the page narrows the list. */
export const isNarrowed = (query: ManageQuery) =>
  manageHref({ ...query, page: 1 }) !== '/admin/meals'

import {
  type ListQuery,
  listHref,
  readListQuery,
  readText,
} from '#app/publishing/managing/list-query.ts'

/** The filters of the managing screen of meals: `category` is an id, `mealType` a slug. */
export type ManageQuery = ListQuery & {
  mealType: string
  /** Whether a person has checked the meals. */
  checked: 'true' | 'false' | ''
}

/** The first page without filters. */
export const allMeals: ManageQuery = {
  page: 1,
  search: '',
  status: '',
  category: '',
  sort: '',
  mealType: '',
  checked: '',
}

/** Meals are never scheduled. */
export const mealStatuses = ['published', 'draft'] as const

const mealSorts = ['oldest', 'title', '-title']

/** Reads the query string; ignores values that are not valid. */
export const readManageQuery = (params: URLSearchParams): ManageQuery => ({
  ...readListQuery(params),
  status: mealStatuses.find((status) => status === params.get('status')) ?? '',
  sort: mealSorts.find((sort) => sort === params.get('sort')) ?? '',
  mealType: readText(params, 'mealType'),
  checked: readChecked(readText(params, 'checked')),
})

/** The value of the filter by checks; empty for anything else. */
export const readChecked = (text: string): ManageQuery['checked'] =>
  text === 'true' || text === 'false' ? text : ''

/** The address of the managing screen with these filters. */
export const manageHref = (query: ManageQuery) => listHref('/admin/meals', query)

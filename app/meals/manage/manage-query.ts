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
  /** Whether the meals have a picture. */
  picture: 'true' | 'false' | ''
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
  picture: '',
}

/** Meals are never scheduled. */
export const mealStatuses = ['published', 'draft'] as const

/** The orders of the list, newest first without one. */
export const manageSorts = [
  { value: 'oldest', name: 'Oldest first' },
  { value: 'title', name: 'Title, A to Z' },
  { value: '-title', name: 'Title, Z to A' },
  { value: '-calories', name: 'Most calories' },
  { value: 'calories', name: 'Fewest calories' },
  { value: 'type', name: 'Meal type, start of the day first' },
  { value: '-type', name: 'Meal type, end of the day first' },
  { value: 'status', name: 'Drafts first' },
  { value: '-status', name: 'Published first' },
]

/** Reads the query string; ignores values that are not valid. */
export const readManageQuery = (params: URLSearchParams): ManageQuery => ({
  ...readListQuery(params),
  status: mealStatuses.find((status) => status === params.get('status')) ?? '',
  sort: manageSorts.find(({ value }) => value === params.get('sort'))?.value ?? '',
  mealType: readText(params, 'mealType'),
  checked: readYesOrNo(readText(params, 'checked')),
  picture: readYesOrNo(readText(params, 'picture')),
})

/** The value of a filter that keeps one half of the meals; empty for anything else. */
const readYesOrNo = (text: string): ManageQuery['checked'] =>
  text === 'true' || text === 'false' ? text : ''

/** The address of the managing screen with these filters. */
export const manageHref = (query: ManageQuery) => listHref('/admin/meals', query)

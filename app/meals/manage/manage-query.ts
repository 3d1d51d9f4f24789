import {
  type ListQuery,
  listHref,
  readListQuery,
  readText,
} from '#app/publishing/managing/list-query.ts'

/** Which meals staff look at: by the id of a category, and the slug of a meal type. */
export type ManageQuery = ListQuery & { mealType: string }

/** The whole list, from its beginning. */
export const allMeals: ManageQuery = { page: 1, search: '', status: '', category: '', mealType: '' }

/** Reads the query string leniently: what makes no sense is as if it were not there. */
export const readManageQuery = (params: URLSearchParams): ManageQuery => ({
  ...readListQuery(params),
  mealType: readText(params, 'mealType'),
})

/** The address that shows these meals of the list of staff. */
export const manageHref = (query: ManageQuery) => listHref('/admin/meals', query)

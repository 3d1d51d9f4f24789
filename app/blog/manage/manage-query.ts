import { type ListQuery, listHref } from '#app/publishing/managing/list-query.ts'

/** The address that shows these posts of the list of staff. */
export const manageHref = (query: ListQuery) => listHref('/admin/blogs', query)

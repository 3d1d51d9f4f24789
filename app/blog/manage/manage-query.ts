import { type ListQuery, listHref } from '#app/publishing/managing/list-query.ts'

/** The address of the managing screen with these filters. */
export const manageHref = (query: ListQuery) => listHref('/admin/blogs', query)

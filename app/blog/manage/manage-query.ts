import { type ListQuery, listHref } from '#app/publishing/managing/list-query.ts'

/** The address of the managing screen with these filters. */
export const manageHref = (query: ListQuery) => listHref('/admin/blogs', query)

/** The orders of the list, newest first without one. */
export const manageSorts = [
  { value: 'oldest', name: 'Oldest first' },
  { value: 'title', name: 'Title, A to Z' },
  { value: '-title', name: 'Title, Z to A' },
  { value: '-views', name: 'Most views' },
  { value: 'views', name: 'Fewest views' },
  { value: 'category', name: 'Category, A to Z' },
  { value: '-category', name: 'Category, Z to A' },
  { value: 'status', name: 'Drafts first' },
  { value: '-status', name: 'Published first' },
]

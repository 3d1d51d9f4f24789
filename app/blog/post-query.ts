import { z } from 'zod'
import { exactParameter, filled } from '#app/publishing/input.ts'
import { pagingQuery } from '#platform/api/paging.ts'
import { lineField } from '#platform/text/fields.ts'
import { postStatuses } from './post-dates.ts'

const statuses = [...postStatuses]

/** The orders of lists of posts; a minus means descending. */
export const postSorts = [
  ...(['newest', 'oldest', 'title', '-title', 'views', '-views'] as const),
  ...(['category', '-category', 'status', '-status'] as const),
] as const

export type PostSort = (typeof postSorts)[number]

/** Posts on one page of the blog. */
export const blogPageSize = 12

/** The parameters of GET /blogs; all of them have to match. */
export const postQuery = z.object({
  /**
   * Each word, or another word for the same, is in the title, the description or a tag. Words that find nothing
   * are corrected.
   */
  search: filled(lineField('search', 200)),
  exact: exactParameter,
  /** Name of a category, regardless of case; All means every category. */
  category: filled(lineField('category', 200)).transform((name) =>
    name?.toLowerCase() === 'all' ? undefined : name,
  ),
  tag: filled(lineField('tag', 200)),
  /** Id of a post to leave out. */
  exclude: filled(lineField('exclude', 200)),
  /** For staff; everybody else only sees what is published. */
  status: filled(z.enum(postStatuses, 'status must be published, draft or scheduled')).meta({
    enum: statuses,
  }),
  sort: filled(z.enum(postSorts, `sort must be one of ${postSorts.join(', ')}`)).meta({
    enum: [...postSorts],
  }),
  ...pagingQuery(blogPageSize),
})

export type PostQuery = z.output<typeof postQuery>

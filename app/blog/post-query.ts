import { z } from 'zod'
import { exactParameter, filled, statusParameter } from '#app/publishing/input.ts'
import { pagingQuery } from '#platform/api/paging.ts'
import { lineField } from '#platform/text/fields.ts'

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
  status: statusParameter,
  ...pagingQuery(blogPageSize),
})

export type PostQuery = z.output<typeof postQuery>

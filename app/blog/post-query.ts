import { z } from 'zod'
import { pagingQuery } from '#platform/api/paging.ts'
import { lineField } from '#platform/text/fields.ts'

/** Forms send empty fields too, which do not filter. */
const filled = <T>(schema: z.ZodType<T, string>) =>
  z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(schema.optional())

/** Posts on one page of the blog. */
export const blogPageSize = 12

/** The parameters of GET /blogs; all of them have to match. */
export const postQuery = z.object({
  /** Each word is in the title, the description or a tag. */
  search: filled(lineField('search', 200)),
  /** Name of a category, regardless of case; All means every category. */
  category: filled(lineField('category', 200)).transform((name) =>
    name?.toLowerCase() === 'all' ? undefined : name,
  ),
  tag: filled(lineField('tag', 200)),
  /** Id of a post to leave out. */
  exclude: filled(lineField('exclude', 200)),
  /** For staff; everybody else only sees published posts. */
  status: filled(z.enum(['published', 'draft'], 'status must be published or draft')).meta({
    enum: ['published', 'draft'],
  }),
  ...pagingQuery(blogPageSize),
})

export type PostQuery = z.output<typeof postQuery>

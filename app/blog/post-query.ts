import { z } from 'zod'
import { pagingQuery } from '#platform/api/paging.ts'
import { lineField } from '#platform/text/fields.ts'

/** Forms send their empty fields too: those filter nothing. */
const filled = <T>(schema: z.ZodType<T, string>) =>
  z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(schema.optional())

/** Posts on one page of the blog. */
export const blogPageSize = 12

/** What GET /blogs takes; fields are joined by and. */
export const postQuery = z.object({
  /** Each word is part of the title, the description or a tag. */
  search: filled(lineField('search', 200)),
  /** Name of a category, in any case; All stands for every one. */
  category: filled(lineField('category', 200)).transform((name) =>
    name?.toLowerCase() === 'all' ? undefined : name,
  ),
  tag: filled(lineField('tag', 200)),
  /** Id of a post that is left out. */
  exclude: filled(lineField('exclude', 200)),
  /** For staff; everybody else sees published posts only. */
  status: filled(z.enum(['published', 'draft'], 'status must be published or draft')).meta({
    enum: ['published', 'draft'],
  }),
  ...pagingQuery(blogPageSize),
})

export type PostQuery = z.output<typeof postQuery>

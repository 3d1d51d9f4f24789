import { z } from 'zod'

/** The requested page of a list; pages count from 1. */
export type Paging = { page: number; limit: number }

/** The query fields `page` and `limit` (1 to 100), to be spread into a list's query schema. */
export const pagingQuery = (defaultLimit: number) => ({
  page: wholeNumber('page', 999_999_999, 1),
  limit: wholeNumber('limit', 100, defaultLimit),
})

/** The paging fields of a list's answer, to be spread into its schema. */
export const pagingAnswer = {
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
}

/** The values of the paging fields; a page past the end keeps its number. */
export function pageOf(total: number, { page, limit }: Paging) {
  return { total, page, totalPages: Math.ceil(total / limit) }
}

/** The number of items before the page. */
export const offsetOf = ({ page, limit }: Paging) => (page - 1) * limit

function wholeNumber(name: string, maximum: number, absent: number) {
  const error = `${name} must be a whole number from 1 to ${maximum}`
  return z
    .string(error)
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= 1 && value <= maximum, error)
    .default(absent)
    .meta({ type: 'integer', minimum: 1, maximum, pattern: undefined })
}

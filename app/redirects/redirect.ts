import { z } from 'zod'

export const redirectStatuses = [301, 302] as const

/** An old address of the site and where it leads. */
export const redirectSchema = z.object({
  _id: z.string(),
  /** The path of the old address, readable: not percent-encoded and without a slash at the end. */
  from: z.string(),
  /** A path of this site, or an https address of another one. */
  to: z.string(),
  status: z.union(redirectStatuses.map((status) => z.literal(status))),
  createdAt: z.string(),
})

export type Redirect = z.infer<typeof redirectSchema>

/** A redirect as somebody gives it, still to be checked. */
export type RedirectRow = { from: string; to: string; status?: 301 | 302 }

const statusFault = 'Status must be 301 (moved for good) or 302 (for a while)'

const status = z
  .union([z.literal([...redirectStatuses]), z.enum(['301', '302'])], statusFault)
  .transform((value) => (Number(value) === 302 ? 302 : 301))

export const redirectInput = z.object({
  from: z.string('Please enter the old address'),
  to: z.string('Please enter where it leads'),
  status: status.nullish().transform((value) => value ?? 301),
})

/** What became of a row of an import that was not added. */
const refusedRowSchema = z.object({
  /** The number of the row, counted from 1. */
  row: z.number(),
  from: z.string(),
  to: z.string(),
  /** The field that is wrong. */
  path: z.string(),
  msg: z.string(),
})

export const redirectsReportSchema = z.object({
  added: z.number(),
  /** Rows whose address had another redirect, which was replaced. */
  changed: z.number(),
  same: z.number(),
  refused: z.array(refusedRowSchema),
})

export type RedirectsReport = z.infer<typeof redirectsReportSchema>

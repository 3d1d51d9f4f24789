import { z } from 'zod'

const checkStates = ['ok', 'off', 'warning', 'problem'] as const

/** One thing that the site has looked at: how it is, and what to do about it. */
const checkSchema = z.object({
  name: z.string(),
  state: z.enum(checkStates),
  fact: z.string(),
  /** What an owner should do; null when nothing. */
  advice: z.string().nullable(),
})

export type Check = z.infer<typeof checkSchema>

export const statusSchema = z.object({
  checkedAt: z.string(),
  /** The Node that runs the site, and for how many seconds. */
  node: z.string(),
  uptimeSeconds: z.number(),
  checks: z.array(checkSchema),
})

export type Status = z.infer<typeof statusSchema>

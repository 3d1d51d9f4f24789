import { z } from 'zod'

const checkStates = ['ok', 'off', 'warning', 'problem'] as const

/** The result of one check: the state, and what to do about it. */
const checkSchema = z.object({
  name: z.string(),
  state: z.enum(checkStates),
  fact: z.string(),
  /** What an owner should do; null if nothing. */
  advice: z.string().nullable(),
})

export type Check = z.infer<typeof checkSchema>

/** What GET /version answers. */
export const versionSchema = z.object({ name: z.literal('platewise'), version: z.string() })

export const statusSchema = z.object({
  checkedAt: z.string(),
  /** The version of this program. */
  version: z.string(),
  /** The version of Node.js, and for how many seconds the process has run. */
  node: z.string(),
  uptimeSeconds: z.number(),
  checks: z.array(checkSchema),
  /** Words of prompts that the illustrator left out, and how many prompts have each; most frequent first. */
  missingDrawings: z.array(z.object({ word: z.string(), count: z.number() })),
})

export type Status = z.infer<typeof statusSchema>

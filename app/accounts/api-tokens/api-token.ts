import { z } from 'zod'
import { tokenScopes } from '#platform/api/caller.ts'

/** A token for a program, for administrators; never the token itself. */
export const apiTokenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** The name of the Admin who made it, in whose name it acts. */
  owner: z.string(),
  createdAt: z.string(),
  /** Null for a token that does not expire. */
  expiresAt: z.string().nullable(),
  /** Accurate to an hour; null if it was never used. */
  lastUsedAt: z.string().nullable(),
})

export type ApiToken = z.infer<typeof apiTokenSchema>

/** The answer to making a token; the only one with the token. */
export const newApiTokenSchema = z.object({ token: z.string(), apiToken: apiTokenSchema })

export type NewApiToken = z.infer<typeof newApiTokenSchema>

const daysMessage = 'Days must be a whole number from 1 to 3650, or empty'

const days = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{0,4}$/)
        .transform((text) => (text === '' ? null : Number(text))),
    ],
    daysMessage,
  )
  .nullish()
  .refine(
    (value) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && value >= 1 && value <= 3650),
    daysMessage,
  )

export const apiTokenInput = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(100, 'Name must be at most 100 characters'),
  scope: z.enum(tokenScopes, 'Scope must be read or content'),
  /** After how many days it expires; absent or empty for never. */
  expiresInDays: days,
})

export type ApiTokenInput = z.output<typeof apiTokenInput>

import { z } from 'zod'
import { isId } from '#platform/text/slug.ts'

/** A query parameter that does not filter when it is empty, since forms send their empty fields too. */
export const filled = <T>(schema: z.ZodType<T, string>) =>
  z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(schema.optional())

/** The query parameter of lists for staff; everybody else only sees what is published. */
export const statusParameter = filled(
  z.enum(['published', 'draft'], 'status must be published or draft'),
).meta({ enum: ['published', 'draft'] })

/** The query parameter that turns off corrections and other words for the same. */
export const exactParameter = filled(z.enum(['true', 'false'], 'exact must be true or false'))
  .transform((text) => text === 'true')
  .meta({ enum: ['true', 'false'] })

/** What was searched for instead of the words of the search, which find nothing; absent otherwise. */
export const correctedAnswer = z.string().optional()

/** A field for which screens send null when it has no value; null counts as not sent. */
export const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined)

/** The `updatedAt` that the sender of a change last saw, as ISO 8601. */
export const lastSeen = optional(
  z
    .string('updatedAt must be a time')
    .refine((text) => !Number.isNaN(Date.parse(text)), 'updatedAt must be a time')
    .transform((text) => new Date(text).toISOString()),
)

/** The id that a new row gets: a call that is sent again with it stores nothing twice. */
export const chosenId = optional(
  z.string('newId must be a UUID').refine(isId, 'newId must be a UUID in lower case'),
)

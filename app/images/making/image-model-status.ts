import { z } from 'zod'

/** What a click on Generate would ask, and what that costs. */
export const imageModelSchema = z.object({
  /** `illustrator` or `provider:model`. */
  name: z.string(),
  source: z.enum(['illustrator', 'provider']),
  /** What one picture costs at most; null where nobody knows. */
  pricePerImageUsd: z.number().nullable(),
  /** Of this calendar month in UTC, calls under way included. */
  monthSpentUsd: z.number(),
  monthLimitUsd: z.number().nullable(),
  /** Why nothing can be generated just now; null when it can. */
  problem: z.string().nullable(),
  /** What looks at pictures of which nothing is known; null where nothing does. */
  vision: z
    .object({
      name: z.string(),
      /** What one look costs at most; null where nobody knows. */
      pricePerLookUsd: z.number().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
})

export type ImageModelStatus = z.infer<typeof imageModelSchema>

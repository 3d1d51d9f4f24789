import { z } from 'zod'

/** The model that Generate uses, and its costs. */
export const imageModelSchema = z.object({
  /** `illustrator` or `provider:model`. */
  name: z.string(),
  source: z.enum(['illustrator', 'provider']),
  /** Highest cost of one picture; null when unknown. */
  pricePerImageUsd: z.number().nullable(),
  /** Of this calendar month in UTC, calls under way included. */
  monthSpentUsd: z.number(),
  monthLimitUsd: z.number().nullable(),
  /** Why nothing can be generated just now; null when it can. */
  problem: z.string().nullable(),
  /** The vision model for pictures without a prompt; null when none is configured. */
  vision: z
    .object({
      name: z.string(),
      /** Highest cost of one look; null when unknown. */
      pricePerLookUsd: z.number().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
})

export type ImageModelStatus = z.infer<typeof imageModelSchema>

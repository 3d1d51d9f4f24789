import { z } from 'zod'
import { houseStyleSchema } from '#app/images/making/house-style.ts'

/** A model of the configuration, as an Admin sees it. */
const modelSettingsSchema = z.object({
  /** `illustrator` or `provider:model`. */
  name: z.string(),
  /** The environment variable that it waits for; null when it can be asked. */
  missing: z.string().nullable(),
  /** What one call costs at most by the program's own list. */
  knownPrice: z.object({ usd: z.number(), source: z.string() }).nullable(),
  /** What an Admin entered instead. */
  ownPriceUsd: z.number().nullable(),
})

export type ModelSettings = z.infer<typeof modelSettingsSchema>

export const settingsSchema = z.object({
  /** Null is the embedded illustrator, which needs none of this. */
  imageModel: modelSettingsSchema.nullable(),
  visionModel: modelSettingsSchema.nullable(),
  houseStyle: z.string(),
  defaultHouseStyle: z.string(),
  spending: z.object({
    month: z.string(),
    spentUsd: z.number(),
    limitUsd: z.number().nullable(),
    calls: z.number(),
    unpriced: z.number(),
  }),
})

export type Settings = z.infer<typeof settingsSchema>

const priceFault = 'The price must be an amount in US dollars from 0 to 100'

const price = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ],
    priceFault,
  )
  .pipe(z.number(priceFault).min(0, priceFault).max(100, priceFault))
  .nullish()

/** Only what is sent is changed; a price of null is that of the program's list again. */
export const settingsInput = z.object({
  houseStyle: houseStyleSchema.nullish(),
  imagePriceUsd: price,
  visionPriceUsd: price,
})

export type SettingsInput = z.output<typeof settingsInput>

export const testedModels = ['image', 'vision'] as const

export const testInput = z.object({
  model: z.enum(testedModels, 'The model to test is image or vision'),
})

/** How the test of a model went, in words for an Admin. */
export const testResultSchema = z.object({ ok: z.boolean(), msg: z.string() })

export type TestResult = z.infer<typeof testResultSchema>

import { z } from 'zod'
import { houseStyleSchema } from '#app/images/making/house-style.ts'
import { licenceSchema } from '#app/meals/passing-on/licence.ts'
import { siteSettingsAnswer, siteSettingsInput } from '#app/shell/settings/site-settings.ts'

/** A configured model, as an Admin sees it. */
const modelSettingsSchema = z.object({
  /** `illustrator` or `provider:model`. */
  name: z.string(),
  /** The environment variable that is missing; null if the model is ready. */
  missing: z.string().nullable(),
  /** The most that one call costs, by the built-in price list. */
  knownPrice: z.object({ usd: z.number(), source: z.string() }).nullable(),
  /** The price that an Admin entered instead. */
  ownPriceUsd: z.number().nullable(),
})

export type ModelSettings = z.infer<typeof modelSettingsSchema>

export const settingsSchema = z.object({
  ...siteSettingsAnswer,
  /** What is still as the samples have it, and where it is changed. */
  unchanged: z.array(
    z.object({ what: z.string(), href: z.string(), isSample: z.boolean().optional() }),
  ),
  /** Whether the site can send mail, and from which address. */
  mail: z.object({ configured: z.boolean(), from: z.string() }),
  /** Null for the built-in illustrator, which needs none of this. */
  imageModel: modelSettingsSchema.nullable(),
  visionModel: modelSettingsSchema.nullable(),
  /** Whether visitors may have photos looked at by the vision model. */
  visitorPhotos: z.boolean(),
  houseStyle: z.string(),
  defaultHouseStyle: z.string(),
  /** The licence of what is published, by its SPDX identifier; empty: all rights reserved. */
  licence: licenceSchema,
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

/** Only what is sent is changed. A price of null restores that of the built-in list. */
export const settingsInput = siteSettingsInput.extend({
  houseStyle: houseStyleSchema.nullish(),
  licence: licenceSchema.nullish(),
  visitorPhotos: z.boolean('Visitors may send photos, or not: true or false').nullish(),
  imagePriceUsd: price,
  visionPriceUsd: price,
})

export type SettingsInput = z.output<typeof settingsInput>

export const testedModels = ['image', 'vision'] as const

export const testInput = z.object({
  model: z.enum([...testedModels, 'mail'], 'What is tested is image, vision or mail'),
})

/** The result of testing a model, in words for an Admin. */
export const testResultSchema = z.object({ ok: z.boolean(), msg: z.string() })

export type TestResult = z.infer<typeof testResultSchema>

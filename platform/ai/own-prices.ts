import { z } from 'zod'
import type { App } from '../app.ts'
import { readSetting, type Setting } from '../settings/settings.ts'

const schema = z.object({ usd: z.record(z.string(), z.number().min(0)).default({}) })

/** Prices in US dollars that an Admin has entered, by full model name. */
export const ownPricesSetting: Setting<typeof schema> = { name: 'ai.prices', schema }

/** The prices that an Admin has entered; they take precedence over those in `prices.ts`. */
export async function ownPrices(app: App): Promise<Record<string, number>> {
  return (await readSetting(app, ownPricesSetting)).usd
}

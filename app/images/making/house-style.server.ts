import { z } from 'zod'
import type { App } from '#platform/app.ts'
import { readSetting, type Setting } from '#platform/settings/settings.ts'
import { houseStyleSchema } from './house-style.ts'

const schema = z.object({ text: houseStyleSchema.default('') })

/** The house style that an Admin entered; empty for the default. */
export const houseStyleSetting: Setting<typeof schema> = { name: 'images.houseStyle', schema }

export const readHouseStyle = async (app: App) => (await readSetting(app, houseStyleSetting)).text

import { z } from 'zod'
import type { AiModel } from '#platform/ai/model-name.ts'
import { missingVariable } from '#platform/ai/readiness.ts'
import type { App } from '#platform/app.ts'
import { invalid, tooLarge, unavailable, wrongType } from '#platform/errors.ts'
import { readSetting, type Setting } from '#platform/settings/settings.ts'
import { maxUploadBytes } from '../../image.ts'
import { tooLargeMessage, wrongTypeMessage } from '../../making/uploads.server.ts'
import { imageTypeOf } from '../../tray/image-type.ts'
import type { PhotoFood } from './visitor-photos.ts'

const stored = z.object({ on: z.boolean().default(false) })

/** Whether an Admin lets visitors have their photos looked at, which costs what the vision model costs. */
export const visitorPhotosSetting: Setting<typeof stored> = {
  name: 'visitor photos',
  schema: stored,
}

/** To whom a visitor's photo would be sent; null where that is not offered. */
export async function photoReceiver(app: App): Promise<string | null> {
  const model = await visitorModel(app)
  if (!model) return null
  if (model.provider !== 'compatible') return receivers[model.provider]
  const address = app.config.ai.baseUrls.compatible
  return address ? new URL(address).host : null
}

const receivers = { openai: 'OpenAI', google: 'Google', anthropic: 'Anthropic' } as const

/** The model that looks at photos of visitors, if one is ready and an Admin allows it. */
async function visitorModel(app: App): Promise<AiModel | null> {
  const { visionModel } = app.config
  if (!visionModel || missingVariable(app.config, visionModel)) return null
  const { on } = await readSetting(app, visitorPhotosSetting)
  return on ? visionModel : null
}

/**
 * The foods that the vision model sees on a visitor's photo, of which nothing is kept. Throws 400 for a broken
 * picture or one without food, 413 and 415 as for an upload, 502 when the provider fails, and 503 where this is not
 * offered or the limit of the month is reached.
 */
export async function nameFoods(app: App, file: File): Promise<PhotoFood[]> {
  const model = await visitorModel(app)
  if (!model) throw unavailable('Photos of visitors are not looked at on this site.')
  if (file.size > maxUploadBytes) throw tooLarge(tooLargeMessage, 'image')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!imageTypeOf(bytes)) throw wrongType(wrongTypeMessage, 'image')
  const jpeg = await smallJpeg(bytes)
  // Loaded on first use, as few sites have a model.
  const { askForFoods } = await import('../ask-for-foods.server.ts')
  const { visionFailure } = await import('../vision-failure.ts')
  const foods = await askForFoods(app, { model, jpeg }).catch((error: unknown) => {
    throw visionFailure(error)
  })
  if (foods.length === 0) throw invalid(noFood, 'image')
  return foods
}

const noFood = 'No food was seen on this photo. Type what is on the plate instead.'

/** The photo without metadata, as models take it. Throws 400 when it is broken. */
async function smallJpeg(bytes: Uint8Array): Promise<Buffer> {
  const { jpegForModels, readPixels, UnusableImage } = await import('../../files/encode.server.ts')
  try {
    return await jpegForModels(await readPixels(bytes))
  } catch (error) {
    if (error instanceof UnusableImage) throw invalid(error.message, 'image')
    throw error
  }
}

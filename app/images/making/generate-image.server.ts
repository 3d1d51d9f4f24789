import { setTimeout as pause } from 'node:timers/promises'
import { ProviderError } from '#platform/ai/provider-error.ts'
import type { App } from '#platform/app.ts'
import { GiveUp, type JobRun } from '#platform/jobs/job.ts'
import { type Pixels, readPixels, UnusableImage } from '../files/encode.server.ts'
import { incomingName } from '../files/media-names.ts'
import { noteProgress, stages, storeImage } from '../files/store-image.server.ts'
import { isAiMade } from '../image.ts'
import * as store from '../images.db.server.ts'
import { imageModelFor } from './image-model.server.ts'

/** Time in ms between two checks of a media store that did not answer. */
const askAgain = 1000

const timedOut = 'Image generation timed out. Please try again.'

/**
 * Makes a pending image from its prompt and seed with the model that it was requested from. All tries
 * together may take IMAGE_TIMEOUT_SECONDS.
 */
export async function generateImage(app: App, imageId: string, run: JobRun): Promise<void> {
  const image = await store.findImage(app.db, imageId)
  if (image?.status !== 'pending') return
  const left = timeLeft(app, run.startedAt)
  if (left <= 0) throw new GiveUp(timedOut)
  const timeout = AbortSignal.timeout(left)
  const signal = AbortSignal.any([run.signal, timeout])
  try {
    await noteProgress(app, imageId, stages.reading)
    const { prompt, seed } = image
    const model = imageModelFor(app, image, left)
    const made =
      (await paidBefore(app, imageId)) ??
      (await model.generate({ prompt, seed: seed ?? 0, signal }))
    signal.throwIfAborted()
    const pixels = 'drawing' in made ? made.drawing : await readMade(app, imageId, made.bytes)
    signal.throwIfAborted()
    await noteProgress(app, imageId, stages.drawn)
    await storeImage(app, imageId, pixels, { signal, aiMade: isAiMade(image) })
    await app.media.delete(incomingName(imageId))
  } catch (error) {
    if (timeout.aborted && !run.signal.aborted) throw new GiveUp(timedOut)
    const isOfProvider = error instanceof GiveUp || error instanceof ProviderError
    if (!isOfProvider) await untilMediaAnswers(app, signal)
    throw error
  }
}

/** Waits until the media store can be written, or until the job is aborted. */
async function untilMediaAnswers({ media, log }: App, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await media.ping()
    } catch (err) {
      log.warn({ err }, 'an image waits for the media store')
    }
    await pause(askAgain)
  }
}

/** The picture that an earlier run of the job paid for before its worker was killed. */
async function paidBefore(app: App, imageId: string): Promise<{ bytes: Uint8Array } | null> {
  const name = incomingName(imageId)
  return (await app.media.exists(name)) ? { bytes: await app.media.get(name) } : null
}

/** Checks a provider's file like an upload, and keeps it in the media store until the image is stored. */
async function readMade(app: App, imageId: string, bytes: Uint8Array): Promise<Pixels> {
  try {
    const pixels = await readPixels(bytes)
    await app.media.put(incomingName(imageId), bytes)
    return pixels
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error
    const msg = `The provider sent a picture that cannot be used: ${error.message}`
    throw new ProviderError('bad answer', msg)
  }
}

/** Milliseconds that are left for all tries. A clock that was set back does not extend them. */
function timeLeft({ clock, config }: App, startedAt: string): number {
  const passed = Math.max(0, clock.now().getTime() - Date.parse(startedAt))
  return config.imageTimeoutSeconds * 1000 - passed
}

import type { App } from '../app.ts'
import { StartFault } from '../start-fault.ts'

/** How long (ms) starting the program waits for the store. */
const startTimeout = 5000

/**
 * Throws StartFault if the store reports that the bucket does not exist. A store that does not answer within
 * `timeout` does not prevent the start, since it may come back; until then `/readyz` reports it.
 */
export async function refuseMissingBucket(app: App, timeout = startTimeout): Promise<void> {
  const { config, media, log } = app
  if (!config.s3) return
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`No answer in ${timeout} ms`)), timeout)
  try {
    await Promise.race([media.ping(), late.promise])
  } catch (err) {
    if (!(err instanceof Error && ['NotFound', 'NoSuchBucket'].includes(err.name))) {
      log.warn({ err }, 'the bucket does not answer')
      return
    }
    const { bucket, endpoint } = config.s3
    const place = endpoint ? ` at ${new URL(endpoint).host}` : ''
    throw new StartFault(`There is no bucket ${bucket}${place}. Create it, or correct S3_BUCKET.`)
  } finally {
    clearTimeout(timer)
  }
}

import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { fetchPublic } from '#platform/http/fetch-public.ts'
import { maxUploadBytes } from '../image.ts'
import { imageIdOfUrl } from '../images-by-address.server.ts'
import { tooLargeMessage } from './uploads.server.ts'

/** The source of the pictures of an import. */
export type PictureSource = {
  /**
   * True when the source knows which picture of this site belongs to an address in the file, so that another
   * address means another picture. When false, an import keeps the picture that a meal or post already has.
   */
  exact: boolean
  /** True if nothing may be stored: an import then only says what it would do. */
  dry?: boolean
  /** The address of our image for an address in the file. Throws a Failure when it cannot be stored. */
  adopt(url: string): Promise<string>
}

/** A server is skipped after this number of failed requests that took longer than this (ms). */
const slowFailure = 4000
const mostSlowFailures = 3

/** Fetches and stores nothing, and takes every picture for one that can be copied. */
export const dryPictures = (): PictureSource => ({
  exact: false,
  dry: true,
  adopt: async (url) => url,
})

/** Fetches pictures from the web, each address once. */
export function webPictures(app: App, staff: Staff): PictureSource {
  const copies = new Map<string, Promise<string>>()
  const slow = new Map<string, number>()
  const fetchFrom = async (url: string) => {
    const host = URL.parse(url)?.host ?? ''
    const failures = slow.get(host) ?? 0
    if (failures >= mostSlowFailures) throw invalid('The server of this URL does not answer')
    const started = performance.now()
    try {
      return await copyOf(app, staff, url)
    } catch (error) {
      if (performance.now() - started > slowFailure) slow.set(host, failures + 1)
      throw error
    }
  }
  return {
    exact: false,
    adopt(url) {
      const copy = copies.get(url) ?? fetchFrom(url)
      copies.set(url, copy)
      return copy
    },
  }
}

async function copyOf(app: App, staff: Staff, url: string): Promise<string> {
  if (await imageIdOfUrl(app, url)) return url.slice(url.indexOf('/media/'))
  const bytes = await fetchPublic(url, {
    path: 'imageUrl',
    maxBytes: maxUploadBytes,
    tooLargeMessage,
    allowHosts: app.config.fetchAllowHosts,
  })
  // Loaded on first use, as it loads the encoders too.
  const { takePicture } = await import('./take-picture.server.ts')
  return (await takePicture(app, staff, bytes)).imageUrl
}

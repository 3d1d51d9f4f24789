import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { fetchPublic } from '#platform/http/fetch-public.ts'
import { maxUploadBytes } from '../image.ts'
import { imageIdOfUrl } from '../images.server.ts'
import { tooLargeMessage } from './uploads.server.ts'

/** The source of the pictures of an import. */
export type PictureSource = {
  /**
   * True where a picture here is known by the address that it has in the file, so that another address
   * is another picture. Else what a meal or post has already stays.
   */
  exact: boolean
  /** The address of our own image for an address in the file. Throws a Failure where it cannot be had. */
  adopt(url: string): Promise<string>
}

/** A server is skipped after this many answers slower than this (ms). */
const slowAnswer = 4000
const mostSlowAnswers = 3

/** Pictures from where they are on the web; each is fetched once. */
export function webPictures(app: App, staff: Staff): PictureSource {
  const copies = new Map<string, Promise<string>>()
  const slow = new Map<string, number>()
  const fetchFrom = async (url: string) => {
    const host = URL.parse(url)?.host ?? ''
    const failures = slow.get(host) ?? 0
    if (failures >= mostSlowAnswers) throw invalid('The server of this URL does not answer')
    const started = performance.now()
    try {
      return await copyOf(app, staff, url)
    } catch (error) {
      if (performance.now() - started > slowAnswer) slow.set(host, failures + 1)
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
  // Loaded when asked for: it brings the encoders along.
  const { takePicture } = await import('./take-picture.server.ts')
  return (await takePicture(app, staff, bytes)).imageUrl
}

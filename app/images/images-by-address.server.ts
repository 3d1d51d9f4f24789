import type { App } from '#platform/app.ts'
import { allMediaNames, mediaKeyOf, mediaKeyOfName, mediaNameOf } from './files/media-names.ts'
import { holdImages } from './image-locks.db.server.ts'
import { findReadyByKey } from './images.db.server.ts'
import { storedPicture } from './show-images.server.ts'

/** Ids of the images at addresses of this site; `missing` has the addresses without an image. */
export type OwnImages = { ids: string[]; missing: string[] }

/**
 * Finds the images at those addresses that belong to this site. In a transaction it also prevents their
 * deletion until its end; call it there before writing anything that shows them.
 */
export async function ownImagesAt(app: App, addresses: string[]): Promise<OwnImages> {
  const { siteUrl } = app.config
  const own = addresses.flatMap((address) => {
    const name = mediaNameOf(address, siteUrl)
    return name === null ? [] : { address, name, mediaKey: mediaKeyOfName(name) }
  })
  const mediaKeys = [...new Set(own.flatMap(({ mediaKey }) => mediaKey ?? []))]
  const rows = await holdImages(app.db, { ids: [], mediaKeys })
  const newest = new Map(rows.map((row) => [row.media_key, row]))
  const found = own.map(({ address, name, mediaKey }) => {
    const image = newest.get(mediaKey)
    const picture = image && storedPicture(image)
    const names = picture ? allMediaNames(picture.mediaKey, picture.variants) : []
    return { address, id: names.includes(name) ? image?.id : undefined }
  })
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    missing: found.flatMap(({ address, id }) => (id ? [] : address)),
  }
}

/** The media key in an image address of this site; null for other addresses. */
export const keyOfAddress = (app: App, address: string) => mediaKeyOf(address, app.config.siteUrl)

/** The id of the ready image at an address of this site, relative or with SITE_URL; null for other addresses. */
export async function imageIdOfUrl(app: App, address: string): Promise<string | null> {
  const mediaKey = keyOfAddress(app, address)
  if (!mediaKey) return null
  return (await findReadyByKey(app.db, mediaKey))?.id ?? null
}

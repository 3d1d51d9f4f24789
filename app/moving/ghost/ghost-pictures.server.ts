import { maxUploadBytes } from '#app/images/image.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { OpenZip } from '#platform/zip/read-zip.ts'

/** Takes pictures from the zip of an export; what is not in it is taken from `otherwise`. */
export function ghostZipPictures(
  app: App,
  staff: Staff,
  zip: OpenZip,
  otherwise: PictureSource,
): PictureSource {
  const names = new Map([...zip.sizes().keys()].map((name) => [placeOf(name), name]))
  names.delete('')
  const copies = new Map<string, Promise<string>>()
  const copyOf = async (url: string): Promise<string> => {
    const name = names.get(placeOf(pathOf(url)))
    if (!name || otherwise.dry) return await otherwise.adopt(url)
    const bytes = await zip.bytes(name, maxUploadBytes)
    // Loaded on first use, as it loads the encoders too.
    const { takePicture } = await import('#app/images/making/take-picture.server.ts')
    return (await takePicture(app, staff, bytes)).imageUrl
  }
  return {
    ...otherwise,
    adopt(url) {
      const copy = copies.get(url) ?? copyOf(url)
      copies.set(url, copy)
      return copy
    },
  }
}

/** The place below the folder of images, without the sizes that Ghost makes; empty for other paths. */
function placeOf(path: string): string {
  const [, place = ''] = /(?:^|\/)content\/images\/(.+)$/.exec(path) ?? []
  return place.replace(/^size\/[wh\d]+\/(?:format\/\w+\/)?/, '')
}

/** The path of an address. The address is relative if the address of the old site is unknown. */
function pathOf(url: string): string {
  const path = URL.parse(url, 'https://ghost.invalid')?.pathname ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

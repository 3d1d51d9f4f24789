import { adoptMovedImage } from '#app/images/files/move-images.server.ts'
import type { MovedImage } from '#app/images/files/moved-image.ts'
import { imageIdOfUrl, keyOfAddress } from '#app/images/images-by-address.server.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid, isFailure } from '#platform/errors.ts'
import type { OpenZip } from '#platform/zip/read-zip.ts'
import type { ImportedThing } from './imported-thing.server.ts'
import { mediaFolder } from './site-file.ts'

/** The largest picture file (bytes) that is accepted; our own are less than a tenth of that. */
const maxBytes = 20 * 1024 * 1024

export type ZipPictures = {
  source: PictureSource
  /** Sets the pictures of the next meal or post. */
  offer(images: MovedImage[]): void
  /** The results for the pictures that were used since the last call. */
  taken(): ImportedThing[]
}

/** The pictures of a whole export. Each is imported when the first meal or post that shows it is stored. */
export function zipPictures(app: App, staff: Staff, zip: OpenZip, dry = false): ZipPictures {
  const done = new Set<string>()
  let offered = new Map<string, MovedImage>()
  let taken: ImportedThing[] = []
  const take = async (url: string, key: string) => {
    const moved = offered.get(key)
    // A picture that is missing in the file may already be on this site.
    if (!moved && (await imageIdOfUrl(app, url))) return
    if (!moved) throw invalid('The file does not have this picture')
    if (dry) {
      taken.push(thing(key, (await imageIdOfUrl(app, url)) ? 'same' : 'new'))
      return
    }
    const adopted = await adoptMovedImage(app, staff, moved, (name) => readPicture(zip, name))
    taken.push(thing(key, adopted.isNew ? 'new' : 'same'))
  }
  const adopt = async (url: string) => {
    const key = keyOfAddress(app, url)
    if (!key) throw invalid('It is on another site')
    // Pictures keep their file names, so addresses of their sizes stay valid.
    const address = url.slice(url.indexOf('/media/'))
    if (done.has(key)) return address
    try {
      await take(url, key)
      done.add(key)
      return address
    } catch (error) {
      if (isFailure(error)) taken.push({ ...thing(key, 'failed'), notes: [error.message] })
      throw error
    }
  }
  return {
    source: { exact: true, dry, adopt },
    offer(images) {
      offered = new Map(images.map((image) => [image.key, image]))
    },
    taken() {
      const list = taken
      taken = []
      return list
    },
  }
}

/** The bytes of a stored file; null if the zip does not have it. */
async function readPicture(zip: OpenZip, name: string) {
  const place = `${mediaFolder}${name}`
  return zip.has(place) ? await zip.bytes(place, maxBytes) : null
}

const thing = (name: string, result: ImportedThing['result']): ImportedThing => ({
  kind: 'picture',
  name,
  result,
  notes: [],
})

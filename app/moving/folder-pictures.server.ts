import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { maxUploadBytes } from '#app/images/image.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { tooLargeMessage } from '#app/images/making/uploads.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid, tooLarge } from '#platform/errors.ts'

/**
 * Takes pictures from a copy of the old site's uploads: the file at the end of the address, below `folder` or
 * its `uploads` or `wp-content/uploads`. What is not there is taken from `otherwise`. Nothing outside of the
 * folder is read, whatever an address says. Throws 400 if there is no such folder.
 */
export async function folderPictures(
  app: App,
  staff: Staff,
  folder: string,
  otherwise: PictureSource,
): Promise<PictureSource> {
  const root = await realpath(folder).catch(() => {
    throw invalid(`There is no folder ${folder}`)
  })
  const copies = new Map<string, Promise<string>>()
  const copyOf = async (url: string): Promise<string> => {
    const file = await fileFor(root, url)
    if (!file) return await otherwise.adopt(url)
    // Loaded on first use, as it loads the encoders too.
    const { takePicture } = await import('#app/images/making/take-picture.server.ts')
    return (await takePicture(app, staff, await readFile(file))).imageUrl
  }
  return {
    exact: false,
    adopt(url) {
      const copy = copies.get(url) ?? copyOf(url)
      copies.set(url, copy)
      return copy
    },
  }
}

const places = ['', 'uploads', 'wp-content/uploads']

async function fileFor(root: string, url: string): Promise<string | null> {
  const parts = partsOf(url)
  for (const place of places) {
    for (let start = 0; start < parts.length; start += 1) {
      const file = await realpath(path.join(root, place, ...parts.slice(start))).catch(() => null)
      if (!file?.startsWith(root + path.sep)) continue
      const { size, isFile } = await stat(file).then((found) => ({
        size: found.size,
        isFile: found.isFile(),
      }))
      if (isFile && size > maxUploadBytes) throw tooLarge(tooLargeMessage, 'imageUrl')
      if (isFile) return file
    }
  }
  return null
}

/** The parts of the path; none for an address that tries to leave its folder. */
function partsOf(url: string): string[] {
  try {
    const parts = decodeURIComponent(new URL(url).pathname).split('/').filter(Boolean)
    return parts.some((part) => part === '..' || /[\\\0]/.test(part)) ? [] : parts
  } catch {
    return []
  }
}

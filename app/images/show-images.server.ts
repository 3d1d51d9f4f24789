import type { App } from '#platform/app.ts'
import { imageAddress, imageFiles, type StoredPicture } from './files/media-names.ts'
import { type Image, type ImageFiles, originOf } from './image.ts'
import type { ImageTable } from './images.db.server.ts'
import { type PictureRow, picturesById } from './pictures.db.server.ts'

/** An image as the API gives it. */
export function toImage(row: ImageTable): Image {
  const picture = storedPicture(row)
  const url = picture && imageAddress(picture)
  return {
    _id: row.id,
    imageUrl: url ?? (row.status === 'failed' ? 'failed' : 'pending'),
    url,
    prompt: row.prompt,
    source: row.source,
    model: row.model,
    seed: row.seed,
    error: row.error,
    progress: row.progress,
    width: row.width,
    height: row.height,
    createdAt: row.created_at,
    files: filesOf(row),
  }
}

/** Data that pages need to show these images, by id; only ready images are included. */
export async function filesOfImages(app: App, ids: string[]): Promise<Map<string, ImageFiles>> {
  const rows = await picturesById(app.db, [...new Set(ids)])
  return new Map(
    rows.flatMap((row) => {
      const files = filesOf(row)
      return files ? [[row.id, files]] : []
    }),
  )
}

/** The same in short form, by id, to be expanded by imageFiles; null for images that are not ready. */
export async function picturesOfImages(app: App, ids: string[]) {
  const rows = await picturesById(app.db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, storedPicture(row)]))
}

/** The files and origin of a ready image; null for other images. */
function filesOf(row: PictureRow): ImageFiles | null {
  const picture = storedPicture(row)
  return picture && { ...imageFiles(picture), origin: originOf(row) }
}

/** The stored files of a ready image; null for other images. */
export function storedPicture(row: PictureRow): StoredPicture | null {
  const { status, media_key: mediaKey, variants, placeholder, width, height } = row
  if (status !== 'ready' || !mediaKey || !variants || width === null || height === null) return null
  return { mediaKey, variants, placeholder, width, height }
}

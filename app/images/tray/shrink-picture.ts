import { maxUploadBytes } from '../image.ts'
import { hasTooManyPixels, smallerSize, uploadProblem } from '../making/upload-rules.ts'

/** Qualities to try until the file is small enough. */
const qualities = [0.92, 0.85, 0.75, 0.6]

/** Reduces a picture in the browser to fewer pixels and at most 5 MB. Throws when it cannot be read. */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    const canvas = drawSmaller(picture)
    for (const quality of qualities) {
      const blob = await toBlob(canvas, quality)
      if (blob.size <= maxUploadBytes) return asFile(blob, file.name)
    }
    throw new Error('The picture stays too large')
  } finally {
    picture.close()
  }
}

/** Reduces a picture with more pixels than the server decodes; returns any other file unchanged. */
export async function fitPixels(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const tooMany = hasTooManyPixels(picture)
  picture.close()
  return tooMany ? await shrinkPicture(file) : file
}

/** A photo in a form that the server reads, whatever the browser can show: HEIC on some phones. Throws otherwise. */
export async function fitPhoto(file: File): Promise<File> {
  return uploadProblem(file) === null ? await fitPixels(file) : await shrinkPicture(file)
}

function drawSmaller(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = smallerSize(picture)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** Encodes as WebP, which keeps transparency, or as JPEG in browsers that cannot encode WebP. */
async function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  return webp.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))
    canvas.toBlob(take, type, quality)
  })
}

function asFile(blob: Blob, name: string): File {
  const kind = blob.type.split('/')[1] ?? 'webp'
  return new File([blob], `${name.replace(/\.\w+$/, '')}.${kind}`, { type: blob.type })
}

import type { ImageFiles } from '../image.ts'

export type Format = 'webp' | 'avif'

/** The widths in px of an image's files, by format, in ascending order. */
export type Variants = Readonly<Record<Format, readonly number[]>>

/** A stored image as its row describes it. */
export type StoredPicture = {
  /** Start of the names of its files: the hash of its pixels. */
  mediaKey: string
  variants: Variants
  placeholder: string | null
  width: number
  height: number
}

/** Name of a file in the media store. */
export const mediaName = (mediaKey: string, width: number, format: Format) =>
  `${mediaKey}-${width}.${format}`

const nameOfFile = /^([0-9a-f]{32})-(\d+)\.(?:webp|avif)$/

/** The media key in the name of an image file; null for other names. */
export const mediaKeyOfName = (name: string): string | null => nameOfFile.exec(name)?.[1] ?? null

/** The width in px in the name of an image file; null for other names. */
export function widthOfName(name: string): number | null {
  const width = nameOfFile.exec(name)?.[2]
  return width === undefined ? null : Number(width)
}

type Files = { media_key: string; variants: Variants }

/** Name of the largest WebP file. */
export const largestName = ({ media_key, variants }: Files) =>
  mediaName(media_key, Math.max(...variants.webp), 'webp')

/** The address of an image: that of its largest WebP file. */
export function imageAddress({ mediaKey, variants }: StoredPicture): string {
  return `/media/${mediaName(mediaKey, Math.max(...variants.webp), 'webp')}`
}

/** The `srcset`s and other data that pages need to show the image. Only files that exist are listed. */
export function imageFiles(picture: StoredPicture): ImageFiles {
  const { mediaKey, variants, placeholder, width, height } = picture
  const { webp, avif } = variants
  return {
    webp: srcset(mediaKey, webp, 'webp'),
    avif: srcset(mediaKey, avif, 'avif'),
    placeholder,
    width,
    height,
  }
}

function srcset(mediaKey: string, widths: readonly number[], format: Format): string {
  return widths.map((width) => `/media/${mediaName(mediaKey, width, format)} ${width}w`).join(', ')
}

/** All names of an image's files. */
export function allMediaNames(mediaKey: string, variants: Variants): string[] {
  return (['webp', 'avif'] as const).flatMap((format) =>
    variants[format].map((width) => mediaName(mediaKey, width, format)),
  )
}

/** The media key in an image address of this site, relative or beginning with `siteUrl`; null for others. */
export function mediaKeyOf(address: string, siteUrl: string): string | null {
  const name = mediaNameOf(address, siteUrl)
  return name === null ? null : mediaKeyOfName(name)
}

/** The name in the media store that an address of this site refers to; null for other addresses. */
export function mediaNameOf(address: string, siteUrl: string): string | null {
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  return path.startsWith('/media/') ? path.slice('/media/'.length) : null
}

/** Name of a file that is not checked and encoded yet; it is never served. */
export const incomingName = (imageId: string) => `incoming/${imageId}`

/** Name of the file that the slower AVIF encoding reads later; it is never served. */
export const sourceName = (mediaKey: string) => `incoming/${mediaKey}-source`

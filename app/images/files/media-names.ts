import type { ImageFiles } from '../image.ts'

export type Format = 'webp' | 'avif'

/** The widths in px in which an image's files exist, by format, growing. */
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

/** The media key in the name of one of our files; null for any other name. */
export const mediaKeyOfName = (name: string): string | null => nameOfFile.exec(name)?.[1] ?? null

/** The width in px in the name of one of our files; null for any other name. */
export function widthOfName(name: string): number | null {
  const width = nameOfFile.exec(name)?.[2]
  return width === undefined ? null : Number(width)
}

type Files = { media_key: string; variants: Variants }

/** Name of the largest WebP file. */
export const largestName = ({ media_key, variants }: Files) =>
  mediaName(media_key, Math.max(...variants.webp), 'webp')

/** The address of the largest WebP file, which stands for the image. */
export function imageAddress({ mediaKey, variants }: StoredPicture): string {
  return `/media/${mediaName(mediaKey, Math.max(...variants.webp), 'webp')}`
}

/** What pages need to offer the image's files. Only files that exist are named. */
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

/** The media key in an address of ours, relative or on `siteUrl`; null for any other address. */
export function mediaKeyOf(address: string, siteUrl: string): string | null {
  const name = mediaNameOf(address, siteUrl)
  return name === null ? null : mediaKeyOfName(name)
}

/** What an address of ours names in the media store; null for any other address. */
export function mediaNameOf(address: string, siteUrl: string): string | null {
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  return path.startsWith('/media/') ? path.slice('/media/'.length) : null
}

/** Where bytes wait that are not checked and encoded yet; never served. */
export const incomingName = (imageId: string) => `incoming/${imageId}`

/** Where an image waits for its slower encodings; never served. */
export const sourceName = (mediaKey: string) => `incoming/${mediaKey}-source`

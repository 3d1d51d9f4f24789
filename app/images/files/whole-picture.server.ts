import { imageWidths } from '../image.ts'
import { readPixels } from './encode.server.ts'
import { widthOfName } from './media-names.ts'

/**
 * True when a stored file is a whole picture of the kind that its name says. Every file is as long as it
 * says itself; WebP is also decoded, which takes far longer: the smallest size of each picture, or `all`.
 * Names of anything else are true.
 */
export async function isWholePicture(name: string, bytes: Buffer, all: boolean): Promise<boolean> {
  if (name.endsWith('.avif')) return isWholeAvif(bytes)
  if (!name.endsWith('.webp')) return true
  if (!isWholeWebp(bytes)) return false
  const width = widthOfName(name)
  if (!all && width !== null && width > imageWidths[0]) return true
  return await readPixels(bytes).then(
    () => true,
    () => false,
  )
}

/** A RIFF file contains its length without the first eight bytes. */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 12 || bytes.toString('latin1', 8, 12) !== 'WEBP') return false
  return bytes.readUInt32LE(4) + 8 === bytes.length
}

/** Boxes one after another, each with its length, of which the first says what it is (ISO 14496-12). */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 12) !== 'ftypavif') return false
  let end = 0
  while (end + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(end)
    // The lengths 0 and 1 have special meanings, which only larger files need.
    if (length < 8) return false
    end += length
  }
  return end === bytes.length
}

import { imageWidths } from '../image.ts'
import { readPixels } from './encode.server.ts'
import { widthOfName } from './media-names.ts'

/**
 * True when a stored file is a complete picture of the type that its name says, and for names of other files.
 * The length is compared with that in the file. WebP files are also decoded, which takes far longer: only the
 * smallest of each picture, or every file with `all`.
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

/** True for a sequence of boxes with their lengths, of which the first is the file type (ISO 14496-12). */
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

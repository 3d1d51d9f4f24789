/** The types of pictures that are accepted. */
export type ImageType = 'jpeg' | 'png' | 'webp'

/** The type of a file by its first bytes; null for other files. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16))
  const ascii = start.toString('latin1')
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  return null
}

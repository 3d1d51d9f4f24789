import { describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { encode, readPixels } from './encode.server.ts'
import { mediaName } from './media-names.ts'
import { isWholePicture } from './whole-picture.server.ts'

const key = 'a'.repeat(32)

async function storedFile(width: number, format: 'webp' | 'avif') {
  const pixels = await readPixels(await buildPicture('png'))
  return { name: mediaName(key, width, format), bytes: await encode(pixels, 16, format) }
}

/** A file of the same length whose picture data is zeros. */
const emptied = (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(bytes.length - 20)])

describe.each(['webp', 'avif'] as const)('a stored %s', (format) => {
  it('is complete as written, and not when bytes are cut off, added or of another file', async () => {
    const { name, bytes } = await storedFile(640, format)
    expect(await isWholePicture(name, bytes, true)).toBe(true)
    expect(await isWholePicture(name, bytes.subarray(0, -1), false)).toBe(false)
    expect(await isWholePicture(name, Buffer.concat([bytes, Buffer.alloc(9)]), false)).toBe(false)
    expect(await isWholePicture(name, Buffer.from('a plate'), false)).toBe(false)
    expect(await isWholePicture(name, Buffer.alloc(0), false)).toBe(false)
  })

  it('is not accepted as the other format', async () => {
    const { bytes } = await storedFile(640, format)
    const other = format === 'webp' ? 'avif' : 'webp'
    expect(await isWholePicture(mediaName(key, 640, other), bytes, true)).toBe(false)
  })
})

it('WebP is decoded if it is the smallest size, or with `all`', async () => {
  const { name, bytes } = await storedFile(320, 'webp')
  expect(await isWholePicture(name, bytes, false)).toBe(true)
  expect(await isWholePicture(name, emptied(bytes), false)).toBe(false)
  const large = mediaName(key, 1280, 'webp')
  expect(await isWholePicture(large, emptied(bytes), false)).toBe(true)
  expect(await isWholePicture(large, emptied(bytes), true)).toBe(false)
})

it('files with other names are accepted unread', async () => {
  expect(await isWholePicture('share/a.png', Buffer.from('?'), true)).toBe(true)
})

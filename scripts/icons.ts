import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Creates the icons in `public/` from favicon.svg: run it after changing that drawing. */
const folder = path.join(import.meta.dirname, '../public')
const drawing = await readFile(path.join(folder, 'favicon.svg'))
const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

for (const [name, size] of Object.entries(icons)) {
  // Phones crop the corners, so the symbol takes the middle 80% on a plain background.
  const sign = await sharp(drawing, { density: 1200 })
    .resize(Math.round(size * 0.8))
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: '#fbf8f3' } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, name))
}

/** For programs that request /favicon.ico and cannot read SVG. */
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({
    size,
    png: await sharp(drawing, { density: 1200 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  })),
)
await writeFile(path.join(folder, 'favicon.ico'), iconFile(small))

/** Combines PNG images into one ICO file: a header of six bytes, sixteen bytes per image, then the images. */
function iconFile(images: { size: number; png: Buffer }[]): Buffer {
  const list = Buffer.alloc(6 + 16 * images.length)
  list.writeUInt16LE(1, 2)
  list.writeUInt16LE(images.length, 4)
  let offset = list.length
  for (const [n, { size, png }] of images.entries()) {
    const at = 6 + 16 * n
    list.writeUInt8(size, at)
    list.writeUInt8(size, at + 1)
    list.writeUInt16LE(1, at + 4)
    list.writeUInt16LE(32, at + 6)
    list.writeUInt32LE(png.length, at + 8)
    list.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([list, ...images.map(({ png }) => png)])
}

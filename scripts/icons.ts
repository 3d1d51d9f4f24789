import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Makes the icons of `public/` from favicon.svg: run it after the drawing has changed. */
const folder = path.join(import.meta.dirname, '../public')
const drawing = await readFile(path.join(folder, 'favicon.svg'))
const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

for (const [name, size] of Object.entries(icons)) {
  // Phones cut the corners off: the sign stands in the middle four fifths, on paper.
  const sign = await sharp(drawing, { density: 1200 })
    .resize(Math.round(size * 0.8))
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: '#fbf8f3' } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, name))
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { illustratePlate } from '#app/images/illustrator/illustrator.ts'
import { gallery } from './gallery-plates.ts'

/** Draws the plates of the gallery, each into a file of its own and all onto contact sheets. */
const [folder = 'data/gallery', only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const tile = 480
const columns = 4
const rows = 3
const plates = gallery.filter(({ prompt }) => !only || prompt.includes(only))
const tiles: Buffer[] = []
const draw: number[] = []
const raster: number[] = []
let largest = 0
for (const [i, plate] of plates.entries()) {
  const start = performance.now()
  const svg = illustratePlate(plate)
  const drawn = performance.now()
  const image = await sharp(Buffer.from(svg)).resize(1024, 1024).png().toBuffer()
  draw.push(drawn - start)
  raster.push(performance.now() - drawn)
  largest = Math.max(largest, svg.length)
  await sharp(image).toFile(join(folder, `plate-${String(i + 1).padStart(2, '0')}.png`))
  tiles.push(await sharp(image).resize(tile).png().toBuffer())
}
for (let sheet = 0; sheet * columns * rows < tiles.length; sheet++) {
  const some = tiles.slice(sheet * columns * rows, (sheet + 1) * columns * rows)
  await sharp({
    create: {
      width: columns * tile,
      height: Math.ceil(some.length / columns) * tile,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(
      some.map((input, i) => ({
        input,
        left: (i % columns) * tile,
        top: Math.floor(i / columns) * tile,
      })),
    )
    .png()
    .toFile(join(folder, `sheet-${sheet + 1}.png`))
}
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const most = (list: number[]) => Math.max(...list)
console.log(
  `${plates.length} plates; SVG median ${median(draw).toFixed(0)} ms, slowest ${most(draw).toFixed(0)} ms; ` +
    `raster median ${median(raster).toFixed(0)} ms, slowest ${most(raster).toFixed(0)} ms; largest SVG ${Math.round(largest / 1000)} kB`,
)

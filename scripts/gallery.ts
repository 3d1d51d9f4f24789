/**
 * Draws plates to look at: npm run gallery -- [FOLDER] [--numbers] [--blind COUNT --seed N]
 * With --numbers the page tells no prompt, for guessing what is on a plate before looking it up. With --blind
 * it lays plates of dishes drawn by lot on numbered sheets, and writes their names into key.txt beside them.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drawBlindSheets } from './blind-sheets.ts'
import { drawGallery } from './draw-gallery.ts'
import { galleryPrompts } from './gallery-prompts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    numbers: { type: 'boolean', default: false },
    blind: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const folder = resolve(positionals[0] ?? 'data/gallery')
if (values.blind) {
  const sheets = await drawBlindSheets(folder, Number(values.blind), Number(values.seed))
  console.log(`${values.blind} plates on ${sheets} sheets: ${folder}/sheet-1.png; names in key.txt`)
} else {
  await drawGallery(folder, galleryPrompts, values)
  console.log(`${galleryPrompts.length} plates: ${folder}/index.html`)
}

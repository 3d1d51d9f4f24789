/**
 * Draws sixty plates on one page: npm run gallery -- [FOLDER] [--numbers]
 *
 * With --numbers the page does not show the prompts, so that the foods can be guessed.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drawGallery } from './draw-gallery.ts'
import { galleryPrompts } from './gallery-prompts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { numbers: { type: 'boolean', default: false } },
})
const folder = resolve(positionals[0] ?? 'data/gallery')
await drawGallery(folder, galleryPrompts, values)
console.log(`${galleryPrompts.length} plates: ${folder}/index.html`)

/** node scripts/try.ts OUT.png SIDE "prompt" ["prompt" ...]: draws prompts onto one sheet. */
import sharp from 'sharp'
import { illustratePlate } from '#app/images/illustrator/illustrator.ts'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'

const [out = '/tmp/try.png', size = '640', ...prompts] = process.argv.slice(2)
const side = Number(size)
const columns = Math.ceil(Math.sqrt(prompts.length))
const rows = Math.ceil(prompts.length / columns)
const pictures = prompts.map((prompt, i) => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  console.log(
    prompt,
    '→',
    ingredients.map((one) => `${one.name} [${one.group}] ${Math.round(one.grams)} g`).join('; '),
  )
  const start = performance.now()
  const input = illustratePlate({ ingredients, prompt, seed: i + 1 }, side).data
  console.log(Math.round(performance.now() - start), 'ms')
  return {
    input,
    raw: { width: side, height: side, channels: 3 as const },
    left: (i % columns) * side,
    top: Math.floor(i / columns) * side,
  }
})
await sharp({
  create: { width: columns * side, height: rows * side, channels: 3, background: '#fff' },
})
  .composite(pictures)
  .png()
  .toFile(out)

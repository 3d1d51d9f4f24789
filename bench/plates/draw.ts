import { illustratePlate } from '#app/images/illustrator/illustrator.ts'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { galleryPrompts } from '../../scripts/gallery-prompts.ts'

// Draws the sixty plates of the gallery at the stored size and prints what it took; `plates.ts` starts it as a worker is started.
const times: number[] = []
const work: number[] = []
for (const [i, prompt] of galleryPrompts.entries()) {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const [start, before] = [performance.now(), process.cpuUsage()]
  illustratePlate({ prompt, ingredients, seed: i + 1 }, 1280)
  const { user, system } = process.cpuUsage(before)
  times.push(performance.now() - start)
  work.push((user + system) / 1000)
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(`${galleryPrompts.length} plates at 1280 px (milliseconds: first, median, slowest)`)
console.log(`  drawn            ${summary(times)}`)
console.log(`  processor time   ${summary(work)}`)
console.log(`  peak memory      ${megabytes} MB`)

function summary(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b)
  const median = sorted[sorted.length >> 1] ?? 0
  return [list[0] ?? 0, median, sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0)).join(', ')
}

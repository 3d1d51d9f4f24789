/**
 * Compares the engine with weighed plates: node scripts/check-plates.ts PLATES.jsonl [--worst]
 * Each line: {"ingredients": [{"name", "grams"}], "kcal", "fat", "carb", "protein"}. Prints the mean
 * error of each figure as a share of the mean, and with --worst the ingredients that err most.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { estimateText, findFood } from '#app/nutrition/estimate.ts'

const plateSchema = z.object({
  ingredients: z.array(z.object({ name: z.string(), grams: z.number() })),
  kcal: z.number(),
  fat: z.number(),
  carb: z.number(),
  protein: z.number(),
})
type Plate = z.infer<typeof plateSchema>

const [path, flag] = process.argv.slice(2)
if (!path) throw new Error('Usage: node scripts/check-plates.ts PLATES.jsonl [--worst]')

const plates = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => plateSchema.parse(JSON.parse(line)))
const sums = { kcal: 0, fat: 0, carb: 0, protein: 0 }
const errors = { kcal: 0, fat: 0, carb: 0, protein: 0 }
const unknown = new Map<string, number>()
const taken = new Map<string, string>()
const blame = new Map<string, number>()
const started = performance.now()

for (const plate of plates) {
  const found = estimatePlate(plate)
  for (const key of ['kcal', 'fat', 'carb', 'protein'] as const) {
    sums[key] += plate[key]
    errors[key] += Math.abs(found[key] - plate[key])
  }
  const off = found.kcal - plate.kcal
  const total = plate.ingredients.reduce((sum, { grams }) => sum + grams, 0) || 1
  for (const { name, grams } of plate.ingredients) {
    blame.set(name, (blame.get(name) ?? 0) + (off * grams) / total)
  }
}

for (const key of ['kcal', 'fat', 'carb', 'protein'] as const) {
  const mean = sums[key] / plates.length
  const error = errors[key] / plates.length
  console.log(
    `${key}: mean ${mean.toFixed(1)}, error ${error.toFixed(1)} = ${percent(error, mean)}`,
  )
}
console.log(`${plates.length} plates in ${Math.round(performance.now() - started)} ms`)
console.log('unknown:', Object.fromEntries([...unknown].sort((a, b) => b[1] - a[1])))
if (flag) showWorst()

function estimatePlate(plate: Plate) {
  const found = { kcal: 0, fat: 0, carb: 0, protein: 0 }
  for (const { name, grams } of plate.ingredients) {
    const estimate = estimateText(`${grams} g ${name}`)
    if (!estimate) {
      unknown.set(name, Math.round((unknown.get(name) ?? 0) + grams))
      continue
    }
    taken.set(name, estimate.items.map((item) => `${item.food} ${item.confidence}`).join(' + '))
    for (const { foodId } of estimate.items) {
      const per100 = findFood(foodId)?.per100
      const share = grams / 100 / estimate.items.length
      found.kcal += (per100?.calories ?? 0) * share
      found.fat += (per100?.fat ?? 0) * share
      found.carb += (per100?.carbohydrates ?? 0) * share
      found.protein += (per100?.protein ?? 0) * share
    }
  }
  return found
}

function showWorst() {
  const worst = [...blame].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, 40)
  for (const [name, off] of worst) console.log(Math.round(off), name, '→', taken.get(name))
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}

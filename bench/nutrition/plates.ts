import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { tableReader } from '#app/nutrition/estimate.ts'

const plateSchema = z.object({
  ingredients: z.array(z.object({ name: z.string(), grams: z.number() })),
  kcal: z.number(),
  fat: z.number(),
  carb: z.number(),
  protein: z.number(),
})
type Plate = z.infer<typeof plateSchema>

const figures = ['kcal', 'fat', 'carb', 'protein'] as const
type Figures = Record<(typeof figures)[number], number>
const none = (): Figures => ({ kcal: 0, fat: 0, carb: 0, protein: 0 })

/**
 * Compares the engine with weighed plates: a file of lines {"ingredients": [{"name", "grams"}], "kcal",
 * "fat", "carb", "protein"}. Prints the mean error of each figure as a share of the mean, and with
 * `worst` the ingredients that err most.
 */
export function comparePlates(path: string, worst: boolean) {
  const plates = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => plateSchema.parse(JSON.parse(line)))
  const sums = none()
  const errors = none()
  const blame = new Map<string, number>()
  for (const plate of plates) {
    const found = estimatePlate(plate)
    for (const key of figures) {
      sums[key] += plate[key]
      errors[key] += Math.abs(found[key] - plate[key])
    }
    const total = plate.ingredients.reduce((sum, { grams }) => sum + grams, 0) || 1
    for (const { name, grams } of plate.ingredients) {
      const share = ((found.kcal - plate.kcal) * grams) / total
      blame.set(name, (blame.get(name) ?? 0) + share)
    }
  }
  console.log(`  ${plates.length} weighed plates, ingredients with grams`)
  for (const key of figures) {
    const mean = sums[key] / plates.length
    const share = ((100 * errors[key]) / sums[key]).toFixed(1)
    console.log(`    ${key}: mean ${mean.toFixed(1)}, error ${share} % of it`)
  }
  if (worst) showWorst(blame)
}

function estimatePlate(plate: Plate): Figures {
  const found = none()
  for (const { name, grams } of plate.ingredients) {
    const items = tableReader.estimate(`${grams} g ${name}`)?.items ?? []
    for (const { foodId } of items) {
      const per100 = tableReader.foods.find(foodId)?.per100
      const share = grams / 100 / items.length
      found.kcal += (per100?.calories ?? 0) * share
      found.fat += (per100?.fat ?? 0) * share
      found.carb += (per100?.carbohydrates ?? 0) * share
      found.protein += (per100?.protein ?? 0) * share
    }
  }
  return found
}

function showWorst(blame: Map<string, number>) {
  const worst = [...blame].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, 40)
  for (const [name, off] of worst) {
    const items = tableReader.estimate(`100 g ${name}`)?.items ?? []
    console.log('     ', Math.round(off), name, '→', items.map(({ food }) => food).join(' + '))
  }
}

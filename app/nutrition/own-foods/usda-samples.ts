import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the test's own with these files: objects as JSON, the lines of a list as they are. */
export function writeFiles(files: Record<string, unknown>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-usda-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** A JSON download written to a file. */
export const writeJson = (content: unknown) =>
  path.join(writeFiles({ 'foods.json': content }), 'foods.json')

/** A nutrient of a food as FoodData Central's JSON has it. */
export const nutrient = (id: number, amount: number | null, unitName = 'g') => ({
  type: 'FoodNutrient',
  id: 2_219_700 + id,
  nutrient: { id, number: String(id - 1000), name: `Nutrient ${id}`, rank: 600, unitName },
  foodNutrientDerivation: { code: 'A', description: 'Analytical' },
  ...(amount === null ? {} : { amount }),
})

/** Energy, carbohydrates, protein, fat, in this order; null for "not in the file". */
export const mainFour = (...amounts: (number | null)[]) =>
  [1008, 1005, 1003, 1004].flatMap((id, i) => {
    const amount = amounts[i] ?? null
    return amount === null ? [] : [nutrient(id, amount, id === 1008 ? 'kcal' : 'g')]
  })

/** A Foundation food: it tells its energy by Atwater's factors only, and its measures as units. */
export const zingberry = {
  foodClass: 'FinalFood',
  description: 'Zingberry, raw',
  foodNutrients: [
    nutrient(2047, 71, 'kcal'),
    nutrient(2048, 68, 'kcal'),
    nutrient(1005, 16.4),
    nutrient(1003, 0.9),
    nutrient(1004, 0.2),
    nutrient(1093, 0),
    nutrient(1062, 290, 'kJ'),
  ],
  foodAttributes: [],
  isHistoricalReference: false,
  ndbNumber: 99_001,
  foodCategory: { description: 'Fruits and Fruit Juices' },
  fdcId: 2_900_001,
  dataType: 'Foundation',
  foodPortions: [
    {
      id: 1,
      measureUnit: { id: 1000, name: 'cup', abbreviation: 'cup' },
      modifier: 'whole',
      gramWeight: 300,
      sequenceNumber: 1,
      amount: 2,
    },
  ],
  publicationDate: '4/24/2025',
}

export const granola = {
  foodClass: 'Branded',
  description: 'CRUNCHY GRANOLA, MAPLE PECAN',
  foodNutrients: [...mainFour(480, 62, 9, 21), nutrient(2000, 22), nutrient(1093, 210, 'mg')],
  brandOwner: 'Morning Meadow Foods, Inc.',
  brandName: 'MORNING MEADOW',
  gtinUpc: '00894700010137',
  servingSize: 55,
  servingSizeUnit: 'g',
  householdServingFullText: '0.5 cup',
  brandedFoodCategory: 'Cereal',
  fdcId: 2_900_100,
  dataType: 'Branded',
}

import type { Nutrient } from '#app/nutrition/nutrition.ts'

/** The nutrients as tables list them. Fiber and sugar are parts of the carbohydrates and are indented below them. */
export const nutrientOrder: readonly { name: Nutrient; part?: true }[] = [
  { name: 'calories' },
  { name: 'carbohydrates' },
  { name: 'fiber', part: true },
  { name: 'sugar', part: true },
  { name: 'protein' },
  { name: 'fat' },
  { name: 'sodium' },
]

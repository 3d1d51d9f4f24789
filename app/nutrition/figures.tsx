import type { Nutrient } from '#app/nutrition/nutrition.ts'

/** Names and units of the seven figures as pages show them. */
export const nutrientWords: Record<Nutrient, { name: string; unit: string }> = {
  calories: { name: 'Calories', unit: 'kcal' },
  carbohydrates: { name: 'Carbohydrates', unit: 'g' },
  protein: { name: 'Protein', unit: 'g' },
  fat: { name: 'Fat', unit: 'g' },
  fiber: { name: 'Fiber', unit: 'g' },
  sugar: { name: 'Sugar', unit: 'g' },
  sodium: { name: 'Sodium', unit: 'mg' },
}

const format = new Intl.NumberFormat('en')

/** A number with thousands separators. */
export function figureText(value: number): string {
  // A fast path: most figures have no separator, and a page shows hundreds.
  return value >= 0 && value < 1000 && Number.isInteger(value) ? `${value}` : format.format(value)
}

type Props = { value: number; unit: string }

/** A figure and its unit, which is small and muted. */
export function Figure({ value, unit }: Props) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {figureText(value)}
      <span className="font-normal font-sans text-[0.7em] text-muted">{`\u2009${unit}`}</span>
    </span>
  )
}

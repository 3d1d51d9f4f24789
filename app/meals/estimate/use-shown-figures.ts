import type { Estimate } from '#app/nutrition/nutrition.ts'
import { type PortionFigures, scaleFigures } from '../portions/portion.ts'
import { useBasis } from '../portions/use-basis.ts'

/** The figures of an estimate as they are shown, and what they are for, such as "100 g". */
export type ShownFigures = PortionFigures & { amount: string }

/** The figures of an estimate for the whole plate or for 100 g, as the visitor chose. */
export function useFiguresOf(estimate: Estimate): ShownFigures {
  const { factor, text } = useBasis(estimate.items, 1)
  const { nutritionData, items, range } = estimate
  const figures = scaleFigures({ nutritionData, items, range, computedData: null }, factor)
  return { ...figures, amount: text }
}

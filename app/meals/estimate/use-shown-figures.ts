import type { Estimate } from '#app/nutrition/nutrition.ts'
import { type PortionFigures, scaleFigures } from '../portions/portion.ts'
import { useBasis } from '../units/use-units.ts'

/** The figures of an estimate as they are shown, and what they are for, such as "100 g". */
export type ShownFigures = PortionFigures & { amount: string }

/** The figures of an estimate for the whole plate or for 100 g, as the visitor chose; null without an estimate. */
export function useShownFigures(estimate: Estimate | null): ShownFigures | null {
  const { factor, text } = useBasis(estimate?.items ?? [], 1)
  if (!estimate) return null
  const { nutritionData, items, range } = estimate
  const figures = scaleFigures({ nutritionData, items, range, computedData: null }, factor)
  return { ...figures, amount: text }
}

/**
 * How often a match of some certainty is right, measured by `npm run bench -- nutrition` on invented
 * meals: pairs of certainty and confidence, between which lines are drawn.
 */
const measured: [number, number][] = [
  [0, 0.05],
  [0.4, 0.33],
  [0.5, 0.42],
  [0.6, 0.5],
  [0.72, 0.6],
  [0.8, 0.67],
  [0.92, 0.71],
  [0.95, 0.82],
  [0.97, 0.92],
  [0.985, 0.95],
  [1, 0.96],
]

/** Confidence from 0 to 1 that is true as often as it says, from how well the words fitted. */
export function confidenceOf(certainty: number): number {
  const at = Math.min(Math.max(certainty, 0), 1)
  const next = measured.findIndex(([from]) => from >= at)
  const [highFrom, high] = measured[next] ?? [1, 0.96]
  const [lowFrom, low] = measured[next - 1] ?? [0, 0.05]
  const share = highFrom > lowFrom ? (at - lowFrom) / (highFrom - lowFrom) : 1
  return Math.round((low + (high - low) * share) * 100) / 100
}

/**
 * How often a match of some certainty is right, measured by `npm run bench -- nutrition` on invented
 * meals: pairs of certainty and confidence, between which lines are drawn.
 */
const measured: [number, number][] = [
  [0, 0.05],
  [0.4, 0.35],
  [0.5, 0.48],
  [0.6, 0.6],
  [0.75, 0.68],
  [0.83, 0.75],
  [0.87, 0.88],
  [0.95, 0.9],
  [0.985, 0.96],
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

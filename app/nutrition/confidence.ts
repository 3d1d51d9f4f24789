/**
 * How often a match of a given certainty is right, measured by `npm run bench -- nutrition` on generated
 * meals: pairs of certainty and confidence, interpolated linearly.
 */
const measured: [number, number][] = [
  [0, 0.15],
  [0.3, 0.35],
  [0.5, 0.5],
  [0.62, 0.6],
  [0.7, 0.7],
  [0.78, 0.78],
  [0.83, 0.86],
  [0.9, 0.91],
  [1, 0.95],
]

/** Calibrated confidence from 0 to 1, computed from how well the words fitted. */
export function confidenceOf(certainty: number): number {
  const at = Math.min(Math.max(certainty, 0), 1)
  const next = measured.findIndex(([from]) => from >= at)
  const [highFrom, high] = measured[next] ?? [1, 0.95]
  const [lowFrom, low] = measured[next - 1] ?? [0, 0.15]
  const share = highFrom > lowFrom ? (at - lowFrom) / (highFrom - lowFrom) : 1
  return Math.round((low + (high - low) * share) * 100) / 100
}

/** Steps to which highlights are known, of how near a normal is to halfway between light and viewer, from 0 to 1. */
export const highlightSteps = 4096

const made = new Map<number, Float64Array>()

/** How bright the highlight of a polish is, in steps from a half to one. */
export function highlightOf(polish: number): Float64Array {
  const hundredths = Math.round(polish * 100)
  const known = made.get(hundredths)
  if (known) return known
  const power = 8 + 240 * (hundredths / 100) ** 2
  const own = Float64Array.from(
    { length: highlightSteps / 2 + 2 },
    (_, i) => (0.5 + (i + 0.5) / highlightSteps) ** power,
  )
  made.set(hundredths, own)
  return own
}

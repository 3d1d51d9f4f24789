/** Linear light of red, green and blue, each 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

const known = new Map<string, Colour>()

/** A colour written as `#rrggbb`, in linear light. */
export function colour(hex: string): Colour {
  const found = known.get(hex)
  if (found) return found
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const made: Colour = [part(1), part(3), part(5)]
  known.set(hex, made)
  return made
}

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

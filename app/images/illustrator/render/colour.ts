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

/** A loud red of tomatoes or chillies as it is in a pan, nearer to orange; other colours stay. */
export function cookedRed(own: Colour): Colour {
  const [red, green, blue] = own
  const loud = step(1.6, 4, red / Math.max(0.01, green)) * step(-0.01, 0.02, green - blue)
  return [red * (1 - 0.06 * loud), green + 0.085 * loud * (red - green), blue + 0.02 * loud * red]
}

/** What `blend` gives while points are painted, one after the other: none is kept until its turn comes again. */
const spares: [number, number, number][] = Array.from({ length: 64 }, () => [0.5, 0.5, 0.5])
let turn = 0
let isPainting = false

/**
 * Paints points with `work`. Meanwhile each colour that `blend` gives is one of 64 that are used again, so that no garbage
 * is made for each point: what a paint keeps for longer than its point it must make before, or with `ramp`.
 */
export function painting(work: () => void): void {
  isPainting = true
  try {
    work()
  } finally {
    isPainting = false
  }
}

/** A colour between two: the first for 0, the second for 1. Most of what is asked is one of the two. */
export function blend(a: Colour, b: Colour, t: number): Colour {
  if (t === 0) return a
  if (t === 1) return b
  if (!isPainting) return mixed(a, b, t)
  turn = (turn + 1) & 63
  const own = spares[turn] as [number, number, number]
  own[0] = a[0] + (b[0] - a[0]) * t
  own[1] = a[1] + (b[1] - a[1]) * t
  own[2] = a[2] + (b[2] - a[2]) * t
  return own
}

const mixed = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Blends of two colours that are asked for again and again: each of 256 is made once, so that none is thrown away. */
export function ramp(a: Colour, b: Colour): (t: number) => Colour {
  const made: Colour[] = []
  return (t) => {
    const at = t <= 0 ? 0 : t >= 1 ? 255 : Math.round(t * 255)
    const known = made[at]
    if (known) return known
    const own = mixed(a, b, at / 255)
    made[at] = own
    return own
  }
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low)
  if (t <= 0) return 0
  if (t >= 1) return 1
  return t * t * (3 - 2 * t)
}

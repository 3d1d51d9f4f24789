import type { Random } from '../../core/random.ts'
import { fractal, noise } from '../../render/noise.ts'

/** Mm by which a place of a spread stands out. */
export type Strokes = (x: number, y: number) => number

/**
 * The track of a knife in a spread, in strokes to and fro: ridges along each of them, that end and begin anew, `deep` mm
 * high.
 */
export function strokesOf(deep: number, random: Random): Strokes {
  const angle = random.range(0.2, 0.9) * (random.chance(0.5) ? 1 : -1)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  return (x, y) => {
    const long = x * c + y * s
    // A hand moves in arcs.
    const across = y * c - x * s + 0.006 * long * long + 5 * (noise(x / 26 + dx, y / 26, 3) - 0.5)
    const stroke = noise(across / 8.5 + dx, long / 38 + dy, 5) - 0.5
    const fine = fractal(across / 2.8 + dx, long / 24 + dy, 8, 2) - 0.5
    return deep * (1.7 * stroke + 0.8 * fine)
  }
}

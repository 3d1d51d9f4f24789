import { blend, colour, step } from '../../../render/colour.ts'
import type { Paint } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { fibreSlow } from '../../../shapes/facetted.ts'

type Braised = {
  /** Colours of its outside, which was seared, of its inside where it came apart, and between its fibres. */
  outside: string
  inside: string
  gap: string
  /** Colour of the fat that runs through some pieces; absent for lean meat. */
  fat?: string
  /** Mm from the middle to its faces along its fibres, across them and up. */
  half: readonly [number, number, number]
  /** How much of it is still seared outside: 0 boiled, 1 seared all round. */
  seared?: number
}

/**
 * Meat as `braised` shapes it: seared faces and corners, paler ends where its fibres came apart, and seams of fat through
 * some pieces. Its fibres are shown by its shape rather than by stripes, which read as wood.
 */
export function braisedMeat({ outside, inside, gap, fat, half, seared = 1 }: Braised): Paint {
  const [dark, pale, deep] = [colour(outside), colour(inside), colour(gap)]
  const white = colour(fat ?? inside)
  const [x, y, z] = [fibreSlow / half[0], 1 / half[1], 1 / half[2]]
  return ({ u, v, w, up, seed }) => {
    const broad = fractal((u * fibreSlow) / 13 + seed * 41, v / 10, w / 10, 2)
    const bundle = noise(u / 12 + seed * 17, v / 1.5, w / 1.5 + 3)
    const end = step(0.5, 0.86, Math.abs(u * x) + 0.5 * (broad - 0.5) + 0.2 * (bundle - 0.5))
    const torn = Math.max(end, step(0.56, 0.7, broad + 0.1 * (bundle - 0.5)))
    const hot = seared * (1 - 0.85 * torn) * (0.75 + 0.25 * up)
    const meat = blend(pale, dark, hot)
    const fibre = 0.22 + 0.2 * torn
    const fibrous = blend(meat, deep, fibre * (1 - step(0.22, 0.5, bundle)))
    if (!fat) return fibrous
    // A thin layer all through the piece, along its fibres, that bends.
    const [c, s] = [Math.cos(seed * 40), Math.sin(seed * 40)]
    const bent = 4 * (fractal((u * fibreSlow) / 12 + seed * 9, v / 12, w / 12 + 20, 2) - 0.5)
    const off = Math.abs(v * y * c + w * z * s - 0.5 + bent * 0.35) * half[1]
    const lard = (seed * 13.7) % 1 < 0.4 ? 1 - step(0.3, 1.1, off + 1.6 * (0.62 - broad)) : 0
    return blend(fibrous, white, 0.42 * lard)
  }
}

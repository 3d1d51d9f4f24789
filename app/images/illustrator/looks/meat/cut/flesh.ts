import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import type { Paint, Spot } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { fibreSlow } from '../../../shapes/facetted.ts'

/** Lighter and darker by up to half of `share` along fine fibres, and dark where bundles of them part here and there. */
export function fibresOn([r, g, b]: Colour, { u, v, w, seed }: Spot, share: number): Colour {
  const fine = noise(u / 4 + seed * 33, v / 0.75, w / 0.75) - 0.5
  const bundle = noise(u / 7 + seed * 21, v / 2.6, w / 2.6 + 9)
  const parts = 1 - step(0.02, 0.09, Math.abs(bundle - 0.42))
  const k = 1 + share * (fine * (0.4 + 0.9 * bundle) - 0.55 * parts)
  return [r * k, g * k * (1 - 0.1 * share * parts), b * k * (1 - 0.16 * share * parts)]
}

type Flesh = {
  /** Colours of its cut faces, of what lies deeper or got hotter, and of its edges and corners. */
  face: string
  deep: string
  edge: string
  /** Mm from the middle to its faces along its fibres, across them and up. */
  half: readonly [number, number, number]
  /** How far its edges are browned: 0 boiled, 1 seared. */
  seared?: number
  /** How strongly its fibres show. */
  fibres?: number
  /** How far one of its sides is browned, which lay in the pan: 0 boiled, 1 seared dark. */
  crust?: number
  /** Colour of the fat along one side of some pieces. */
  fat?: string
}

/**
 * Cooked meat as `torn` shapes it: cut faces of one quiet colour with fine fibres, browner edges, which lie farther from
 * the middle than faces.
 */
export function flesh(own: Flesh): Paint {
  const { face, deep, edge, half, seared = 0.75, fibres = 0.4, crust = 0, fat } = own
  const [a, b, c] = [colour(face), colour(deep), colour(edge)]
  const rind = colour(fat ?? face)
  const [x, y, z] = [fibreSlow / half[0], 1 / half[1], 1 / half[2]]
  return (spot) => {
    const { u, v, w, up, seed } = spot
    const broad = fractal((u * fibreSlow) / 16 + seed * 41, v / 11, w / 11, 2)
    // Bundles of fibres, each of its own shade along all of it.
    const bundle = noise(u / 9 + seed * 17, v / 1.7, w / 1.7 + 3)
    const far = Math.hypot(u * x, v * y, w * z) + 0.55 * (broad - 0.5) + 0.16 * (bundle - 0.5)
    const meat = blend(a, b, 0.65 * step(0.38, 0.66, broad) + 0.35 * step(0.3, 0.75, bundle))
    const hot = step(0.92, 1.16, far) * (0.72 + 0.28 * step(-0.3, 0.6, up))
    const lain = noise(seed * 37, 6, 3) > 0.5 ? v * y : w * z
    const side = lain * (noise(seed * 91, 4, 2) > 0.5 ? 1 : -1)
    const brown = Math.max(seared * hot, crust * step(0.42, 0.72, side + 0.7 * (broad - 0.5)))
    const lean = fibresOn(blend(meat, c, brown), spot, fibres)
    if (!fat) return lean
    // On one side, in a layer that thins out, and not on every piece.
    const layer = -side - 0.5 - 0.9 * Math.abs(noise(seed * 57, 1, 8) - 0.5) + 0.5 * (broad - 0.5)
    return blend(lean, rind, 0.8 * step(0, 0.1, layer) * (1 - 0.5 * hot))
  }
}

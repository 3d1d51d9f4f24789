import { join, loft, type Mesh, meshWhenDrawn, reshape } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import { tube } from './shapes.ts'

/** A slice as it curls and folds. */
export type SoftSlice = {
  /** Mm. */
  length: number
  width: number
  thick: number
  /** Mm by which its middle is higher than its ends. */
  bulge?: number
  /** Mm of the folds across it, and mm from fold to fold. */
  ruffle?: number
  every?: number
  seed?: number
  /** Rings of its mesh: a fold needs seven, or it is a tooth of a saw. */
  steps?: number
}

/**
 * A thin slice with a torn outline that curls, along x, standing on z = 0: meat for woks and soups. Its coords are
 * mm of the flat slice.
 */
export function softSlice(slice: SoftSlice): Mesh {
  const { length, width, thick, bulge = 5, ruffle = 1.4, every = 15, seed = 0 } = slice
  const flat = flatSlice(length, width, thick, seed, slice.steps)
  const [twist, side] = [0.5 * (noise(seed * 7.3, 3, 1) - 0.5), 5 * (noise(seed * 5.1, 9, 4) - 0.5)]
  return reshape(flat, ([x, y, z]) => {
    const t = (2 * x) / length
    const fold = ruffle * Math.sin((x / every) * 6.283 + seed * 2.3 + y / 16)
    return [
      x * (1 - ruffle / 18),
      y + side * t * t,
      z + bulge * (1 - t * t) + fold + ruffle + twist * t * y + (y * y) / (5 * width),
    ]
  })
}

const flatSlice = (length: number, width: number, thick: number, seed: number, steps = 15): Mesh =>
  meshWhenDrawn(() => {
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = -Math.cos((i / steps) * Math.PI)
      const x = (t * length) / 2
      const full = Math.max(0.06, 1 - Math.abs(t) ** 3.4) ** 0.5
      const edge = (side: number) =>
        (width / 2) * full * (0.72 + 0.56 * fractal(x / 11 + seed * 17, side * 3, seed, 2))
      const [left, right] = [edge(1), edge(2)]
      return Array.from({ length: 14 }, (_, k): Vec => {
        const angle = (k / 14) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const y = (c > 0 ? right : left) * Math.sign(c) * Math.abs(c) ** 0.8
        return [x, y, (thick / 2) * (1 + Math.sign(s) * Math.abs(s) ** 0.7)]
      })
    })
    return loft(rings, { start: true, end: true })
  })

/** A torn flake of meat along x: a soft band of matted fibres that fray at its ends. `length` in mm. */
export function fibreClump(length: number, seed: number, fibres = 7): Mesh {
  const of = (k: number, from: number) => noise(seed * 9.7 + k * 3.3, from, 5) - 0.5
  const arch = 4 + 5 * of(2, 9)
  const side = 12 * of(0, 6)
  return join(
    Array.from({ length: fibres }, (_, k) => {
      const frays = k % 4 === 3
      const own = length * (frays ? 0.95 + 0.5 * of(k, 1) : 0.72 + 0.3 * of(k, 1))
      const y = (k - (fibres - 1) / 2) * 1.75
      const path = Array.from({ length: 7 }, (_, i): Vec => {
        const t = (i / 6) * 2 - 1
        return [
          t * (own / 2) + of(k, 4) * 7,
          y * (1 - 0.15 * t * t) + of(k, 5) * 4 * t ** 3 + side * t * t,
          1.6 + arch * (1 - t * t) + of(k, 3) * 2.2 + (frays ? 1.4 : 0) + of(k, 7) * 2 * t,
        ]
      })
      return tube(path, {
        radius: (t) => (1.75 + 0.9 * of(k, 8)) * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.6,
        flat: 0.75,
        around: 7,
      })
    }),
  )
}

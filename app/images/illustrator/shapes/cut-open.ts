import { loft, type Mesh, meshWhenDrawn } from '../render/mesh.ts'
import { fractal } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'

type CutOpen = {
  /** Mm from its closed end to the cut. */
  length: number
  /** Half its width and its height at a place along it, 0 at the closed end to 1 at the cut, in mm. */
  size: (along: number) => readonly [half: number, high: number]
  /** Share of the cut that is hollow, and mm by which it is. */
  hollow?: number
  deep?: number
  /** Mm of unevenness of its outside, and of the cut: 0 was cut with a knife, 4 was torn. */
  rough?: number
  torn?: number
  seed?: number
}

/** What is filled, cut across: its outside, and the cut that shows what is in it. */
export type Opened = { side: Mesh; face: Mesh }

/** The size of half a ball of these mm at its cut, for `size`. */
export const halfBall =
  (half: number, high: number): CutOpen['size'] =>
  (along) => {
    const full = Math.sqrt(Math.max(0.01, 1 - (1 - along) ** 2))
    return [half * full, high * full]
  }

const around = 34

/**
 * Something with a filling that lies along x on z = 0 and was cut across at its right end. Coords of the outside are mm
 * of its own space; those of the cut are mm across, mm high, and how far out, 0 in the middle to 1 at the edge.
 */
export function cutOpen(spec: CutOpen): Opened {
  const { length, size, rough = 1.6, seed = 0 } = spec
  const ring = (along: number): Vec[] => {
    const [half, high] = size(along)
    const x = (along - 0.5) * length
    return Array.from({ length: around }, (_, i) => {
      const angle = (i / around) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const hills =
        rough *
        2 *
        (fractal(x / 11 + seed * 17, c * half * 0.09 + 30, s * high * 0.09 + 30, 3) - 0.5)
      const k = 1 + hills / Math.max(4, half)
      // Its foot is flat where it lies.
      const z = s < 0 ? -(Math.abs(s) ** 0.6) : s ** 0.92
      return [x, half * k * c, Math.max(0, (high / 2) * (1 + z * k))]
    })
  }
  const side = meshWhenDrawn(() => {
    const steps = 26
    const rings = Array.from({ length: steps + 1 }, (_, i) =>
      ring(i === steps ? 1 : 1 - Math.cos(((i / steps) * Math.PI) / 2)),
    )
    return loft(rings, { start: true })
  })
  return { side, face: cutFace(spec, ring(1)) }
}

/** The cut, inside the last ring of the side. */
const cutFace = (
  { size, hollow = 0.3, deep = 5, torn = 0, seed = 0 }: CutOpen,
  last: readonly Vec[],
): Mesh =>
  meshWhenDrawn(() => {
    const middle = size(1)[1] / 2
    const outs = [1, 0.96, 0.9, 0.8, 0.68, 0.56, 0.44, 0.34, 0.26, 0.18, 0.1, 0.02]
    const rings = outs.map((out) =>
      last.map((at): Vec => {
        const [y, z] = [at[1] * out, middle + (at[2] - middle) * out]
        const sunk = hollow > 0 && out < hollow ? deep * Math.min(1, (hollow - out) / 0.12) : 0
        const ragged =
          torn * Math.min(1, (1 - out) * 6) * 2 * (fractal(y / 6 + seed * 9, z / 4, seed, 3) - 0.35)
        return [at[0] - sunk + ragged, y, z]
      }),
    )
    return loft(rings, { end: true }, (along, _around, [, y, z]) => [
      y,
      z,
      outs[Math.round(along * (outs.length - 1))] ?? 0,
    ])
  })

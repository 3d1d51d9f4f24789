import { loft, type Mesh, meshWhenDrawn, reshape } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import type { SoftSlice } from './soft-slices.ts'

export type CutSlice = SoftSlice & {
  /** How uneven its outline is: 1 cut by hand, 2 torn. */
  ragged?: number
}

/**
 * A slice of cooked meat as a knife cut it, along x, standing on z = 0: level faces with sharp edges, ends cut aslant,
 * thicker at one side, bent by the heat. Its coords are mm along the flat slice, mm across it, and how far out: 0 in
 * the middle to 1 on its edge.
 */
export function cutSlice(spec: CutSlice): Mesh {
  const { length, width, bulge = 3, ruffle = 0.6, every = 24, seed = 0 } = spec
  const lot = (of: number) => noise(seed * 7.3 + 2, of * 5.7, seed * 1.9 + 1) - 0.5
  const [side, twist, curl] = [7 * lot(1), 0.55 * lot(2), 0.16 + 0.5 * lot(3)]
  return reshape(flat(spec), ([x, y, z]) => {
    const t = (2 * x) / length
    const fold = ruffle * Math.sin((x / every) * 6.283 + seed * 2.3 + y / 14)
    return [
      x * (1 - ruffle / 20),
      y + side * t * t,
      z + bulge * (1 - t * t) + fold + ruffle + twist * t * y + (curl * y * y) / width,
    ]
  })
}

/** Its section: share of its width, and height as a share of its thickness, once round. */
const section = [
  [1, 0.5],
  [0.97, 0.93],
  [0.8, 1],
  [0.3, 1],
  [-0.3, 1],
  [-0.8, 1],
  [-0.97, 0.93],
  [-1, 0.5],
  [-0.93, 0.05],
  [-0.4, 0],
  [0.4, 0],
  [0.93, 0.05],
] as const

const flat = ({ length, width, thick, ragged = 1, seed = 0, steps = 15 }: CutSlice): Mesh =>
  meshWhenDrawn(() => {
    const slants = [1, 7].map((of) => 0.9 * (noise(seed * 3.1 + of, 4, seed + 0.5) - 0.5))
    const outs: number[][] = []
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = -Math.cos((i / steps) * Math.PI)
      const full =
        Math.max(0.02, 1 - Math.abs(t) ** (3.5 + 7 * noise(seed * 4.1, t > 0 ? 2 : 6, 5))) ** 0.5
      const x = (t * length) / 2
      const half = (of: number) =>
        (width / 2) *
        full *
        (1 + 0.5 * ragged * (fractal(x / 13 + seed * 17, of * 3.7, seed, 2) - 0.5))
      const halves = [half(1), half(2)] as const
      outs.push(section.map(([s]) => Math.max(Math.abs(s), Math.abs(t))))
      return section.map(([s, h]): Vec => {
        const y = s * halves[s > 0 ? 1 : 0]
        const own = 0.55 + 0.9 * noise(x / 15 + seed * 5, y / 13, 3)
        const torn = ragged * 3 * (noise(y / 3, seed * 3 + (t > 0 ? 1 : 7), 2) - 0.5)
        return [
          x + ((slants[t > 0 ? 1 : 0] ?? 0) * y + torn) * Math.abs(t) ** 3,
          y,
          h * thick * own,
        ]
      })
    })
    return loft(rings, { start: true, end: true }, (along, around, [x, y]) => [
      x,
      y,
      outs[Math.round(along * steps)]?.[Math.round(around * section.length)] ?? 0,
    ])
  })

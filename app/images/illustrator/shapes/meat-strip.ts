import { loft, type Mesh, meshWhenDrawn, reshape } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'

type Strip = { length: number; width: number; thick: number; seed?: number }

/**
 * A strip of meat that was cut by hand and bent by the heat, along x: flat faces with soft edges, ends cut aslant and a
 * little torn. Its coords are mm of the straight strip.
 */
export function meatStrip({ length, width, thick, seed = 0 }: Strip): Mesh {
  const lot = (of: number) => noise(seed * 7.3 + 2, of * 5.7, seed * 1.9 + 1) - 0.5
  const [side, arch, twist] = [0.55 * lot(1), 0.12 + 0.5 * Math.abs(lot(2)), 1.6 * lot(3)]
  return reshape(straight(length, width, thick, seed), ([x, y, z]) => {
    const t = (2 * x) / length
    const turn = twist * t * 0.5
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const bend = (length / 2) * (t * t - 0.35)
    return [
      x * (1 - 0.14 * Math.abs(side) * t * t) - side * t * y,
      y * c - z * s + side * bend + 1.6 * Math.sin(t * 3 + seed),
      y * s + z * c - arch * bend + 1.3 * Math.sin(x / 5 + seed * 2) + (y * y) / (4.5 * width),
    ]
  })
}

const straight = (length: number, width: number, thick: number, seed: number): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around] = [16, 14]
    const slant = [0, 1].map((end) => 1.6 * (noise(seed * 3.1 + end * 9, 4, seed + 0.5) - 0.5))
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = -Math.cos((i / steps) * Math.PI)
      const full = Math.max(0.05, 1 - Math.abs(t) ** 12) ** 0.5
      const x = (t * length) / 2
      const edge = (side: number) =>
        (width / 2) * full * (0.5 + fractal(x / 9 + seed * 17, side * 5.3, seed, 2))
      const sides = [edge(1), edge(2)] as const
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const y = sides[c > 0 ? 1 : 0] * Math.sign(c) * Math.abs(c) ** 0.7
        const own = 0.6 + 0.8 * fractal(x / 7 + seed * 5, y / 6, s > 0 ? 3 : 9, 2)
        const z = (thick / 2) * (0.4 + 0.6 * full) * own * Math.sign(s) * Math.abs(s) ** 0.4
        const torn = 5 * (noise(y / 2.6, seed * 3 + (t > 0 ? 1 : 7), 2) - 0.5)
        const aslant = ((slant[t > 0 ? 1 : 0] ?? 0) * y + torn) * Math.abs(t) ** 4
        return [x + aslant, y, z]
      })
    })
    return loft(rings, { start: true, end: true })
  })

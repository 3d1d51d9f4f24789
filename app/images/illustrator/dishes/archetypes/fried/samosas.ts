import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn, reshape } from '../../../render/mesh.ts'
import { cells, fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { cutOpen } from '../../../shapes/cut-open.ts'

/** Short pastry from hot oil: small bubbles, brown along its ridges. */
const pastry = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 13 + seed * 30, v / 13, w / 13, 3)
    const own = blend(colour('#b8762c'), colour('#e8b868'), step(0.26, 0.7, n))
    const bubble = 1 - step(0.12, 0.3, cells(u / 4.2 + seed * 20, v / 4.2, w / 4.2))
    const light = blend(own, colour('#f4d89c'), bubble * 0.65)
    const hot = step(0.52, 0.74, 1 - n + 0.1 * (1 - up))
    return blend(light, colour('#8f4e18'), 0.6 * hot)
  },
  { gloss: 0.36, polish: 0.44, glow: 0.2, bump: { height: 0.7, size: 3.2, crust: 0.5 } },
)

/** Spiced potato with peas. */
const filling = material(
  ({ u, v, w, seed }) => {
    const lump = cells(u / 7 + seed * 9, v / 7, 2)
    const potato = blend(colour('#f0cf6a'), colour('#c8922e'), step(0.3, 0.8, lump))
    const pea = 1 - step(0.26, 0.34, cells(u / 10 + 7 + seed * 5, v / 10, 6))
    const own = blend(potato, colour('#5f8a28'), 0.9 * pea)
    const spice = step(0.66, 0.76, noise(u / 1.4, v / 1.4, seed + 3))
    const inner = blend(own, colour('#6b3a14'), 0.6 * spice)
    return blend(inner, colour('#c08034'), step(0.88, 0.94, w))
  },
  { gloss: 0.3, polish: 0.4, glow: 0.3, bump: { height: 1, size: 3.4 } },
)

/** A plump pyramid over three corners, its lower edge pressed together. */
const pyramid = (seed: number): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around] = [18, 48]
    const third = (2 * Math.PI) / 3
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const wide = (1 - t) ** 0.82 * (1 - 0.06 * Math.exp(-(((t - 0.1) / 0.05) ** 2)))
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const off = ((angle + third / 2) % third) - third / 2
        // Corners at the ends of the third; sides bulge above the pressed edge.
        const flat = 0.56 / Math.cos(third / 2 - Math.abs(off))
        const corner = flat + (0.86 - flat) * 0.35
        const plump = 1 + 0.22 * Math.sin(Math.PI * Math.min(1, t * 1.1))
        const hills = fractal(Math.cos(angle) * 2 + seed * 9, Math.sin(angle) * 2 + 20, t * 3, 2)
        const far = 42 * corner * wide * plump * (0.94 + 0.12 * hills)
        const crimp = t < 0.09 ? 1.2 * Math.sin(k * 1.7) : 0
        return [
          far * Math.cos(angle),
          far * Math.sin(angle),
          Math.max(0, 41 * t ** 0.95 + crimp * t),
        ]
      })
    })
    return loft(rings, { start: true, end: true })
  })

/** Samosas, whole and broken, so that one sees the potato and the peas. */
export function samosas(each = 50): Form {
  const whole = [1, 2, 3].map(pyramid)
  // Narrow above, as the whole ones are.
  const narrowed = (mesh: Mesh) =>
    reshape(mesh, ([x, y, z]) => [x, y * (1.2 - 0.85 * Math.min(1, z / 38)), z])
  const half = cutOpen({
    length: 40,
    size: (t) => [29 * (0.14 + 0.86 * t), 36 * (0.2 + 0.8 * t)],
    hollow: 0,
    rough: 1.4,
    torn: 4,
    seed: 5,
  })
  const [side, face] = [narrowed(half.side), narrowed(half.face)]
  return laid(
    {
      each,
      most: 10,
      variants: 4,
      make(random): Piece {
        const seed = random.next()
        const mesh = whole[Math.floor(seed * 3)]
        if (random.next() < 0.68 && mesh) {
          const pose = { turn: seed * 6.28 }
          return { bodies: [{ mesh, material: pastry, pose, seed }], radius: 33, height: 40 }
        }
        const pose = { turn: -1.15, roll: -0.42, at: [0, 6, 0] } as const
        return {
          bodies: [
            { mesh: side, material: pastry, pose, seed },
            { mesh: face, material: filling, pose, seed },
          ],
          radius: 31,
          height: 36,
        }
      },
    },
    { apart: 0.94, turned: 0.5 },
  )
}

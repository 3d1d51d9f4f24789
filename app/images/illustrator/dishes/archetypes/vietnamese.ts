import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'

const crust = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 14 + seed * 9, v / 9, w / 9, 3)
    const own = blend(colour('#c98a3c'), colour('#e6b868'), step(0.3, 0.65, n))
    const inside = 1 - step(-0.7, -0.3, up)
    return blend(own, colour('#f4e4c0'), inside * 0.9)
  },
  { gloss: 0.3, polish: 0.35, glow: 0.15, bump: { height: 0.4, size: 5 } },
)

/** Half a short baguette; `lid` is the upper one, which stands up at the back. */
function half(lid: boolean): Mesh {
  const steps = 30
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * 2 - 1
    const k = Math.max(0.05, 1 - Math.abs(t) ** 5) ** 0.5
    return Array.from({ length: 24 }, (_, j): Vec => {
      const angle = (j / 24) * 2 * Math.PI
      const s = Math.sin(angle)
      const z = lid ? (s > 0 ? 24 * s : 2 * s) : s < 0 ? 20 * s : 2 * s
      return [t * 92, 33 * k * Math.cos(angle), z * k]
    })
  })
  return loft(rings, { start: true, end: true })
}
const [lower, upper] = [meshWhenDrawn(() => half(false)), meshWhenDrawn(() => half(true))]

type Stuffing = { mesh: (i: number) => Mesh; from: string; to: string; count: number }
const stuffing: readonly Stuffing[] = [
  { mesh: (i) => uneven(block(44, 26, 5, 2), 2, 9, i), from: '#9a4a30', to: '#cf9270', count: 6 },
  {
    mesh: (i) => bent(block(42, 2.6, 2.6, 0.6), 6 * ((i % 3) - 1), 2),
    from: '#e07a26',
    to: '#f09c4c',
    count: 18,
  },
  {
    mesh: (i) => bent(block(40, 2.6, 2.6, 0.6), 6 * ((i % 3) - 1), 2),
    from: '#ece4d0',
    to: '#faf6ea',
    count: 14,
  },
  {
    mesh: (i) => uneven(block(46, 13, 2.4, 1), 0.8, 9, i),
    from: '#a9c46c',
    to: '#dbe6b4',
    count: 5,
  },
  {
    mesh: (i) => uneven(block(20, 14, 1, 0.3), 3.4, 7, i),
    from: '#3f7426',
    to: '#7fae48',
    count: 16,
  },
]

/** A short baguette opened towards the viewer, filled with meat, pickled carrot and radish, cucumber and herbs. */
export const banhMi = (each = 260): Form =>
  laid(
    {
      each,
      most: 3,
      variants: 2,
      make(random) {
        const bodies: Body[] = [
          { mesh: lower, material: crust, pose: { at: [0, -4, 21], tilt: 0.1 }, seed: 0.3 },
          { mesh: upper, material: crust, pose: { at: [0, 18, 47], tilt: 0.85 }, seed: 0.6 },
        ]
        stuffing.forEach(({ mesh, from, to, count }, kind) => {
          const [a, b] = [colour(from), colour(to)]
          const own = material(
            ({ u, v, seed }) => blend(a, b, fractal(u / 7 + seed * 9, v / 5, 2, 2)),
            {
              gloss: 0.45,
              glow: 0.35,
            },
          )
          for (let i = 0; i < count; i++) {
            bodies.push({
              mesh: mesh(i % 4),
              material: own,
              pose: {
                at: [
                  random.range(-68, 68),
                  random.range(-27, -12),
                  23 + kind * 2.4 + random.range(0, 5),
                ],
                turn: random.range(-0.6, 0.6),
                tilt: random.range(-0.5, 0.2),
                roll: random.range(-0.2, 0.2),
              },
              seed: random.next(),
            })
          }
        })
        return { bodies, radius: 66, height: 70 }
      },
    },
    { apart: 0.9, turned: 0.2, facing: 0.12 },
  )

import { copies } from '../../forms/copies.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

/** An ear of corn along x: kernels in rows round the cob. Coords: mm along, then about the axis. */
const cobMesh = (length: number): Mesh => {
  const core = tube(
    [-1, -0.98, -0.4, 0.4, 0.98, 1].map((t): Vec => [(t * length) / 2, 0, 0]),
    { radius: () => 17.5, around: 20 },
  )
  const rows = Math.floor(length / 6.6)
  const kernels = Array.from({ length: rows * 15 }, (_, i) => {
    const [row, place] = [Math.floor(i / 15), i % 15]
    const t = (row + 0.5) / rows
    const a = (place / 15) * 6.2832
    const slim = 1 - 0.28 * t ** 3
    const at = (t - 0.5) * length + (place % 2) * 1.4
    return reshape(lump([3.7, 4.4 * slim, 3.8], 0.1, i % 7, 6), ([x, y, z]): Vec => {
      const far = (z + 19.5) * slim
      return [x + at, y * Math.cos(a) - far * Math.sin(a), y * Math.sin(a) + far * Math.cos(a)]
    })
  })
  const whole = join([core, ...kernels])
  return { ...whole, coords: whole.positions }
}

const cobPaint: Paint = (() => {
  const [a, b, gap] = [colour('#d99a1c'), colour('#efc250'), colour('#b98428')]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 5 + seed * 20, v / 5, w / 5, 2))
    return blend(gap, own, step(17, 20.5, Math.hypot(v, w) + 1.2 * step(10, 40, u)))
  }
})()

const cob = (paint: Paint, length: number, each: number) =>
  laid(
    copies({
      each,
      mesh: () => cobMesh(length),
      material: material(paint, { gloss: 0.5, polish: 0.5, glow: 0.4 }),
      variants: 2,
      most: 6,
    }),
    {
      turned: 0.8,
      facing: 0.4,
      apart: 0.8,
    },
  )

/** A cob cut across into rounds: its pale pith at the cuts. */
const roundPaint: Paint = (spot) => {
  const { u, v, w } = spot
  const far = Math.hypot(v, w)
  const pith = blend(colour('#d9c48a'), colour('#f4e8c2'), step(4, 12, far))
  return blend(cobPaint(spot), pith, step(15, 16.4, Math.abs(u)) * (1 - step(17, 18.5, far)))
}

const rounds = pile(
  copies({
    each: 42,
    mesh: (i) => {
      const [c, s] = [Math.cos(0.5 + 0.25 * i), Math.sin(0.5 + 0.25 * i)]
      return reshape(cobMesh(33), ([x, y, z]) => [c * x - s * z, y, s * x + c * z])
    },
    material: material(roundPaint, { gloss: 0.5, polish: 0.5, glow: 0.4 }),
    variants: 3,
    most: 5,
  }),
  { lean: 0.2 },
)

export const cobsLooks: readonly Look[] = [
  look('cob round', rounds, { density: 0.6 }),
  look('corn on the cob, corn cob, corn ear, elote, sweetcorn cob', cob(cobPaint, 150, 150), {
    density: 0.6,
  }),
  look(
    'baby corn',
    pile(
      copies({
        each: 3.4,
        cut: true,
        mesh: () => reshape(cobMesh(50), ([x, y, z]) => [x, y * 0.25, z * 0.25]),
        material: material(cobPaint, { gloss: 0.35, glow: 0.4 }),
        variants: 1,
      }),
      { lean: 0.25 },
    ),
    { density: 0.5 },
  ),
]

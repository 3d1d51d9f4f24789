import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import type { Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed } from './paints.ts'
import { line } from './pods.ts'

/** A spear with its tip of overlapping scales on the right. */
function spearMesh(i: number): Mesh {
  const length = 128 + 8 * (i % 3)
  const stem = tube(line(length, 14, 3 * (i % 2), 0.8), {
    radius: (t) => 4.6 * (0.92 + 0.2 * step(0.72, 0.84, t)) * (1 - 0.78 * step(0.84, 1, t)) + 0.2,
    around: 10,
  })
  const scales = Array.from({ length: 16 }, (_, k) => {
    const t = 0.44 + 0.035 * k
    const x = (t - 0.5) * length + (k > 10 ? 3 : 0)
    const out = t > 0.72 ? 3.6 - 6 * Math.max(0, t - 0.84) : 4.2
    const a = k * 2.4
    return reshape(lump([t > 0.7 ? 6 : 4.5, 2.1, 0.9], 0, k, 6), ([px, py, pz]): Vec => {
      const z = pz + out * (1 - 0.02 * px)
      const y0 = 3 * (i % 2) * ((x / length) * 2) ** 2
      return [x + px, y0 + py * Math.cos(a) - z * Math.sin(a), py * Math.sin(a) + z * Math.cos(a)]
    })
  })
  const whole = join([stem, ...scales])
  const coords = new Float32Array(whole.positions)
  return { ...whole, coords }
}

const spearPaint = (light: string, dark: string): Paint => {
  const [a, b, foot, tip] = [colour(light), colour(dark), colour('#d3d3a4'), colour('#4d5a3c')]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 9 + seed * 30, v / 4, w / 4, 2))
    const scale = step(4.5, 5.2, Math.hypot(v, w)) * 0.5
    return blend(
      blend(own, tip, step(30, 58, u) * 0.55 + scale * 0.5),
      foot,
      (1 - step(-66, -36, u)) * 0.6,
    )
  }
}

const asparagus = (paint: Paint) =>
  sticks(copies({ each: 16, mesh: spearMesh, material: glazed(paint), most: 24, variants: 4 }), {
    mess: 0.14,
    facing: 0.35,
  })

const charred = (paint: Paint): Paint => browned(paint, { brown: '#2c2113', much: 0.3, size: 9 })

/** The upper half of a spear. */
const sliceOfSpear = (mesh: Mesh): Mesh =>
  reshape(mesh, ([x, y, z]) => [x < 0 ? x * 0.12 : x, y, z])

export const spearsLooks: readonly Look[] = [
  look(
    'asparagus, asparagus spear',
    byCooking({
      any: asparagus(spearPaint('#7f9a48', '#56752c')),
      grilled: asparagus(charred(spearPaint('#7f9448', '#566c2c'))),
      roasted: asparagus(charred(spearPaint('#7f9448', '#566c2c'))),
    }),
    { density: 0.5 },
  ),
  look(
    'asparagus tip',
    sticks(
      copies({
        each: 8,
        mesh: (i) => sliceOfSpear(spearMesh(i)),
        material: glazed(spearPaint('#7f9a48', '#56752c')),
      }),
      { mess: 0.7 },
    ),
    { density: 0.5 },
  ),
]

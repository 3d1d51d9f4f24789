import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { pad } from '../../../shapes/cuts.ts'
import { rounded, tube } from '../../../shapes/shapes.ts'

/** Mm: half its length. */
const half = 62

/** Half its width in mm: shoulders, then slowly to its tip. */
const widthAt = (t: number) =>
  31 * Math.min(1, (t / 0.1) ** 0.5) * (1 - 0.82 * step(0.2, 1.02, t)) * step(1.02, 0.97, t) + 0.5

/** Mm of the slit along its top at a place: how wide the cheese has pushed it open. */
const slitAt = (t: number) => 14 * Math.max(0, 1 - ((t - 0.42) / 0.34) ** 2) ** 0.6

/** A pepper that frying made soft: it lies flat, wrinkled along its lobes, open above. Coords are its own mm. */
const pepperMesh = (seed: number): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around] = [44, 40]
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const x = -half + 2 * half * t
      const bend = 9 * Math.sin(t * 2.6 + seed)
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const folds = 0.09 * Math.sin(angle * 3 + seed * 5) + 0.05 * Math.sin(angle * 7 + t * 3)
        const hills = 0.34 * (fractal(x / 13 + seed * 19 + 20, c * 2 + 9, s * 2 + 9, 3) - 0.5)
        const r = widthAt(t) * (1 + folds + hills)
        const open = s > 0 ? 9 * Math.exp(-(((c * r) / (slitAt(t) + 0.1)) ** 2)) : 0
        const z = s > 0 ? 0.62 * r * s : 0.34 * r * s
        return [x, c * r + bend, Math.max(0, z + 0.34 * widthAt(t) - open * step(0, 3, slitAt(t)))]
      })
    })
    return loft(rings, { start: true, end: true }, (_along, _around, at) => at)
  })

/** Fried in a batter of eggs: gold, brown on the folds and along the slit; its dark green skin shows next to the stalk. */
const battered: Material = (() => {
  const [green, light] = [colour('#2f4a16'), colour('#64852a')]
  const [pale, gold, brown] = [colour('#e8bd68'), colour('#c98a34'), colour('#7e4214')]
  return material(
    (spot) => {
      const { u, v, w, seed, hill } = spot
      const n = fractal(u / 14 + seed * 9, v / 9, w / 9, 3)
      const fine = fractal(u / 4, v / 4 + seed * 9, w / 4, 2)
      const skin = blend(green, light, step(0.34, 0.7, 0.6 * n + 0.4 * fine))
      const fried = blend(pale, gold, step(0.3, 0.62, 0.6 * n + 0.4 * fine))
      const high = step(13, 24, w) * step(0.35, 0.6, n)
      const crisp = blend(
        fried,
        brown,
        0.55 * high + 0.4 * (1 - hill) + 0.3 * step(0.6, 0.75, fine),
      )
      return blend(skin, crisp, step(-half + 13, -half + 19, u + 12 * (n - 0.5)))
    },
    { gloss: 0.5, polish: 0.52, glow: 0.25, bump: { height: 1.1, size: 6, crust: 0.35 } },
  )
})()

const cheese = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 7 + seed * 30, v / 7, 3, 3)
    const own = blend(colour('#efd59a'), colour('#fbf0d0'), n)
    return blend(own, colour('#b8702a'), 0.75 * step(0.58, 0.74, n))
  },
  { gloss: 0.7, polish: 0.55, glow: 0.4, bump: { height: 0.7, size: 5 } },
)

const stalk = tube(
  [
    [-half + 3, 1, 12],
    [-half - 5, 0, 13],
    [-half - 13, -2, 17],
    [-half - 22, -3, 24],
  ],
  { radius: (t) => 7 * (1 - t) ** 2 + 3 + 1.2 * t ** 5, around: 12 },
)
const stalkSkin = material(mottled('#4a5a20', '#7c8a3e', 4), { gloss: 0.3, glow: 0.3 })

const peppers = [1, 2].map((i) => pepperMesh(i * 0.37))
const fill = [1, 2].map((i) =>
  pad(rounded(36, 11, 0.36, i, 40), { height: 8, full: 3, rough: 2.4, wave: 9, seed: i }),
)
const run = pad(rounded(13, 10, 0.35, 4, 26), { height: 5, full: 3, rough: 1, wave: 8 })

function pepperPiece(random: Random): Piece {
  const seed = random.next()
  const nth = Math.floor(seed * 2)
  const [pepper, filling] = [peppers[nth] ?? stalk, fill[nth] ?? run]
  return {
    bodies: [
      { mesh: pepper, material: battered, pose: {}, seed },
      { mesh: stalk, material: stalkSkin, pose: {}, seed },
      { mesh: filling, material: cheese, pose: { at: [-10, 8, 14], turn: -0.08 }, seed },
      { mesh: run, material: cheese, pose: { at: [2, -4, 15], tilt: 0.7 }, seed: seed + 0.2 },
      { mesh: run, material: cheese, pose: { at: [-24, -3, 16], tilt: 0.7, scale: 0.8 }, seed },
    ],
    radius: 62,
    height: 30,
  }
}

/** Peppers fried in batter with their stalk, stuffed with cheese that runs out of the slit. `each` grams of one. */
export const stuffedPoblano = (each: number): Form =>
  laid(
    { each, most: 6, variants: 2, make: pepperPiece },
    { apart: 0.74, turned: 0.3, facing: 0.25 },
  )

import { laid } from '../../../forms/pieces.ts'
import type { Body, Pose } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../../render/material.ts'
import { cells, fractal } from '../../../render/noise.ts'
import { crumbled } from '../../../shapes/crumbled.ts'
import { cutOpen } from '../../../shapes/cut-open.ts'
import { pad } from '../../../shapes/cuts.ts'
import { rounded } from '../../../shapes/shapes.ts'
import { type Look, look } from '../../look.ts'
import { breaded, cutThrough } from '../breading.ts'
import { fibrous } from '../browning.ts'
import { part } from '../pieces.ts'

/** Butter that melted, with garlic and herbs in it. */
const butter = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 6 + seed * 9, v / 6, w / 6, 2)
    const own = blend(colour('#e0a21c'), colour('#f6d264'), n)
    const herb = 1 - step(0.17, 0.3, cells(u / 5 + seed * 5, v / 3.2 + 0.5 * n, 3))
    return blend(own, colour('#5d7a24'), 0.75 * herb)
  },
  { gloss: 0.75, polish: 0.62, glow: 0.5, bump: { height: 0.15, size: 6 } },
)

const moist = { gloss: 0.45, polish: 0.5, glow: 0.35, bump: { height: 0.3, size: 2 } }
const cut = material(cutThrough(butter.paint, fibrous('#ecd3a8', '#fff6e2', 1.5), 0.28), moist)

/** A breast rolled about butter: plump where it was cut, its closed end narrow. */
const half = (length: number, seed: number) => {
  const { side, face } = cutOpen({
    length,
    size: (t) => {
      const full = Math.sin((Math.PI / 2) * Math.min(1, t * 1.06 + 0.01)) ** 0.62
      return [27 * full, 41 * (0.3 + 0.7 * full) * Math.min(1, full * 1.6)]
    },
    hollow: 0.26,
    deep: 4,
    rough: 2,
    seed,
  })
  return { side: crumbled(side, { every: 9, size: 3.6, seed }), face }
}

const [long, short] = [half(74, 2), half(50, 5)]

type Half = typeof long

const halfAt = ({ side, face }: Half, cut: Material, pose: Pose, seed: number): Body[] => [
  part(side, breaded, pose, seed),
  part(face, cut, pose, seed),
]

/** Ham about cheese that melted, where a breast rolled about both was cut. */
const hamAndCheese: Paint = ({ u, v, w, seed }) => {
  const n = fractal(u / 5 + seed * 9, v / 5, 2, 2)
  const cheese = blend(colour('#f0c558'), colour('#fbe49a'), n)
  const ham = blend(colour('#d2705e'), colour('#e89a86'), n)
  return blend(cheese, ham, step(0.3, 0.36, w + 0.12 * (n - 0.5)))
}
const filled = material(cutThrough(hamAndCheese, fibrous('#ecd3a8', '#fff6e2', 1.5), 0.44), moist)
const meltedCheese = material(mottled('#efc35a', '#fae29a', 8), {
  gloss: 0.5,
  polish: 0.5,
  glow: 0.4,
})

/** Butter that ran out on the plate. */
const puddle = pad(rounded(34, 21, 0.3, 4, 44), { height: 1.6, full: 5, rings: 10 })
const run = pad(rounded(9, 5, 0.25, 7, 24), { height: 2, full: 3, rings: 8 })

/** Two halves whose cuts show what is in them, which ran out in front. */
const halves = (cut: Material, running: Material, pool: number) =>
  laid(
    {
      each: 150,
      most: 3,
      variants: 2,
      make(random) {
        const seed = random.next()
        return {
          bodies: [
            part(puddle, running, { at: [16, -24, 0], turn: 0.2, scale: [pool, pool, 1] }, seed),
            ...halfAt(long, cut, { at: [-14, 8, 0], turn: -0.62, roll: -0.16 }, seed),
            ...halfAt(short, cut, { at: [38, 2, 0], turn: -1.5, roll: -0.3 }, seed),
            part(run, running, { at: [39, -27, 1], turn: -1.4, roll: 0.3 }, seed),
          ],
          radius: 54,
          height: 38,
        }
      },
    },
    { turned: 0.3, facing: 0.1 },
  )

/** Chicken about butter, or about ham and cheese, in crumbs and cut. */
export const kievLooks: readonly Look[] = [
  look('kiev cutlet', halves(cut, butter, 1), { density: 0.8 }),
  look('cordon bleu cutlet', halves(filled, meltedCheese, 0.5), { density: 0.8 }),
]

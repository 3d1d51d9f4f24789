import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { noise } from '../../render/noise.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { cutOpen } from '../../shapes/cut-open.ts'
import { chunk } from '../../shapes/cuts.ts'
import { type Look, look } from '../look.ts'
import { battered, cutThrough } from '../meat/breading.ts'
import { hilly } from '../meat/joints.ts'
import { kept, part, simple } from '../meat/pieces.ts'

/** White fish where it was broken: moist flakes side by side, darker in the gaps. */
const flakes: Paint = ({ u, v, seed }) => {
  const bent = u + 0.35 * (v - 12) ** 2 * 0.05 + 4 * noise(u / 9 + seed * 9, v / 7, 2)
  const at = Math.abs((((bent + 90) / 5.2) % 1) - 0.5)
  const white = blend(colour('#efe2c8'), colour('#fffaf0'), noise(u / 2 + seed * 7, v / 5, 4))
  return blend(white, colour('#c8ab7c'), 0.75 * step(0.36, 0.48, at))
}
const broken = material(cutThrough(flakes, flakes, 0.5, 0.86), {
  gloss: 0.45,
  polish: 0.5,
  glow: 0.4,
  bump: { height: 0.5, size: 2.4 },
})

/** Batter in lumps and drips about a piece of fillet that was broken at its right end. */
const pieceOf = (length: number, thin: number, seed: number) => {
  const { side, face } = cutOpen({
    length,
    size: (t) => {
      const end = Math.min(1, (t + 0.012) * 7) ** 0.5
      const full = (thin + (1 - thin) * t ** 0.75) * end
      return [29 * full, 27 * (0.45 * end + 0.55 * full)]
    },
    hollow: 0,
    rough: 3.4,
    torn: 3.4,
    seed,
  })
  return { side: crumbled(side, { every: 13, size: 2.8, seed }), face }
}
const [fillet, tail, end] = [pieceOf(112, 0.42, 2), pieceOf(98, 0.3, 6), pieceOf(40, 0.85, 4)]

/** A fillet broken in two, so that its flakes show; the lesser part leans on it. */
const fish = laid(
  {
    each: 150,
    variants: 2,
    most: 4,
    make(random) {
      const seed = random.next()
      const long = random.chance(0.6) ? fillet : tail
      const [main, rest] = [
        { at: [-18, 4, 0], turn: -0.3, roll: -0.06 },
        { at: [54, -8, 0], turn: -1.9, roll: -0.35 },
      ] as const
      return {
        bodies: [
          part(long.side, battered, main, seed),
          part(long.face, broken, main, seed),
          part(end.side, battered, rest, seed),
          part(end.face, broken, rest, seed),
        ],
        radius: 52,
        height: 27,
      }
    },
  },
  { turned: 0.5, facing: 0.2, apart: 0.85 },
)

const nuggets = pile(
  simple({
    each: 14,
    radius: 14,
    height: 15,
    lift: 7,
    variants: 6,
    mesh: kept(5, (seed) =>
      crumbled(
        hilly(chunk([16, 12, 8], { boxy: 2.8, rough: 0.3, seed, detail: 15 }), 1.2, 4, seed),
        { every: 12, size: 2.6, seed },
      ),
    ),
    material: battered,
  }),
)

/** Fish in batter. */
export const batteredLooks: readonly Look[] = [
  look('fried fish, battered fish, fried cod, fried tilapia, fried catfish, breaded fish', fish),
  look('fried oyster, battered fish chunk, fried fish piece', nuggets),
]

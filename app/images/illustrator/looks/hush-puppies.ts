import { few } from '../forms/few.ts'
import type { Piece } from '../forms/pieces.ts'
import { blend, colour, step } from '../render/colour.ts'
import { material } from '../render/material.ts'
import { cells, fractal, noise } from '../render/noise.ts'
import { cutOpen, halfBall } from '../shapes/cut-open.ts'
import { lump } from '../shapes/shapes.ts'
import { uneven } from '../shapes/small-cuts.ts'
import { type Look, look } from './look.ts'
import { part } from './meat/pieces.ts'

/** The inside: yellow crumb of cornmeal with pores, grains of corn and flecks of spring onion. */
const crumb = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 4 + seed * 30, v / 4, 3, 3)
    const own = blend(colour('#dfa832'), colour('#f4d070'), step(0.25, 0.7, n))
    const pore = blend(
      own,
      colour('#a8701c'),
      0.7 * step(0.62, 0.78, noise(u / 1.4, v / 1.4, seed)),
    )
    const green = 1 - step(0.16, 0.24, cells(u / 8 + 40, v / 5 + seed * 20, 2))
    const inner = blend(pore, colour('#7d9a3c'), green * 0.4)
    return blend(inner, colour('#a05a1a'), step(0.88, 0.97, w))
  },
  { gloss: 0.12, polish: 0.3, glow: 0.35, bump: { height: 0.6, size: 1.2 } },
)

/** What hot oil makes of corn batter: deep golden, brown where it stands out, paler in its cracks. */
const skin = material(
  ({ u, v, w, up, seed, hill }) => {
    const broad = fractal(u / 13 + seed * 31, v / 13, w / 13, 3)
    const own = blend(colour('#9c541a'), colour('#d08a30'), step(0.3, 0.66, broad + 0.12 * up))
    const fine = noise(u / 1.7 + seed * 7, v / 1.7, w / 1.7)
    const fleck = blend(own, colour('#e6b254'), 0.55 * step(0.62, 0.85, fine) * hill)
    return blend(fleck, colour('#6e3510'), 0.45 * (1 - hill) + 0.3 * step(0.2, -0.6, up))
  },
  { gloss: 0.16, polish: 0.32, glow: 0.2, bump: { height: 0.9, size: 2.2 } },
)

/** A spoonful of batter, round with a few bulges and a small drip, whose coords are mm. */
const whole = [0, 1, 2, 3].map((i) => {
  const ball = lump([16 + 0.8 * (i % 3), 15.4, 14.6], 0.12, i + 3, 28, 2.6)
  return uneven(ball, 1.3, 3.4, i)
})
const half = cutOpen({
  length: 17,
  size: halfBall(16, 31),
  hollow: 0,
  rough: 1.4,
  torn: 1.4,
  seed: 3,
})

const puppy = (lot: number, seed: number): Piece => {
  const mesh = whole[Math.floor(seed * 4)]
  if (lot > 0.16 && mesh)
    return { bodies: [part(mesh, skin, { at: [0, 0, 14] }, seed)], radius: 16, height: 28 }
  const pose = { at: [0, 2, 5], roll: -1.15 } as const
  return {
    bodies: [part(half.side, skin, pose, seed), part(half.face, crumb, pose, seed)],
    radius: 16,
    height: 16,
  }
}

/** Balls of cornmeal from hot oil, some broken open. */
export const hushPuppyLooks: readonly Look[] = [
  look(
    'hush puppy',
    few({
      each: 8.4,
      most: 20,
      variants: 7,
      make: (random) => puppy(random.next(), random.next()),
    }),
    { density: 0.55 },
  ),
]

import { few } from '../forms/few.ts'
import type { Piece } from '../forms/pieces.ts'
import { blend, colour, step } from '../render/colour.ts'
import { material } from '../render/material.ts'
import { cells, fractal, noise } from '../render/noise.ts'
import { crumbled } from '../shapes/crumbled.ts'
import { cutOpen } from '../shapes/cut-open.ts'
import { lump } from '../shapes/shapes.ts'
import { uneven } from '../shapes/small-cuts.ts'
import { type Look, look } from './look.ts'
import { battered } from './meat/breading.ts'
import { part } from './meat/pieces.ts'

/** The inside: yellow crumb of cornmeal with pores, grains of corn and flecks of spring onion. */
const crumb = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 4 + seed * 30, v / 4, 3, 3)
    const own = blend(colour('#dca63c'), colour('#f6dc8c'), step(0.25, 0.7, n))
    const pore = blend(
      own,
      colour('#a8701c'),
      0.7 * step(0.62, 0.78, noise(u / 1.4, v / 1.4, seed)),
    )
    const corn = blend(
      pore,
      colour('#f2b81c'),
      1 - step(0.2, 0.3, cells(u / 7 + seed * 20, v / 7, 2)),
    )
    const green = 1 - step(0.16, 0.24, cells(u / 8 + 40, v / 5 + seed * 20, 2))
    const inner = blend(corn, colour('#5d8a2c'), green * 0.85)
    return blend(inner, colour('#a05a1a'), step(0.88, 0.97, w))
  },
  { gloss: 0.12, polish: 0.3, glow: 0.35, bump: { height: 0.9, size: 1.8 } },
)

const whole = [0, 1, 2, 3].map((i) =>
  crumbled(uneven(lump([16 + (i % 3), 14, 13], 0.22, i + 3, 16, 2), 1.7, 6, i), {
    every: 11,
    size: 2.8,
    seed: i,
  }),
)
const half = cutOpen({
  length: 17,
  size: (t) => {
    const full = Math.sqrt(Math.max(0.01, 1 - (1 - t) ** 2))
    return [15 * full, 29 * full]
  },
  hollow: 0,
  rough: 1.6,
  torn: 1.8,
  seed: 3,
})
const halfSide = crumbled(half.side, { every: 11, size: 2.8, seed: 8 })

const puppy = (lot: number, seed: number): Piece => {
  if (lot > 0.22) {
    const mesh = whole[Math.floor(seed * 4)] ?? halfSide
    return { bodies: [part(mesh, battered, { at: [0, 0, 13] }, seed)], radius: 15, height: 26 }
  }
  const pose = { at: [0, 2, 5], roll: -1.15 } as const
  return {
    bodies: [part(halfSide, battered, pose, seed), part(half.face, crumb, pose, seed)],
    radius: 15,
    height: 16,
  }
}

/** Balls of cornmeal from hot oil, some broken open. */
export const hushPuppyLooks: readonly Look[] = [
  look(
    'hush puppy',
    few({
      each: 9.5,
      most: 20,
      variants: 7,
      make: (random) => puppy(random.next(), random.next()),
    }),
    { density: 0.55 },
  ),
]

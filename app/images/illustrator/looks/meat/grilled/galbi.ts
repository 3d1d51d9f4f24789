import { pieceOf } from '../../../forms/piece-of.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { pad } from '../../../shapes/cuts.ts'
import { lump, type Outline, oblong } from '../../../shapes/shapes.ts'
import { type Look, look } from '../../look.ts'
import { part } from '../pieces.ts'

/** Mm of half a strip's length and width, and where its three bones were sawn through. */
const [half, wide] = [58, 17]
const bones = [-36, 1, 37] as const

/** Meat between the bones shrank away from them, so that the edges wander. */
const outline = (seed: number): Outline =>
  oblong(2 * half, 2 * wide, 13, 16).map(([x, y]) => {
    const near = Math.max(...bones.map((at) => Math.exp(-(((x - at) / 9) ** 2))))
    const wander = 1 + 0.6 * (noise(x / 13 + seed * 9, y > 0 ? 3 : 8, seed) - 0.5)
    return [x * (0.96 + 0.06 * noise(seed, y / 9, 2)), y > 0 ? y * wander + 1.5 * near : y * wander]
  })

const strips = [1, 2, 3].map((seed) =>
  pad(outline(seed), { height: 8, full: 6, rough: 3, wave: 15, seed, rings: 16 }),
)

/** Glazed with soy and sugar on a grill: caramel brown, veins of fat, black at the edges and where the bars were. */
const glazed = material(
  (spot) => {
    const { u, v, up, seed } = spot
    const broad = fractal(u / 15 + seed * 41, v / 12, 3, 2)
    const grain = noise(u / 2.4 + seed * 9, v / 6, 5)
    const own = blend(
      colour('#6f3013'),
      colour('#a8612c'),
      step(0.28, 0.7, 0.7 * broad + 0.3 * grain),
    )
    const vein = 1 - step(0.02, 0.07, Math.abs(fractal(u / 9 + seed * 13, v / 13 + 3, 1, 2) - 0.5))
    const fat = blend(own, colour('#d9a662'), 0.28 * vein * step(0.2, 0.6, up))
    const rim = Math.max(Math.abs(u) / half, Math.abs(v) / wide) + 0.7 * (broad - 0.5)
    const bar = 1 - step(0.16, 0.34, Math.abs((((u + 0.6 * v) / 15 + seed + 40) % 1) - 0.5))
    const char = Math.max(step(0.84, 1.08, rim), 0.75 * bar * step(0.42, 0.6, broad))
    spot.dull = 0.4 * char
    return blend(fat, colour('#221009'), 0.8 * char * step(-0.2, 0.3, up))
  },
  { gloss: 0.5, polish: 0.56, glow: 0.18, bump: { height: 0.6, size: 2.6 } },
)

/** A bone that was sawn through: a pale ring about its marrow. */
const sawn = material(
  ({ u, v, w, seed }) => {
    const out = Math.hypot(u / 8.2, v / 5.4) + 0.2 * (noise(u / 3 + seed * 9, v / 3, w / 3) - 0.5)
    const marrow = blend(colour('#b98a5c'), colour('#e3cda2'), step(0.3, 0.62, out))
    return blend(marrow, colour('#8d5a30'), 0.7 * step(0.86, 1.1, out))
  },
  { gloss: 0.3, polish: 0.4, glow: 0.3 },
)
const boneMesh = lump([9, 5.6, 4.8], 0.2, 4, 14)

/** Short ribs cut across their bones into thin strips, as Koreans grill them. */
const galbi = rowed(
  {
    each: 70,
    variants: 3,
    length: 2 * half,
    width: 2 * wide + 6,
    make(random) {
      const seed = random.next()
      const mesh = strips[Math.floor(seed * strips.length)] ?? boneMesh
      const { bodies } = pieceOf(mesh, glazed, half, 10)
      const sides = bones.map((x) =>
        part(boneMesh, sawn, { at: [x + random.range(-2, 2), wide - 3, 4] }, random.next()),
      )
      return {
        bodies: [...bodies.map((body) => ({ ...body, seed })), ...sides],
        radius: 46,
        height: 10,
      }
    },
  },
  { turn: 0.35, apart: 0.92, askew: 0.16, most: 4 },
)

export const galbiLooks: readonly Look[] = [look('galbi strip', galbi, { density: 0.9 })]

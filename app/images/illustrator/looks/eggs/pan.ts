import type { Form } from '../../forms/form.ts'
import { grains } from '../../forms/heaps.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { lump, type Outline, rounded } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { hilly } from '../meat/joints.ts'
import { part } from '../meat/pieces.ts'

/** White of a fried egg: opaque, thin and glassy near its brown, lacy edge. */
const friedWhite: Paint = ({ u, v, w, seed }) => {
  const n = fractal(u / 7 + seed * 30, v / 7, 4, 3)
  const own = blend(colour('#fbf7ec'), colour('#efe6d2'), step(0.45, 0.8, n))
  const lace = step(0.84, 1, w + (n - 0.5) * 0.3)
  const browned = blend(colour('#d9a65c'), colour('#9a5a22'), step(0.4, 0.7, n))
  const bubble = 1 - step(0.12, 0.24, cells(u / 7 + seed * 5, v / 7, 1))
  return blend(blend(own, colour('#e2d3b4'), bubble * 0.5), browned, lace * 0.85)
}
const white = material(friedWhite, {
  gloss: 0.55,
  polish: 0.5,
  glow: 0.4,
  bump: { height: 0.7, size: 7 },
})
const liquidYolk = material(
  ({ u, v, seed }) =>
    blend(colour('#f0a31f'), colour('#f6bd3c'), fractal(u / 12 + seed * 9, v / 12, 2, 2)),
  { gloss: 0.85, polish: 0.72, glow: 0.55 },
)

const spread = (seed: number, radius: number): Outline =>
  rounded(radius, radius * 0.92, 0.22, seed, 64).map(([x, y]) => {
    const angle = Math.atan2(y, x)
    const k = 1 + 0.03 * Math.sin(angle * 9 + seed * 30) + 0.02 * Math.sin(angle * 17 + seed * 11)
    return [x * k, y * k] as const
  })

const flatEgg = laid(
  {
    each: 46,
    variants: 4,
    make(random) {
      const seed = random.next()
      const at = [random.range(-6, 6), random.range(-5, 5), 3.2] as const
      return {
        bodies: [
          part(
            pad(spread(seed * 9, 50), {
              height: 3.6,
              full: 5,
              rough: 1.3,
              wave: 17,
              seed,
              rings: 18,
              outwards: true,
            }),
            white,
            {},
            seed,
          ),
          part(
            pad(rounded(29, 28, 0.1, seed, 40), { height: 2.4, full: 2, outwards: true }),
            clear,
            { at: [at[0], at[1], 2.6] },
            seed,
          ),
          part(lump([19, 18.5, 13], 0.03, seed * 9, 22), liquidYolk, { at }, seed),
        ],
        radius: 48,
        height: 5,
      }
    },
  },
  { apart: 0.92 },
)

/** Mm from its middle to where a fried egg may meet what lies below it. */
const meets = [0, 16, 30, 42]

/**
 * A fried egg lies on the highest thing below any part of it, so that nothing comes through its white. It is held over
 * what lies there, and comes to rest by its true body.
 */
const friedEgg: Form = {
  ...flatEgg,
  lay(place) {
    const { ground } = place
    const above = (x: number, y: number) => ground.at(x, y) - ground.floor(x, y)
    const rest = (x: number, y: number) => {
      const highest = meets.flatMap((far) =>
        Array.from({ length: 12 }, (_, i) =>
          above(x + far * Math.cos(i / 1.91), y + far * Math.sin(i / 1.91)),
        ),
      )
      const top = Math.max(...highest)
      return ground.floor(x, y) + (top > 1 ? top + 9 : top)
    }
    flatEgg.lay({ ...place, ground: { ...ground, rest } })
  },
}

/** The thick white close to the yolk. */
const clear = material('#fbf7ec', { gloss: 0.55, polish: 0.5, glow: 0.4 })

const poachedMesh = (seed: number) => {
  const body = hilly(lump([31, 27, 17], 0.16, seed, 26, 1.4), 1.2, 14, seed)
  return reshape(body, ([x, y, z]) => [x, y, Math.max(z, -11)])
}
const poachedPaint: Paint = ({ u, v, w, seed }) => {
  const n = fractal(u / 11 + seed * 20, v / 11, 3, 2)
  const over = 1 - step(3, 17, Math.hypot(u + 2, v - 1) + (n - 0.5) * 8)
  return blend(colour('#faf5ea'), colour('#f4c765'), over * step(4, 13, w) * 0.62)
}
const poachedWhite = material(poachedPaint, { gloss: 0.7, polish: 0.58, glow: 0.55 })

/** A poached egg opened a little, so that its yolk runs out. */
const poached = laid({
  each: 50,
  variants: 3,
  make(random) {
    const seed = random.next()
    return {
      bodies: [
        part(poachedMesh(seed * 9), poachedWhite, { at: [0, 0, 11] }, seed),
        part(
          lump([13, 10, 5], 0.12, seed * 9, 16),
          liquidYolk,
          { at: [2, -5, 24.5], tilt: 0.2 },
          seed,
        ),
        part(
          lump([6, 13, 3.4], 0.2, seed * 7, 14),
          liquidYolk,
          { at: [5, -18, 19.5], tilt: 0.72 },
          seed,
        ),
      ],
      radius: 29,
      height: 26,
    }
  },
})

const curdMeshes = [1, 2, 3, 4, 5, 6].map((seed) =>
  hilly(
    chunk([17 - (seed % 3) * 3, 10.5, 5], { boxy: 2.1, rough: 0.62, seed, detail: 18 }),
    2.4,
    9,
    seed,
  ),
)

/** Soft curds, larger and smaller. */
const curds = (from: string, to: string, under: string): Form =>
  grains(
    {
      meshes: curdMeshes,
      material: material(mottled(from, to, 7), {
        gloss: 0.55,
        polish: 0.5,
        glow: 0.5,
        bump: { height: 0.25, size: 4 },
      }),
      covers: 240,
      lean: 0.5,
      out: 3,
    },
    { under: material(under, { glow: 0.4 }), uneven: 6 },
  )

const fillingMesh = [1, 2, 3].map((seed) =>
  chunk([6, 4.6, 4], { boxy: 3.4, rough: 0.3, seed, detail: 8 }),
)

const diced = grains(
  [
    {
      meshes: fillingMesh,
      material: material(mottled('#f6eedd', '#fdf8ec', 6), { gloss: 0.5, glow: 0.4 }),
      covers: 60,
      out: 2.4,
    },
    {
      meshes: fillingMesh,
      material: material(mottled('#eeb940', '#f5d06f', 6), { gloss: 0.4, glow: 0.4 }),
      covers: 90,
      out: 2.4,
    },
  ],
  { under: material('#f4e6b8', { gloss: 0.5, glow: 0.4 }), uneven: 4 },
)

export const panLooks: readonly Look[] = [
  look('fried egg, egg fried, sunny side up egg, raw egg', friedEgg, { over: true }),
  look('poached egg', poached, { over: true }),
  look(
    'scrambled egg, egg scramble, egg substitute, egg bhurji, cheese scrambled egg',
    curds('#efc557', '#f8df94', '#e3b445'),
    { density: 0.8 },
  ),
  look('egg white, scrambled egg white', curds('#f3ecdc', '#fdfaf1', '#e9dfca'), { density: 0.8 }),
  look('egg salad, egg mayonnaise', diced, { density: 0.9 }),
]

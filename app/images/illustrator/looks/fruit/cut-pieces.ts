import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { fanned, laid, pile } from '../../forms/pieces.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { lump, oblong, polygon, rounded, solid } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'

/** A strawberry cut lengthwise: a heart with its tip at the front. */
const strawberryOutline = rounded(1, 1, 0, 0, 44).map(([x, y]) => {
  const down = (1 - y) / 2
  return [
    x * 11.5 * (1.02 - 0.62 * down ** 1.6),
    y * 15.5 - 1.6 * (1 - x * x) * step(0.4, 1, y),
  ] as const
})

/** A strawberry's half with its cut face up, on z = 0: its mesh by a number, and its material. */
export const strawberryFace = {
  mesh: (i: number) =>
    reshape(solid(strawberryOutline, { height: 6, edge: 2.2 }), ([x, y, z]) => [
      x * (0.92 + 0.05 * (i % 3)),
      y,
      z,
    ]),
  material: material(
    ({ u, v, up, seed }) => {
      const far = Math.hypot(u / 11, v / 15)
      const vein = 0.5 + 0.5 * Math.sin(Math.atan2(v + 4, u) * 15 + seed * 5)
      const red = blend(colour('#d23a2c'), colour('#b81f1d'), step(0.72, 0.95, far))
      const flesh = blend(colour('#f0a493'), red, step(0.16, 0.72, far + 0.12 * vein))
      const heart = blend(colour('#fae3d8'), flesh, step(0.05, 0.34, Math.hypot(u / 8, v / 15)))
      if (up > 0.6) return heart
      const seedSpot = 1 - step(0.12, 0.2, cells(u / 3.2, v / 3.2, seed * 9))
      return blend(colour('#b81f1d'), colour('#eac36a'), 0.7 * seedSpot)
    },
    { gloss: 0.55, polish: 0.5, glow: 0.5, bump: { height: 0.25, size: 2.5 } },
  ),
}

export const strawberryHalf = pile(copies({ each: 5, ...strawberryFace, variants: 3, most: 40 }), {
  lean: 0.5,
})

type HalfMoon = {
  /** The round side by its angle, 0 to half a turn. */
  round: (angle: number) => readonly [number, number]
  /** The cut side, 0 to 1 along it. */
  cut: (along: number) => readonly [number, number]
}

/** The outline of a slice of something round; `share` of its points are on the round side. */
const halfMoon = (count: number, share: number, { round, cut }: HalfMoon) =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    return t < share ? round(Math.PI * (t / share)) : cut((t - share) / (1 - share))
  })

/** Wedges of a large fruit lying on their side: skin, rind and flesh. */
export const wedges = (
  flesh: string,
  light: string,
  rind: string,
  skin: string,
  each: number,
  long = 85,
  seeds?: string,
): Form => {
  const [a, b, pale, peel] = [colour(flesh), colour(light), colour(rind), colour(skin)]
  const pip = seeds ? colour(seeds) : undefined
  const high = 26
  const paint = material(
    ({ u, v, w, seed }) => {
      const edge = Math.hypot(u / (long * 0.5), (v + high * 0.35) / (high * 1.15))
      const pulp = blend(a, b, fractal(u / 5, v / 5, w / 5 + seed, 2))
      const dotted = pip ? blend(pip, pulp, step(0.2, 0.28, cells(u / 9, v / 9, seed * 9))) : pulp
      return blend(blend(dotted, pale, step(0.8, 0.88, edge)), peel, step(0.93, 0.97, edge))
    },
    { gloss: 0.6, polish: 0.5, glow: 0.5, bump: { height: 0.3, size: 3 } },
  )
  const outline = halfMoon(44, 0.72, {
    round: (angle) => [Math.cos(angle) * long * 0.5, Math.sin(angle) * high - high * 0.35],
    cut: (s) => [(-1 + 2 * s) * long * 0.5, -high * 0.35 - 3 * Math.sin(s * Math.PI)],
  })
  return laid(
    {
      each,
      most: 12,
      variants: 2,
      make: (random) => ({
        bodies: [
          {
            mesh: solid(outline, { height: 17, edge: 1.4 }),
            material: paint,
            pose: {},
            seed: random.next(),
          },
        ],
        radius: long * 0.36,
        height: 17,
      }),
    },
    { turned: 1.2 },
  )
}

export const chunks = (from: string, to: string, each = 9, side = 18): Form =>
  pile({
    each,
    variants: 6,
    make: (random) => {
      const s = side * random.range(0.8, 1.15)
      return {
        bodies: [
          {
            mesh: solid(oblong(s, s * random.range(0.75, 1.1), 3, 4), {
              height: s * random.range(0.65, 0.9),
              edge: 2,
              rough: 1,
              seed: random.next(),
            }),
            material: material(mottled(from, to, 6), {
              gloss: 0.6,
              polish: 0.45,
              glow: 0.55,
              bump: { height: 0.4, size: 2.5 },
            }),
            pose: {},
            seed: random.next(),
          },
        ],
        radius: s * 0.6,
        height: s * 0.75,
      }
    },
  })

/** A chunk cut out of a ring of pineapple: narrow towards the core, its fibres from there to the rind. */
export const pineapple = pile(
  copies({
    each: 8,
    variants: 6,
    mesh: (i) => {
      const k = [1, 0.8, 1.12, 0.9, 1.05, 0.72][i] ?? 1
      const corners = [
        [-11 * k, -4.5],
        [11 * k, -8.5],
        [12 * k, 8.5],
        [-11 * k, 5],
      ] as const
      return uneven(solid(polygon(corners, 8), { height: 10 + (i % 3), edge: 1.4 }), 0.7, 5, i)
    },
    material: material(
      ({ u, v, w, seed }) => {
        const fibre = fractal(u / 9 + seed * 17, v / 1.3, w / 1.6, 2)
        const own = blend(colour('#e0a51c'), colour('#fae27c'), step(0.3, 0.72, fibre))
        return blend(own, colour('#f8ebb0'), 0.5 * step(4, 11, -u))
      },
      { gloss: 0.6, polish: 0.5, glow: 0.6, bump: { height: 0.35, size: 2 } },
    ),
  }),
  { lean: 0.7 },
)

/** Slim slices with their skin along the round side, as of an apple, fanned out; `core` is the colour of its place. */
export const slim = (
  flesh: string,
  skin: string,
  each: number,
  long = 62,
  { pale = '#fffaf0', core = flesh } = {},
): Form => {
  const [inside, light, peel, pit] = [flesh, pale, skin, core].map((hex) => colour(hex)) as [
    Colour,
    Colour,
    Colour,
    Colour,
  ]
  const high = long * 0.44
  const paint = material(
    ({ u, v, w, seed }) => {
      const edge = Math.hypot(u / (long * 0.5), v / high)
      const own = blend(inside, light, 0.5 * fractal(u / 7, v / 7, w / 7 + seed * 9, 2))
      const hollow = 1 - step(0.5, 1, Math.hypot(u / (long * 0.2), (v - 5) / (high * 0.32)))
      return blend(blend(own, pit, 0.8 * hollow), peel, step(0.9, 0.95, edge))
    },
    { gloss: 0.5, polish: 0.5, glow: 0.5 },
  )
  const outline = halfMoon(40, 0.7, {
    round: (angle) => [Math.cos(angle) * long * 0.5, Math.sin(angle) * high],
    cut: (s) => [(-1 + 2 * s) * long * 0.46, 3 + 5 * Math.sin(s * Math.PI)],
  })
  return fanned(
    {
      each,
      most: 24,
      make: (random) => ({
        bodies: [
          {
            mesh: solid(outline, { height: 9, edge: 2.2 }),
            material: paint,
            pose: { at: [-high * 0.5, 0, 0], turn: random.range(-0.06, 0.06) - Math.PI / 2 },
            seed: random.next(),
          },
        ],
        radius: long * 0.5,
        height: 9,
      }),
    },
    { overlap: 0.8, lean: 0.5, fan: 0.08 },
  )
}

export const aril = pile({
  each: 0.4,
  most: 160,
  make: (random) => ({
    bodies: [
      {
        mesh: lump([3.4, 2.6, 2.5], 0.15, 3, 8),
        material: material(mottled('#8f0f24', '#c8283c', 3), {
          gloss: 0.9,
          polish: 0.6,
          glow: 0.7,
        }),
        pose: { at: [0, 0, 2.4] },
        seed: random.next(),
      },
    ],
    radius: 3,
    height: 5,
  }),
})

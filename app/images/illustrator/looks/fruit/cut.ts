import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { fanned, laid, type Piece, pile } from '../../forms/pieces.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { lump, oblong, polygon, rounded, solid } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { appleCubes } from './apple-cubes.ts'

type Face = (far: number, angle: number, u: number, v: number, seed: number) => Colour

/** A slice cut across: its face by distance from the middle (0 to 1) and angle, its skin at the side. */
const faced = (radius: number, skin: string, face: Face, gloss = 0.6): Material => {
  const peel = colour(skin)
  return material(
    ({ u, v, up, seed }) =>
      up < 0.5 ? peel : face(Math.hypot(u, v) / radius, Math.atan2(v, u), u, v, seed),
    { gloss, polish: 0.5, glow: 0.5, bump: { height: 0.25, size: 2.5 } },
  )
}

const discs = (
  radius: number,
  thick: number,
  each: number,
  paint: Material,
  how: 'pile' | 'fan' = 'fan',
): Form => {
  const pieces = {
    each,
    most: 60,
    variants: 3,
    make: (random: { range(a: number, b: number): number; next(): number }): Piece => {
      const size = random.range(0.92, 1.05)
      return {
        bodies: [
          {
            mesh: solid(rounded(radius, radius * 0.97, 0.03, random.next() * 9, 40), {
              height: thick,
              edge: 0.9,
            }),
            material: paint,
            pose: { scale: [size, size, 1] },
            seed: random.next(),
          },
        ],
        radius: radius * size,
        height: thick,
      }
    },
  }
  return how === 'fan' ? fanned(pieces, { overlap: 0.45, lean: 0.25 }) : pile(pieces, { lean: 0.5 })
}

/** Segments round a white pith, as of an orange. */
const citrus = (radius: number, flesh: string, light: string, skin: string, each: number): Form => {
  const [a, b, pith, peel] = [colour(flesh), colour(light), colour('#f6ecd0'), colour(skin)]
  return discs(
    radius,
    5.5,
    each,
    faced(radius, skin, (far, angle, u, v) => {
      if (far > 0.94) return peel
      const wall = Math.abs(Math.sin(angle * 5)) * far * radius
      const pulp = blend(a, b, fractal(u / 2.4, v / 2.4, 3, 2))
      const walls = blend(pith, pulp, step(0.5, 1.5, wall))
      return blend(walls, pith, Math.max(step(0.83, 0.88, far), 1 - step(0.05, 0.1, far)))
    }),
  )
}

const banana = faced(
  15,
  '#eddf9e',
  (far, angle, u, v) => {
    const core = 1 - step(0.18, 0.5, far + 0.08 * Math.sin(angle * 3))
    const seedRing =
      step(0.75, 0.9, Math.cos(angle * 6 + far * 3)) *
      step(0.15, 0.25, far) *
      (1 - step(0.4, 0.5, far))
    const flesh = blend(
      colour('#f3e4b0'),
      colour('#e9d292'),
      core * 0.8 + 0.2 * fractal(u / 3, v / 3, 1, 2),
    )
    return blend(flesh, colour('#6b4a26'), seedRing * 0.45)
  },
  0.35,
)

const kiwi = faced(22, '#7a6238', (far, angle, u, v) => {
  const rays = 0.5 + 0.5 * Math.sin(angle * 26)
  const flesh = blend(colour('#7fa82c'), colour('#a9c74a'), rays * step(0.25, 0.9, far))
  const heart = blend(colour('#e9efc0'), flesh, step(0.2, 0.36, far))
  const seeds =
    step(0.6, 0.8, Math.sin(angle * 17 + Math.floor(far * 9))) *
    step(0.3, 0.36, far) *
    (1 - step(0.52, 0.6, far))
  return blend(heart, colour('#1c1710'), seeds * (0.7 + 0.3 * fractal(u, v, 1, 1)))
})

/** A strawberry cut lengthwise: a heart with its tip at the front. */
const strawberryOutline = rounded(1, 1, 0, 0, 44).map(([x, y]) => {
  const down = (1 - y) / 2
  return [
    x * 11.5 * (1.02 - 0.62 * down ** 1.6),
    y * 15.5 - 1.6 * (1 - x * x) * step(0.4, 1, y),
  ] as const
})

const strawberryHalf = pile(
  copies({
    each: 5,
    mesh: (i) =>
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
    variants: 3,
    most: 40,
  }),
  { lean: 0.5 },
)

/** Wedges of a large fruit lying on their side: skin, rind and flesh. */
const wedges = (
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
  const outline = Array.from({ length: 44 }, (_, i) => {
    const t = i / 43
    if (t < 0.72) {
      const angle = Math.PI * (t / 0.72)
      return [Math.cos(angle) * long * 0.5, Math.sin(angle) * high - high * 0.35] as const
    }
    const s = (t - 0.72) / 0.28
    return [(-1 + 2 * s) * long * 0.5, -high * 0.35 - 3 * Math.sin(s * Math.PI)] as const
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

const chunks = (from: string, to: string, each = 9, side = 18): Form =>
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
const pineapple = pile(
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
const slim = (
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
  const outline = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    if (t < 0.7) {
      const angle = Math.PI * (t / 0.7)
      return [Math.cos(angle) * long * 0.5, Math.sin(angle) * high] as const
    }
    const s = (t - 0.7) / 0.3
    return [(-1 + 2 * s) * long * 0.46, 3 + 5 * Math.sin(s * Math.PI)] as const
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

const aril = pile({
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

/** Coins of banana in a loose heap. */
export const bananaSlices = discs(15, 6, 5, banana, 'pile')

const lemon = citrus(24, '#e9cf55', '#f5e68f', '#ebc42f', 9)
const lime = citrus(21, '#a9bf4f', '#d3de8b', '#5f8a2c', 8)

export const cutFruit: readonly Look[] = [
  look('banana slice, sliced banana', discs(15, 6, 5, banana, 'pile'), {
    density: 0.75,
    little: discs(15, 6, 5, banana),
  }),
  look('banana coin', discs(15, 5, 8, banana), { density: 0.75 }),
  look('kiwi, kiwifruit, kiwi slice', discs(22, 6, 9, kiwi), { density: 0.8 }),
  look('orange slice', citrus(36, '#e88a1c', '#f6b04a', '#e27a12', 20), { density: 0.8 }),
  look('lemon, lemon slice', lemon, { density: 0.8, little: lemon }),
  look('lime, lime slice', lime, { density: 0.8, little: lime }),
  look('grapefruit, grapefruit half', citrus(46, '#d9583f', '#ee8a6a', '#e8a63c', 60), {
    density: 0.8,
  }),
  look('strawberry slice, sliced strawberry', strawberryHalf, { density: 0.65 }),
  look('watermelon', wedges('#cf3a38', '#e5645a', '#e9efc8', '#3f6b2c', 90, 105, '#221812'), {
    density: 0.8,
  }),
  look('melon, cantaloupe, muskmelon', wedges('#ec9a4c', '#f6bd7c', '#f3dfae', '#b3a06a', 70, 95), {
    density: 0.8,
  }),
  look(
    'honeydew, honeydew melon, galia melon',
    wedges('#cfdb8f', '#e5ebb8', '#dbe5a8', '#c9cf8a', 70, 95),
    { density: 0.8 },
  ),
  look('papaya', wedges('#e2752c', '#f09a52', '#f0b35c', '#8fa03c', 70, 90), { density: 0.8 }),
  look('pineapple, pineapple chunk', pineapple, {
    density: 0.7,
  }),
  look('mango, mango chunk, mango cube', chunks('#dd7f0c', '#f2a626', 9, 18), { density: 0.75 }),
  look('melon cube, fruit cube', chunks('#ea9a52', '#f3c08a', 9, 18), { density: 0.75 }),
  look('apple cube, diced apple', appleCubes, { density: 0.6 }),
  look('apple slice', slim('#f5e9c4', '#b5291f', 12, 62, { core: '#d8c08c' }), { density: 0.6 }),
  look('green apple slice', slim('#f3efc8', '#8fae3c', 12, 62, { core: '#d8c890' }), {
    density: 0.6,
  }),
  look('pear slice', slim('#f2e8c4', '#b9b04c', 12, 60), { density: 0.6 }),
  look(
    'peach slice, nectarine slice, apricot slice, peach, canned peach',
    slim('#f0a43c', '#c0402a', 14, 54, { pale: '#f8c468', core: '#b8402c' }),
    { density: 0.7 },
  ),
  look('mango slice', slim('#f0a814', '#d99a20', 18, 64, { pale: '#f8c850' }), { density: 0.75 }),
  look('plum slice', slim('#c8702c', '#5c1f3a', 11, 46), { density: 0.7 }),
  look(
    'orange segment, mandarin segment, tangerine segment, clementine segment, mandarin orange',
    slim('#e8790c', '#f0b35c', 10, 42, { pale: '#f5a02c' }),
    { density: 0.7 },
  ),
  look('pomegranate, pomegranate seed, pomegranate aril', aril, { density: 0.7, little: aril }),
]

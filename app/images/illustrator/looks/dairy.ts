import { copies } from '../forms/copies.ts'
import { filled } from '../forms/filled.ts'
import type { Form } from '../forms/form.ts'
import { grains, mound } from '../forms/heaps.ts'
import { fanned, laid, type Piece, pile } from '../forms/pieces.ts'
import { blend, colour, step } from '../render/colour.ts'
import { type Material, material, mottled } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import { cells, fractal } from '../render/noise.ts'
import { facetted } from '../shapes/facetted.ts'
import { lump, oblong, polygon, rounded, solid, tube } from '../shapes/shapes.ts'
import { type Look, look } from './look.ts'

const soft = (from: string, to: string, size = 9): Material =>
  material(mottled(from, to, size), {
    gloss: 0.35,
    polish: 0.35,
    glow: 0.4,
    bump: { height: 0.35, size: 5 },
  })

/** A firm cheese with its colour inside and out. */
const firm = (from: string, to: string): Material =>
  material(mottled(from, to, 14), {
    gloss: 0.25,
    polish: 0.3,
    glow: 0.35,
    bump: { height: 0.3, size: 3 },
  })

const holed: Material = (() => {
  const [paste, deep] = [colour('#f0d27c'), colour('#c79a3c')]
  return material(
    ({ u, v, w }) => blend(deep, paste, step(0.24, 0.3, cells(u / 12, v / 12, w / 12))),
    {
      gloss: 0.3,
      glow: 0.35,
    },
  )
})()

const veined: Material = (() => {
  const [paste, vein] = [colour('#f0ead2'), colour('#5c7484')]
  return material(
    ({ u, v, w }) => {
      const n = fractal(u / 7, v / 7, w / 7, 3)
      return blend(
        paste,
        vein,
        (1 - step(0.02, 0.06, Math.abs(n - 0.5))) * step(0.4, 0.6, fractal(u / 16, v / 16, w / 16)),
      )
    },
    { gloss: 0.3, glow: 0.35, bump: { height: 0.5, size: 4 } },
  )
})()

/** A wedge as cut from a wheel, lying on its side. */
const wedges = (paste: Material, each = 40): Form =>
  laid({
    each,
    most: 6,
    make: (random): Piece => {
      const long = random.range(54, 62)
      const outline = polygon(
        [
          [-long * 0.55, 0],
          [long * 0.45, -16],
          [long * 0.45, 16],
        ],
        10,
      )
      return {
        bodies: [
          {
            mesh: solid(outline, { height: 24, edge: 1 }),
            material: paste,
            pose: {},
            seed: random.next(),
          },
        ],
        radius: 27,
        height: 24,
      }
    },
  })

const slices = (paste: Material, each = 22): Form =>
  fanned({
    each,
    most: 12,
    make: (random): Piece => ({
      bodies: [
        {
          mesh: solid(oblong(random.range(60, 68), random.range(58, 64), 4), {
            height: 2.4,
            edge: 0.8,
            rough: 1,
            seed: random.next(),
          }),
          material: paste,
          pose: {},
          seed: random.next(),
        },
      ],
      radius: 32,
      height: 2.6,
    }),
  })

/** A crumbly white cheese, broken by hand: no two pieces of one size, their sides rough. */
const broken = (size: number, each: number): Form =>
  pile(
    copies({
      each,
      most: 60,
      variants: 6,
      mesh: (i) => {
        const s = size * ([1.15, 0.5, 0.86, 0.38, 1, 0.66][i] ?? 1)
        const half = [s * 0.78, s * 0.64, s * 0.54] as const
        return facetted(half, {
          faces: 'block',
          sharp: 26,
          rough: 1.1,
          wave: 2.2,
          seed: i + 3,
          detail: 15,
        })
      },
      material: material(mottled('#efe9da', '#fdfbf5', 5), {
        gloss: 0.2,
        polish: 0.35,
        glow: 0.4,
        bump: { height: 0.5, size: 1.8 },
      }),
    }),
    { lean: 0.7 },
  )

const crumbs = (from: string, to: string): Form =>
  grains(
    {
      meshes: [1, 2, 3].map((seed) => lump([4, 3.2, 2.6], 0.4, seed, 7, 2)),
      material: soft(from, to, 4),
      covers: 22,
      out: 2,
      lean: 1,
    },
    { under: soft(from, to), uneven: 4 },
  )

const shredMeshes = (long: number) =>
  [1, 2, 3].map((k) =>
    tube(
      Array.from(
        { length: 5 },
        (_, i) => [(i / 4 - 0.5) * long, Math.sin(i * 0.9 + k) * 2, 0.8] as const,
      ),
      { radius: (t) => 0.9 * (0.6 + 0.4 * Math.sin(t * 3.1)), around: 5, flat: 0.6 },
    ),
  )

const shreds = (from: string, to: string, long = 17, covers = 16): Form =>
  grains(
    { meshes: shredMeshes(long), material: soft(from, to), covers, lean: 0.4, out: 1.4 },
    { under: soft(from, to), uneven: 3 },
  )

/** Shreds strewn here and there, so that what is below them shows. */
const strewnShreds = (from: string, to: string, long = 17): Form => {
  const meshes = shredMeshes(long)
  const shred = (at: number) => meshes[at % meshes.length] as Mesh
  return pile(
    copies({ each: 0.045, most: 170, variants: 3, mesh: shred, material: soft(from, to) }),
    {
      lean: 0.5,
    },
  )
}

/** Fine shreds of a white cheese in a loose heap. */
const snow = shreds('#f1ead8', '#fdfbf4', 6.5, 7)

/** Thin curls of hard cheese. */
const shavings: Form = pile({
  each: 1.2,
  most: 24,
  make: (random): Piece => {
    const size = random.range(9, 15)
    const flat = solid(rounded(size, size * 0.5, 0.25, random.next(), 18), {
      height: 0.8,
      edge: 0.3,
      dome: random.range(1, 3),
    })
    return {
      bodies: [{ mesh: flat, material: firm('#ecd79a', '#f6ebc4'), pose: {}, seed: random.next() }],
      radius: size * 0.7,
      height: 3,
    }
  },
})

const ball: Form = laid({
  each: 60,
  most: 8,
  make: (random): Piece => ({
    bodies: [
      {
        mesh: lump([25, 25, 20], 0.05, random.range(0, 30), 18),
        material: material(mottled('#f3efe3', '#fdfbf4', 20), {
          gloss: 0.6,
          polish: 0.5,
          glow: 0.5,
        }),
        pose: { at: [0, 0, 17] },
        seed: random.next(),
      },
    ],
    radius: 25,
    height: 34,
  }),
})

/** Smooth and moist, with hardly any grain: else it would be snow. */
const creamy = (from: string, to: string): Material =>
  material(mottled(from, to, 14), {
    gloss: 0.55,
    polish: 0.5,
    glow: 0.45,
    grain: 0.12,
    bump: { height: 0.3, size: 9 },
  })

/** Curds of cottage cheese in their cream. */
const curds = [1, 2, 3, 4].map((seed) => lump([4.1, 3.5, 2.2], 0.3, seed, 9, 1.3))
const curd = material(mottled('#f4ecd6', '#fffaec', 4), { gloss: 0.34, polish: 0.4, glow: 0.6 })

/** A cream cheese or yogurt in a bowl of its own, as a spoon left it. */
const bowlful = (words: string, from: string, to: string, lumpy = false): Look =>
  look(
    words,
    filled({
      material: lumpy ? soft(from, to, 14) : creamy(from, to),
      swirl: !lumpy,
      uneven: lumpy ? 1.6 : 0.9,
      size: lumpy ? 6 : 13,
      ...(lumpy && {
        on: [{ meshes: curds, material: curd, covers: 30, per: 19, out: 1.1, lean: 0.5 }],
      }),
    }),
    {
      role: 'wet',
      thick: true,
      vessel: 'small bowl',
      density: 1.03,
      little: mound(soft(from, to), { uneven: 1.5 }),
    },
  )

export const dairyLooks: readonly Look[] = [
  bowlful(
    'yogurt, yoghurt, plain yogurt, greek yogurt, curd, dahi, natural yogurt, skyr, quark',
    '#f3eee2',
    '#fdfaf3',
  ),
  bowlful('strawberry yogurt, fruit yogurt, raspberry yogurt, berry yogurt', '#e5b3b8', '#f2d3d3'),
  bowlful('cottage cheese, ricotta, ricotta cheese', '#f4ecd8', '#fefaee', true),
  bowlful('whipped cream, cream, clotted cream, heavy cream', '#f5efe0', '#fdfaf2'),
  look(
    'cheese, cheddar, cheddar cheese, red leicester, colby',
    wedges(firm('#e5a238', '#f0b95a')),
    { density: 1.05, little: strewnShreds('#e7a63e', '#f3c169') },
  ),
  look(
    'cheese slice, american cheese, processed cheese, cheddar slice, sliced cheese',
    slices(firm('#efb13c', '#f6c35c')),
    { density: 0.9 },
  ),
  look('wedge of cheddar', wedges(firm('#e5a238', '#f0b95a'), 34), { density: 1.05 }),
  look('swiss cheese, emmental, gruyere, jarlsberg', wedges(holed), {
    density: 1.05,
    little: strewnShreds('#f0d27c', '#f7e3a4'),
  }),
  look('gouda, edam, manchego, provolone, monterey jack', wedges(firm('#e9c56c', '#f3d88e')), {
    density: 1.05,
    little: strewnShreds('#ecca76', '#f7e1a2'),
  }),
  look('blue cheese, gorgonzola, roquefort, stilton', wedges(veined), {
    density: 1,
    little: crumbs('#e9e3cc', '#aab6b4'),
  }),
  look('brie, camembert', wedges(firm('#f1e9cf', '#faf5e4')), { density: 1 }),
  look('goat cheese, chevre', crumbs('#f1ece0', '#fdfbf5'), {
    density: 0.6,
    little: crumbs('#f1ece0', '#fdfbf5'),
  }),
  look('snow of cheese', snow, { density: 0.5, little: snow }),
  look('feta, feta cheese', broken(15, 3.4), { density: 0.85, little: broken(10.5, 1.2) }),
  look(
    'halloumi',
    slices(
      material(mottled('#e8d9ae', '#a8702f', 11, 0.8), {
        gloss: 0.3,
        glow: 0.25,
        bump: { height: 0.5, size: 4 },
      }),
      25,
    ),
    { density: 0.95 },
  ),
  look('mozzarella, burrata, bocconcini', ball, {
    density: 0.95,
    little: strewnShreds('#f4efdf', '#fdfbf4'),
  }),
  look('parmesan, parmesan cheese, pecorino, grated parmesan, romano, grana padano', shavings, {
    density: 0.45,
    little: strewnShreds('#eedfae', '#f8efcf', 8),
  }),
  look('shredded cheese, grated cheese, mexican cheese', shreds('#e9ab44', '#f6cf80'), {
    density: 0.45,
    little: strewnShreds('#e9ab44', '#f6cf80'),
  }),
  look('cream cheese, mascarpone, philadelphia', mound(soft('#f3ecdb', '#fdf9ef'), { uneven: 2 }), {
    density: 0.95,
    little: mound(soft('#f3ecdb', '#fdf9ef'), { uneven: 1.5 }),
  }),
]

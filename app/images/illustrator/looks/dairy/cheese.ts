import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { grains } from '../../forms/heaps.ts'
import { fanned, laid, type Piece, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { facetted } from '../../shapes/facetted.ts'
import { lump, oblong, polygon, rounded, solid } from '../../shapes/shapes.ts'

export const soft = (from: string, to: string, size = 9): Material =>
  material(mottled(from, to, size), {
    gloss: 0.35,
    polish: 0.35,
    glow: 0.4,
    bump: { height: 0.35, size: 5 },
  })

/** A firm cheese with its colour inside and out. */
export const firm = (from: string, to: string): Material =>
  material(mottled(from, to, 14), {
    gloss: 0.25,
    polish: 0.3,
    glow: 0.35,
    bump: { height: 0.3, size: 3 },
  })

export const holed: Material = (() => {
  const [paste, deep] = [colour('#f0d27c'), colour('#c79a3c')]
  return material(
    ({ u, v, w }) => blend(deep, paste, step(0.24, 0.3, cells(u / 12, v / 12, w / 12))),
    {
      gloss: 0.3,
      glow: 0.35,
    },
  )
})()

export const veined: Material = (() => {
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
export const wedges = (paste: Material, each = 40): Form =>
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

export const slices = (paste: Material, each = 22): Form =>
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
export const broken = (size: number, each: number): Form =>
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
      material: material(mottled('#e6d9bb', '#f7efdc', 4), {
        gloss: 0.42,
        polish: 0.48,
        glow: 0.5,
        bump: { height: 0.5, size: 1.8 },
      }),
    }),
    { lean: 0.7 },
  )

export const crumbs = (from: string, to: string): Form =>
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

/** Thin curls of hard cheese. */
export const shavings: Form = pile({
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

export const ball: Form = laid({
  each: 60,
  most: 8,
  make: (random): Piece => ({
    bodies: [
      {
        mesh: lump([25, 25, 20], 0.05, random.range(0, 30), 18),
        material: material(mottled('#eee3cb', '#f8f0de', 20), {
          gloss: 0.75,
          polish: 0.6,
          glow: 0.55,
          grain: 0.25,
        }),
        pose: { at: [0, 0, 17] },
        seed: random.next(),
      },
    ],
    radius: 25,
    height: 34,
  }),
})

import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { grains } from '../../forms/heaps.ts'
import { fanned, laid, type Piece, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import { facetted } from '../../shapes/facetted.ts'
import { lump, oblong, polygon, solid } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'

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

const brined = material(mottled('#e6d9bb', '#f7efdc', 4), {
  gloss: 0.42,
  polish: 0.48,
  glow: 0.4,
  bump: { height: 0.5, size: 1.8 },
})

/** How crumbs lie beside a slab: x, y, mm that they are large. */
const beside = [
  [31, 4, 5.4],
  [28, -13, 3.6],
  [38, -4, 2.6],
  [-4, -24, 3.2],
  [35, 13, 3],
] as const

const crumbOf = (size: number, seed: number) =>
  facetted([size, size * 0.8, size * 0.7], { faces: 'block', sharp: 26, rough: 1, wave: 2.2, seed })

/** A slab of it: cut on three sides, broken on the one where crumbs lie. */
const slab = (i: number): Piece => {
  const body = reshape(uneven(block(46, 35, 18, 1), 0.5, 7, i), ([x, y, z]) => {
    const bite = x > 14 ? 5 * (fractal(y / 6 + i * 9, z / 5, 3, 2) - 0.62) : 0
    return [x + bite, y, z]
  })
  const bodies = beside.map(([x, y, size], k) => ({
    mesh: crumbOf(size, k + 3 * i),
    material: brined,
    pose: { at: [x, y, size * 0.6] as const, turn: k * 1.3 },
    seed: 0.2 + 0.1 * k,
  }))
  return {
    bodies: [{ mesh: body, material: brined, pose: {}, seed: 0.3 + 0.2 * i }, ...bodies],
    radius: 34,
    height: 18,
  }
}

/** Slabs of a white cheese out of its brine, with the crumbs that fell off. */
export const slabs: Form = laid(
  { each: 32, most: 8, variants: 2, make: (random) => slab(random.chance(0.5) ? 1 : 0) },
  { turned: 1.1, facing: 0.3 },
)

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
      material: brined,
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

/** A thin sheet planed off a hard cheese: curled, its edge broken, thin where the plane left it. Mm. */
const shaving = (i: number) => {
  const [long, wide] = [7 + 1.8 * ((i * 3) % 5), 3.6 + 0.9 * ((i * 2) % 4)]
  const ragged = Array.from({ length: 26 }, (_, k) => {
    const angle = (k / 26) * 6.283
    const broken = 0.88 + 0.24 * noise(k * 0.9 + i * 7, i * 3, 4)
    const square = (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** -0.2
    return [
      long * broken * square * Math.cos(angle),
      wide * broken * square * Math.sin(angle),
    ] as const
  })
  const bow = 1.5 + ((i * 2) % 5)
  return reshape(solid(ragged, { height: 0.7, edge: 0.25 }), ([x, y, z]) => {
    const t = x / long
    return [
      x * (1 - 0.1 * t * t),
      y,
      z + bow * t * t + 1.2 * t * (y / wide) + 0.4 * Math.sin(x / 2.2 + i),
    ]
  })
}

/** Planed: fine lines across, paler where it is thin. */
const planed: Material = (() => {
  const [deep, pale] = [colour('#e3cb8c'), colour('#f6ebca')]
  return material(
    ({ u, v, seed }) => {
      const line = noise(u / 0.9 + seed * 9, v / 6, 3)
      return blend(deep, pale, 0.25 + 0.35 * line + 0.5 * fractal(u / 7 + seed * 9, v / 5, 2, 2))
    },
    { gloss: 0.28, polish: 0.42, glow: 0.6, bump: { height: 0.2, size: 1.6 } },
  )
})()

/** Thin curls of hard cheese. */
export const shavings: Form = pile(
  copies({ each: 0.75, most: 36, variants: 6, mesh: shaving, material: planed }),
  { lean: 0.45 },
)

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

import { filled } from '../../forms/filled.ts'
import type { Grain } from '../../forms/heaps.ts'
import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { scoops } from '../../forms/scoops.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, varied } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { lathe, lump, oblong, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

/** A scoop: a ball that the spoon drew in ridges, with a frayed lip where it let go. */
const scoop = (radius: number, seed: number): Mesh =>
  reshape(lump([radius, radius, radius], 0.03, seed, 44, 3), ([x, y, z]) => {
    const [a, b, c] = [x / radius, y / radius, z / radius]
    const turn = Math.atan2(b, a)
    const frayed = fractal(3 * Math.cos(turn) + seed * 9, 3 * Math.sin(turn), seed, 3)
    const lip = Math.exp(-(((c + 0.34 - 0.34 * (frayed - 0.5)) / 0.13) ** 2)) * (0.5 + frayed)
    // Ridges run the way of the spoon, torn where the ice was hard.
    const along = fractal(2.2 * b + seed * 5, 9 * (a * 0.5 + c), seed, 3) - 0.5
    const torn = fractal(5 * a + 9, 5 * b + seed * 7, 5 * c, 3) - 0.5
    const k = 1 + 0.2 * lip + 0.07 * along + 0.05 * torn
    return [x * k, y * k, Math.max(-0.5 * radius, z * k) + 0.5 * radius]
  })

const balls = [1, 2, 3].map((seed) => scoop(28, seed))

const frozen = (from: string, to: string, bit?: string, every = 7): Material => {
  const [a, b, dot] = [colour(from), colour(to), colour(bit ?? from)]
  return material(
    ({ u, v, w, seed }) => {
      const own = blend(a, b, step(0.3, 0.7, fractal(u / 6 + seed * 20, v / 6, w / 6, 3)))
      const near = cells(u / every + seed * 9, v / every, w / every)
      return bit ? blend(own, dot, 1 - step(0.1, 0.17, near)) : own
    },
    { gloss: 0.3, polish: 0.4, glow: 0.5, bump: { height: 0.7, size: 1.8, crust: 0.2 } },
  )
}

const vanilla = frozen('#e6d3a6', '#f7ecd0', '#7a5a34', 4)
const strawberry = frozen('#dc9c9c', '#ebbcb6', '#b8404a')
const chocolate = frozen('#5c3520', '#744930')
const mango = frozen('#e3a032', '#f0bc56')
const mint = frozen('#bcd2b0', '#d2e2c6', '#3a1f12')

const ice = (...materials: Material[]) => scoops({ each: 68, radius: 29, meshes: balls, materials })
const bowl = { vessel: 'small bowl', density: 0.55 } as const

const smooth = (
  from: string,
  to: string,
  on: readonly (Grain & { per: number })[] = [],
  gloss = 0.5,
) =>
  filled({
    material: material(mottled(from, to, 18), { gloss, polish: 0.45, glow: 0.35 }),
    uneven: 0.8,
    swirl: true,
    on,
  })

const shaving: Grain & { per: number } = {
  meshes: [1, 2].map((seed) => lump([4, 1.2, 0.5], 0.4, seed, 5)),
  material: material(varied('#2f170c', '#4a2814'), { gloss: 0.2 }),
  covers: 60,
  out: 1,
  per: 1.8,
}

/** Outlines in mm of what was turned out of its mould, and of the sauce that it stands in. */
const mould = [
  [0.1, 0],
  [39, 0],
  [40, 2],
  [36, 22],
  [33, 36],
  [30, 39],
  [20, 40],
  [0.1, 40],
] as const
const puddle = [
  [0.1, 0],
  [55, 0],
  [57, 1],
  [55, 1.8],
  [0.1, 1.8],
] as const

/** Turned out of its mould, with its sauce on top and running down. */
const moulded = (body: string, sauce: string): Pieces => {
  const mesh = lathe(mould, 56)
  const [own, over] = [colour(body), colour(sauce)]
  const skin = material(
    ({ u, v, w }) => {
      const run = 34 - 16 * step(0.45, 0.75, fractal((Math.atan2(v, u) + 4) * 2.2, 3, 1, 2))
      return blend(own, over, step(run - 1, run + 1, w))
    },
    { gloss: 0.7, polish: 0.6, glow: 0.4 },
  )
  const pool = lathe(puddle, 56)
  return {
    each: 120,
    variants: 1,
    most: 3,
    make: () => ({
      bodies: [
        bodyAt(pool, material(sauce, { gloss: 0.9, polish: 0.7, glow: 0.4 })),
        bodyAt(mesh, skin, [0, 0, 1]),
      ],
      radius: 52,
      height: 42,
    }),
  }
}

const wobble = (hex: string) =>
  pile(
    {
      each: 9,
      variants: 2,
      make: (random) =>
        pieceOf(
          solid(oblong(21, 21, 3, 5), { height: 20, edge: 2.5, rough: 0.6, seed: random.next() }),
          material(hex, { gloss: 0.95, polish: 0.75, glow: 0.75 }),
          13,
          20,
        ),
    },
    { lean: 0.35, steep: 1.3 },
  )

const caramel = filled({
  material: material(
    ({ u, v }) => {
      const cloud = fractal(u / 8, v / 8, 3, 3)
      return blend(
        blend(colour('#d99a3c'), colour('#8a4614'), step(0.35, 0.65, cloud)),
        colour('#3f1a08'),
        step(0.6, 0.75, cloud),
      )
    },
    { gloss: 0.9, polish: 0.7, glow: 0.3, bump: { height: 0.3, size: 4 } },
  ),
  uneven: 0.4,
})

const wet = { role: 'wet', density: 1, vessel: 'small bowl' } as const

export const creamLooks: readonly Look[] = [
  look('ice cream, vanilla ice cream, light ice cream, gelato, frozen yogurt', ice(vanilla), bowl),
  look('ice cream sundae, neapolitan ice cream, faluda', ice(vanilla, strawberry, chocolate), bowl),
  look('chocolate ice cream', ice(chocolate), bowl),
  look('strawberry ice cream, berry sorbet, raspberry sorbet', ice(strawberry), bowl),
  look('mango ice cream, sorbet, italian ice, mango sorbet', ice(mango), bowl),
  look('mint ice cream, matcha ice cream, pistachio ice cream', ice(mint), bowl),
  look('pudding, vanilla pudding, custard, bread pudding', smooth('#e9c878', '#f3dca0'), wet),
  look(
    'chocolate pudding, chocolate mousse, mousse, chocolate custard',
    smooth('#4a2614', '#5f3420', [shaving]),
    wet,
  ),
  look('trifle, fool', smooth('#f0e2c0', '#f7eeda', [shaving]), wet),
  look('creme brulee', caramel, wet),
  look('panna cotta, blancmange', laid(moulded('#f3e8d0', '#a8202c')), { vessel: 'side plate' }),
  look('flan, creme caramel, caramel custard', laid(moulded('#e3b860', '#8a4614')), {
    vessel: 'side plate',
  }),
  look('gelatin dessert, jello, jelly dessert, sugar free gelatin', wobble('#b8202c'), {
    ...bowl,
    density: 0.75,
  }),
  look(
    'mochi, daifuku',
    laid({
      each: 45,
      variants: 2,
      most: 6,
      make: (random) =>
        pieceOf(
          reshape(lump([24, 24, 18], 0.06, random.next(), 18), ([x, y, z]) => [
            x,
            y,
            Math.max(-10, z) + 10,
          ]),
          material(varied('#ead2c8', '#e3dfc0'), { gloss: 0.03, glow: 0.45 }),
          24,
          28,
        ),
    }),
  ),
]

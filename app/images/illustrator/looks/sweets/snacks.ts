import { grains } from '../../forms/heaps.ts'
import { pieceOf } from '../../forms/piece-of.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, varied } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, rounded, solid, tube } from '../../shapes/shapes.ts'
import { crusty } from '../bread/crust.ts'
import { mixed, specked } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'

/** A popped kernel: a few white lobes of different sizes round a hull. */
const kernel = (seed: number): Mesh =>
  join(
    Array.from({ length: 5 }, (_, i) => {
      const a = i * 2.4 + seed * 2.1
      const size = 4.2 + 3.6 * noise(i * 3.7, seed * 5.3, 2)
      const [x, y, z] = [5.4 * Math.cos(a), 5.4 * Math.sin(a), 5 + 4.5 * Math.sin(a * 1.7 + seed)]
      return reshape(
        lump([size, size * 0.9, size * 0.8], 0.4, seed * 7 + i, 8, 1.6),
        (at): Vec => [at[0] + x, at[1] + y, at[2] + z],
      )
    }),
  )

const kernels = [1, 2, 3, 4].map(kernel)

const popcorn = (white: string, gold: string, gloss = 0.05) => {
  const [a, b] = [colour(white), colour(gold)]
  return grains(
    {
      meshes: kernels,
      material: material(
        ({ u, v, w, seed }) =>
          blend(
            a,
            b,
            step(0.5, 0.85, noise(u / 6 + seed * 30, v / 5, w / 5)) * 0.7 + 0.2 * seed * seed,
          ),
        { gloss, polish: 0.4, glow: 0.45, bump: { height: 0.6, size: 2.4 } },
      ),
      covers: 210,
      lean: 1.5,
      out: 8,
    },
    { under: specked(gold, white, 4), uneven: 5, flat: 0.75, steep: 1.1 },
  )
}

/** A thin fried slice that curls. */
const crisp = (radius: number, seed: number): Mesh =>
  reshape(
    solid(rounded(radius, radius * 0.82, 0.07, seed, 36), { height: 1.5, edge: 0.7 }),
    ([x, y, z]) => {
      const way = 0.8 + seed
      const [c, s] = [Math.cos(way * 4), Math.sin(way * 4)]
      const [along, across] = [x * c + y * s, -x * s + y * c]
      return [
        x,
        y,
        z +
          0.012 * along * along -
          0.008 * across * across +
          2.4 * fractal(x / 11 + seed * 20, y / 11, 2, 1),
      ]
    },
  )

const chips = [1, 2, 3, 4, 5].map((i) => crisp(25, i / 5))

const fried = (pale: string, edge: string) => {
  const [a, b] = [colour(pale), colour(edge)]
  return crusty(
    ({ u, v, seed }) => {
      const far = Math.hypot(u, v * 1.2)
      const cloud = fractal(u / 8 + seed * 30, v / 8, 3, 2)
      return blend(a, b, step(15, 27, far + 12 * (cloud - 0.5)) * 0.6 + step(0.6, 0.8, cloud) * 0.4)
    },
    0.2,
    0.5,
  )
}

const crisps = (pale: string, edge: string) =>
  pile(
    {
      each: 2,
      variants: 5,
      most: 60,
      make: (random) => pieceOf(random.pick(chips), fried(pale, edge), 21, 5),
    },
    { lean: 0.7, steep: 1.4 },
  )

const puffs = [1, 2, 3].map((seed) => {
  const path = Array.from(
    { length: 9 },
    (_, i): Vec => [(i / 8 - 0.5) * 40, 5 * Math.sin((i / 8) * 3 + seed), 6],
  )
  return tube(path, {
    radius: (t) =>
      5.5 * Math.min(1, 0.35 + 4 * Math.min(t, 1 - t)) * (1 + 0.15 * Math.sin(t * 30 + seed)),
    around: 9,
  })
})

const sev = [1, 2].map((seed) => {
  const path = Array.from(
    { length: 6 },
    (_, i): Vec => [(i / 5 - 0.5) * 12, 1.5 * Math.sin(i + seed), 0],
  )
  return tube(path, { radius: () => 0.8, around: 5 })
})

export const snackLooks: readonly Look[] = [
  look('popcorn, air popped popcorn', popcorn('#efe4c4', '#dcb058'), {
    density: 0.05,
    vessel: 'shallow bowl',
  }),
  look('caramel popcorn', popcorn('#d9a04a', '#a8641f', 0.6), {
    density: 0.08,
    vessel: 'shallow bowl',
  }),
  look('baked potato chip, kettle chip', crisps('#edc86e', '#c08a34'), {
    density: 0.1,
  }),
  look('vegetable chip, sweet potato chip', crisps('#d98a3c', '#a8521f'), { density: 0.1 }),
  look('plantain chip, banana chip', crisps('#e6bc58', '#b8842c'), { density: 0.15 }),
  look(
    'cheeto, cheese puff, kurkure, pork rind',
    pile(
      {
        each: 1.5,
        variants: 3,
        most: 60,
        make: (random) =>
          pieceOf(random.pick(puffs), crusty(varied('#d9822a', '#e89a3c'), 0.06, 0.8), 13, 12),
      },
      { lean: 0.7, steep: 1.4 },
    ),
    { density: 0.1 },
  ),
  look(
    'chevda, bombay mix, namkeen, sev, snack mix',
    grains(
      [
        {
          meshes: sev,
          material: crusty(varied('#d99a34', '#e9bc5c')),
          covers: 12,
          lean: 0.8,
          out: 2.4,
        },
        {
          meshes: [lump([4.6, 3.2, 2.8], 0.2, 2, 6)],
          material: material(varied('#b87a3c', '#d9a662')),
          covers: 170,
          lean: 0.8,
          out: 2.6,
        },
        {
          meshes: [lump([3.4, 3.2, 3], 0.1, 3, 6)],
          material: material(mixed(['#7a8a3c', 0.4], ['#c98a34', 0.6])),
          covers: 130,
          lean: 0.8,
          out: 2.6,
        },
      ],
      { under: specked('#b0762a', '#dca848', 3), uneven: 4, flat: 0.7 },
    ),
    { density: 0.35 },
  ),
]

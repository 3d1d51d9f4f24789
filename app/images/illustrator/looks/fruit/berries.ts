import type { Form } from '../../forms/form.ts'
import { type Piece, pile } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { dot, unit, type Vec } from '../../render/vector.ts'
import { lump, sheet, tube } from '../../shapes/shapes.ts'
import { dimpled, leafy, stalk } from './stalks.ts'

/** Small round fruits in a heap. */
export const berries = (
  mesh: Body['mesh'],
  paint: Material,
  each: number,
  radius: number,
  height: number,
  more: readonly Body[] = [],
): Form =>
  pile(
    {
      each,
      variants: 5,
      most: 120,
      make: (random): Piece => ({
        bodies: [
          { mesh, material: paint, pose: { at: [0, 0, height / 2] }, seed: random.next() },
          ...more,
        ],
        radius,
        height,
      }),
    },
    { lean: 0.9 },
  )

export const blueberrySkin: Material = (() => {
  const [deep, bloom, crown] = [colour('#2a3358'), colour('#6d7aa0'), colour('#1a1c30')]
  return material(
    ({ u, v, w, seed }) => {
      const own = blend(
        deep,
        bloom,
        step(0.3, 0.75, fractal(u / 4 + seed * 40, v / 4, w / 4, 2)) * 0.8,
      )
      const far = Math.hypot(u, v)
      return w > 4.4 && far < 2.6 ? blend(crown, own, step(1.4, 2.4, far)) : own
    },
    { gloss: 0.25, polish: 0.3, glow: 0.15 },
  )
})()

/** Directions of the seeds of a raspberry from its middle, all as far from each other. */
const seedSpots = Array.from({ length: 52 }, (_, i): Vec => {
  const z = 1 - (2 * i + 1) / 52
  const turn = i * 2.39996
  const r = Math.sqrt(1 - z * z)
  return [r * Math.cos(turn), r * Math.sin(turn), z]
})

/** The cosine of the angle from a direction to that of the nearest seed. Asked for each point, so it makes no list. */
function nearnessOfSeed(at: Vec): number {
  let near = -1
  for (const spot of seedSpots) {
    const own = dot(spot, at)
    if (own > near) near = own
  }
  return near
}

/** Many small round seeds round a cone: raspberries and blackberries. */
const drupes = (from: string, to: string): { mesh: Body['mesh']; paint: Material } => ({
  mesh: reshape(lump([9, 9, 10.5], 0, 1, 30), ([x, y, z]) => {
    const at = unit([x / 9, y / 9, z / 10.5])
    const near = nearnessOfSeed(at)
    // Round over each seed, a crease between them.
    const k = 0.84 + 0.24 * Math.sqrt(Math.max(0, 1 - (1 - near) / 0.042))
    const taper = 1 - 0.24 * Math.max(0, z / 10.5)
    // Hollow where it sat on its stalk.
    const hollow = 9 * step(0.8, 0.95, -at[2])
    return [x * k * taper, y * k * taper, z * k + hollow]
  }),
  paint: seeded(from, to),
})

/** Lighter on each seed, dark in the creases between and in the hollow. */
const seeded = (from: string, to: string): Material => {
  const [deep, light] = [colour(from), colour(to)]
  const dark = blend(deep, colour('#14040a'), 0.55)
  return material(
    ({ u, v, w, seed }) => {
      const at = unit([u / 9, v / 9, w / 10.5])
      const near = nearnessOfSeed(at)
      const high = step(0, 0.75, 1 - (1 - near) / 0.03)
      const own = blend(
        deep,
        light,
        0.75 * step(0.3, 0.7, fractal(u / 6 + seed * 30, v / 6, w / 6, 2)),
      )
      return blend(dark, own, high * (1 - 0.8 * step(0.84, 0.93, -at[2])))
    },
    { gloss: 0.45, polish: 0.45, glow: 0.5 },
  )
}

/** Raspberries as they fall: on their side, some with the tip up, some with the hollow. */
export const fallen = ({ mesh, paint }: ReturnType<typeof drupes>, each: number): Form =>
  pile(
    {
      each,
      variants: 6,
      most: 90,
      make: (random): Piece => ({
        bodies: [
          {
            mesh,
            material: paint,
            pose: { at: [0, 0, 9], roll: random.pick([0.2, 1.45, 1.7, 2.6, 2.9]) },
            seed: random.next(),
          },
        ],
        radius: 9.5,
        height: 18,
      }),
    },
    { lean: 0.35 },
  )

const strawberrySkin: Material = (() => {
  const [red, pale, seed] = [colour('#b81f1c'), colour('#d9563f'), colour('#e9c46a')]
  return material(
    ({ u, v, w }) => {
      const own = blend(red, pale, step(8, 15, w) * 0.7)
      return blend(seed, own, step(0.13, 0.2, cells(u / 4.4, v / 4.4, w / 4.4)))
    },
    { gloss: 0.7, polish: 0.5, glow: 0.4, bump: { height: 0.5, size: 3.2 } },
  )
})()

const strawberryMesh = reshape(lump([13.5, 13.5, 17], 0.05, 2, 20), ([x, y, z]) => {
  const t = (z + 17) / 34
  const k = 0.32 + 0.78 * Math.sqrt(Math.max(0, t)) * (t > 0.85 ? 1 - (t - 0.85) * 1.6 : 1)
  return [x * k, y * k, z]
})

const calyx: Body[] = Array.from({ length: 6 }, (_, i) => ({
  mesh: sheet(
    [13, 5],
    (t) => Math.sin(Math.PI * (0.15 + 0.85 * t)),
    (t) => 1.5 + 3 * (t - 0.5) ** 2,
    6,
  ),
  material: leafy,
  pose: { at: [6 * Math.cos(i * 1.047), 6 * Math.sin(i * 1.047), 30], turn: i * 1.047 },
  seed: i / 6,
}))

export const strawberries: Form = pile(
  {
    each: 14,
    variants: 5,
    make: (random) => {
      const bodies: Body[] = [
        {
          mesh: strawberryMesh,
          material: strawberrySkin,
          pose: { at: [0, 0, 15] },
          seed: random.next(),
        },
        ...calyx,
      ]
      // On its side, as a strawberry lies.
      const lying = (body: Body): Body => {
        const [x, y, z] = body.pose.at ?? [0, 0, 0]
        return {
          ...body,
          pose: { ...body.pose, at: [z - 15, y, 11 - x * 0.9], roll: (body.pose.roll ?? 0) + 1.45 },
        }
      }
      return { bodies: bodies.map(lying), radius: 14, height: 23 }
    },
  },
  { lean: 0.25 },
)

export const grapes = (from: string, to: string): Form =>
  berries(
    lump([9.5, 8.8, 8.8], 0.04, 3, 14),
    material(mottled(from, to, 7), { gloss: 0.7, polish: 0.5, glow: 0.65 }),
    5,
    8.5,
    17,
  )

export const cherries: Form = berries(
  dimpled(10.5, 19),
  material(mottled('#5c0a16', '#93202a', 8), { gloss: 0.9, polish: 0.6, glow: 0.35 }),
  8,
  10,
  0.01,
  [
    {
      ...stalk,
      mesh: tube(
        [
          [0, 0, 14],
          [4, 2, 30],
          [14, 6, 44],
        ],
        { radius: () => 0.8, around: 5 },
      ),
      material: leafy,
    },
  ],
)

export const raspberry = drupes('#a3162c', '#cc3f52')
export const blackberry = drupes('#1c1424', '#4a2c46')

import type { Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { within } from '../../render/poses.ts'
import {
  lathe,
  lump,
  type Outline,
  oblong,
  polygon,
  rounded,
  solid,
  tube,
} from '../../shapes/shapes.ts'
import { fromLegs, fromRim, type Sliced, sliceOf } from './layers/bread-slice.ts'
import { inPairs } from './layers/in-pairs.ts'
import type { Layer } from './layers/layers.ts'
import { pileUp } from './layers/pile-up.ts'

/** Layers from below to above in a round bun. */
export const burger = (
  layers: readonly Layer[],
  { seeds = true, each = 230, bun = '#b8722f' } = {},
): Form =>
  laid(
    { each, most: 6, variants: 3, make: (random) => burgerPiece(random, layers, seeds, bun) },
    { apart: 1.06, turned: 0.6 },
  )

function burgerPiece(random: Random, layers: readonly Layer[], seeds: boolean, bun: string) {
  const radius = random.range(50, 54)
  const crust = crustOf(bun)
  const bodies: Body[] = [
    { mesh: lathe(heel(radius), 56), material: crust, pose: {}, seed: random.next() },
  ]
  const top = pileUp(bodies, random, layers, 15, (reach) =>
    rounded(radius * reach, radius * reach, 0, 1, 72),
  )
  // Pushed back, so that one sees what it lies on.
  const pose = {
    at: [random.range(-2, 2), random.range(8, 11), top],
    tilt: random.range(-0.25, -0.18),
    roll: random.range(-0.05, 0.05),
  } as const
  bodies.push({ mesh: lathe(crown(radius), 56), material: crust, pose, seed: random.next() })
  if (seeds) {
    for (const seed of sesame(random, radius))
      bodies.push({ ...seed, pose: within(pose, seed.pose) })
  }
  return { bodies, radius: radius + 4, height: top + 31 }
}

/** The profiles of the lower and the upper half of a bun, in mm. */
const heel = (radius: number): [number, number][] => [
  [0, 0],
  [radius * 0.86, 0],
  [radius * 0.97, 4],
  [radius, 10],
  [radius * 0.97, 15],
  [0, 15.5],
]
const crown = (radius: number): [number, number][] => [
  [0, 0],
  [radius * 0.88, 0],
  [radius * 0.95, 4.5],
  [radius * 0.94, 11],
  [radius * 0.85, 18.5],
  [radius * 0.66, 25.5],
  [radius * 0.38, 29.6],
  [radius * 0.14, 30.9],
  [0.1, 31],
]

/** A baked crust, pale below where it was not browned. */
export const crustOf = (hex: string): Material => {
  const [brown, pale, dark] = [colour(hex), colour('#ecc98c'), colour('#8a4a1c')]
  return material(
    ({ u, v, w, up }) => {
      const baked = blend(brown, dark, step(0.5, 0.8, fractal(u / 22, v / 22, 2, 2)) * 0.45)
      return blend(pale, baked, step(2, 9, w) * step(-0.2, 0.35, up + 0.15))
    },
    { gloss: 0.3, polish: 0.35, glow: 0.15, bump: { height: 0.2, size: 4 } },
  )
}

const seedMesh = lathe(
  [
    [0.05, 0],
    [1.1, 0.5],
    [0.7, 1.2],
    [0.05, 1.4],
  ],
  8,
)
const seedPaint = material('#f3e3b8', { gloss: 0.3, glow: 0.4 })

/** A seed of sesame. */
export const sesameSeed = { mesh: seedMesh, material: seedPaint } as const

function sesame(random: Random, radius: number): Body[] {
  return Array.from({ length: 46 }, () => {
    const far = Math.sqrt(random.next()) * 0.73
    const angle = random.range(0, 6.283)
    const z = 30.8 - 16 * far ** 2.6
    return {
      mesh: seedMesh,
      material: seedPaint,
      pose: {
        at: [far * radius * Math.cos(angle), far * radius * Math.sin(angle), z - 0.4],
        turn: random.range(0, 6.3),
        scale: [1.6, 1, 1] as const,
      },
      seed: random.next(),
    }
  })
}

/** A sandwich of square slices, cut from corner to corner: the halves show what is in it. */
export const sandwich = (
  layers: readonly Layer[],
  { bread = '#a86f38', crumb = '#f3e4c4', each = 75, browned = 'plain', pick }: Half = {},
): Form => {
  const slice = sliceOf({ bread, crumb, browned }, fromLegs)
  return inPairs({
    each,
    most: 8,
    variants: 3,
    make: (random) => sandwichHalf(random, layers, slice, pick),
  })
}

type Half = Partial<Sliced> & {
  each?: number
  /** Colour of what is on the stick that holds it together, if there is one. */
  pick?: string
}

const half: Outline = polygon(
  [
    [-55, -24],
    [55, -24],
    [0, 34],
  ],
  14,
)

function sandwichHalf(random: Random, layers: readonly Layer[], slice: Material, pick?: string) {
  const bodies: Body[] = []
  const bottom = solid(half, { height: 13, edge: 2 })
  bodies.push({ mesh: bottom, material: slice, pose: {}, seed: random.next() })
  const top = pileUp(bodies, random, layers, 13, (reach) =>
    half.map(([x, y]) => [x * (0.9 + (reach - 1)), y * (0.94 + (reach - 1))] as const),
  )
  bodies.push({
    mesh: bottom,
    material: slice,
    pose: { at: [0, 0, top - 1], tilt: random.range(-0.04, 0.04) },
    seed: random.next(),
  })
  if (pick) bodies.push(...stickWith(pick, top + 10))
  return { bodies, radius: 50, height: top + 13 }
}

/** A cocktail stick that stands in a sandwich at `z` mm, with an olive or a tomato on it. */
const stickWith = (hex: string, z: number): Body[] => [
  { mesh: stick, material: material('#d9b880', { gloss: 0.1 }), pose: { at: [0, 2, z] }, seed: 0 },
  {
    mesh: lump([8, 8, 7.5], 0.06, 2, 14),
    material: material(hex, { gloss: 0.6, polish: 0.6, glow: 0.3 }),
    pose: { at: [0, 2, z + 13] },
    seed: 0,
  },
]

const stick = tube(
  [
    [0, 0, -14],
    [0, 0, 30],
  ],
  { radius: () => 1.1, around: 7 },
)

/** Slices of bread with layers on top and none above: open sandwiches. */
export const openToast = (
  layers: readonly Layer[],
  { bread = '#a9713c', crumb = '#ecd3a2', each = 60 } = {},
): Form => {
  const slice = sliceOf({ bread, crumb, browned: 'toasted' }, fromRim)
  return laid(
    {
      each,
      most: 6,
      variants: 3,
      make: (random) => {
        const outline = oblong(random.range(88, 98), random.range(78, 86), 16, 9)
        const bodies: Body[] = [
          {
            mesh: solid(outline, { height: 13, edge: 2.5, rough: 1 }),
            material: slice,
            pose: {},
            seed: random.next(),
          },
        ]
        const top = pileUp(bodies, random, layers, 13, (reach) =>
          outline.map(([x, y]) => [x * 0.86 * reach, y * 0.86 * reach] as const),
        )
        return { bodies, radius: 46, height: top }
      },
    },
    { turned: 0.9 },
  )
}

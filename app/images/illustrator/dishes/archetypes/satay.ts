import type { Form } from '../../forms/form.ts'
import { rowed } from '../../forms/rows.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { cutSlice } from '../../shapes/cut-slice.ts'
import { chunk } from '../../shapes/cuts.ts'
import { tube } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'

export type Threaded = {
  /** Colours of each piece in turn, charred and light; mm of its three radii. */
  pieces: readonly (readonly [dark: string, light: string])[]
  size?: readonly [number, number, number]
  count?: number
  /** Grams of one skewer. */
  each?: number
}

const stick = tube(
  [
    [-96, 0, 8],
    [74, 0, 8],
  ],
  { radius: () => 1.5, around: 6 },
)
const bamboo = material('#c29a62', { gloss: 0.1 })
const char = colour('#2c160c')

const grilled = ([dark, light]: readonly [string, string]): Material => {
  const [a, b] = [colour(dark), colour(light)]
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 6 + seed * 20, v / 5, w / 5, 3)
      const own = blend(a, b, step(0.3, 0.65, n))
      return blend(own, char, step(0.6, 0.72, fractal(u / 9, v / 4 + seed * 9, 3, 2)) * 0.8)
    },
    { gloss: 0.45, polish: 0.4, glow: 0.2, bump: { height: 0.5, size: 2.4 } },
  )
}

/** Grilled pieces close together on thin sticks that lie side by side: yakitori. */
export function onSticks({ pieces, size = [19, 12, 7], count = 4, each = 40 }: Threaded): Form {
  const materials = pieces.map(grilled)
  const pace = size[0] * 1.55
  return skewers(each, size[1] * 2.3, size[2] * 2, (random) =>
    Array.from({ length: count }, (_, i): Body => {
      const own = materials[i % materials.length] ?? bamboo
      const rough = { boxy: 3, rough: 0.34, seed: random.range(0, 50), detail: 15 }
      return {
        mesh: uneven(chunk([...size], rough), 1.2, 6, i),
        material: own,
        pose: {
          at: [66 - i * pace, 0, size[2] + 1],
          tilt: random.range(-0.2, 0.2),
          turn: random.range(-0.14, 0.14),
        },
        seed: random.next(),
      }
    }),
  )
}

type Random = Parameters<Parameters<typeof rowed>[0]['make']>[0]

const skewers = (
  each: number,
  width: number,
  height: number,
  meat: (random: Random) => readonly Body[],
): Form =>
  rowed(
    {
      each,
      most: 8,
      variants: 3,
      length: 176,
      width,
      make: (random) => ({
        bodies: [{ mesh: stick, material: bamboo, pose: {}, seed: 0 }, ...meat(random)],
        radius: 44,
        height,
      }),
    },
    { most: 5, turn: -0.5, apart: 1.12 },
  )

type Ribbon = {
  /** Colours of the meat where it is deep in marinade, of its faces, and where it caught the fire. */
  deep: string
  light: string
  burnt: string
}

/** Marinated meat off the coals: fibres across it, brown along its edges and on its folds, black at a few tips. */
const ribboned = ({ deep, light, burnt }: Ribbon): Material => {
  const [a, b, c] = [colour(deep), colour(light), colour(burnt)]
  return material(
    ({ u, v, w, up, seed }) => {
      const broad = fractal(u / 11 + seed * 20, v / 9, 3, 2)
      const fibre = noise(v / 9 + seed * 31, u / 1.1, 4)
      const own = blend(a, b, step(0.28, 0.66, 0.7 * broad + 0.3 * fibre))
      const rim = step(0.66, 1, w + 0.5 * (broad - 0.5) + 0.3 * (fibre - 0.5))
      const crest = step(0.5, 0.68, fractal(u / 9 + seed * 57, v / 12, 8, 2)) * step(0.3, 0.8, up)
      const brown = blend(own, c, Math.max(0.8 * rim, 0.62 * crest))
      const black = step(0.56, 0.7, fractal(u / 7 + seed * 83, v / 5, 2, 2)) * Math.max(rim, crest)
      const [r, g, bl] = blend(brown, char, 0.8 * black)
      const k = 0.84 + 0.32 * fibre
      return [r * k, g * k, bl * k]
    },
    { gloss: 0.34, polish: 0.42, glow: 0.18, grain: 0.8, bump: { height: 0.3, size: 1.4 } },
  )
}

/** Strips of meat folded onto thin sticks, as satay is: they lie in waves and overlap. */
export function foldedOnSticks(ribbon: Ribbon): Form {
  const meat = ribboned(ribbon)
  const strips = Array.from({ length: 6 }, (_, seed) =>
    cutSlice({
      length: 52 - 4 * (seed % 3),
      width: 27 - 2 * (seed % 2),
      thick: 6,
      bulge: 2.5,
      ruffle: 1.8,
      every: 25,
      ragged: 1.5,
      steps: 20,
      seed: seed + 2,
    }),
  )
  return skewers(40, 30, 15, (random) =>
    [50, 13, -24].flatMap((x, i): Body[] => {
      const mesh = strips[Math.floor(random.next() * strips.length)]
      if (!mesh) return []
      const pose = {
        at: [x, random.range(-1.5, 1.5), 2.5],
        roll: -0.13,
        tilt: random.range(-0.16, 0.16),
        turn: random.range(-0.1, 0.1) + (i % 2) * 3.14,
      } as const
      return [{ mesh, material: meat, pose, seed: random.next() }]
    }),
  )
}

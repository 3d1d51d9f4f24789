import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, type Spot } from '../../../render/material.ts'
import { reshape } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { createGround } from '../../../scene/ground.ts'
import { disc } from '../../../scene/regions.ts'
import { cover } from '../../../shapes/cover.ts'
import { lathe, oblong, solid } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { layPart, lazyParts, strewParts } from '../parts.ts'
import { crustOf } from '../stack.ts'
import { liquidOf } from '../stew.ts'

export type BreadBowl = {
  liquid: string
  clouds: string
  oil?: string
  in: string
  on: string
}

const loaf = uneven(solid(oblong(104, 92, 16, 9), { height: 74, edge: 7, rough: 2 }), 1.6, 22, 3)
/** The soft inside, as it shows round the hollow. */
const rim = uneven(solid(oblong(98, 86, 16, 9), { height: 4, edge: 1.5, rough: 3 }), 1.4, 8, 5)
const crumb = material(
  ({ u, v, w }) => {
    const pores = step(0.5, 0.7, fractal(u / 3, v / 3, w / 3, 2))
    return blend(colour('#f3e2b8'), colour('#d2a766'), pores * 0.6)
  },
  { gloss: 0.05, glow: 0.3, bump: { height: 0.9, size: 2.6 } },
)
const lid = uneven(solid(oblong(62, 52, 14, 8), { height: 30, edge: 8, rough: 4 }), 3, 12, 7)

/** A hollowed loaf filled with curry, the bread from its inside beside it: bunny chow. */
export function breadBowl(spec: BreadBowl): Form {
  const [inside, on] = [lazyParts(spec.in), lazyParts(spec.on)]
  const liquid = liquidOf({ ...spec, thick: 0.7 })
  const crust = crustOf('#b3702e')
  return {
    ground: () => 22000,
    lay(place) {
      const { region, ground, put, random } = place
      const [x, y] = [region.center.x - 16, region.center.y]
      const z = ground.at(x, y)
      const of = (mesh: typeof loaf, own: typeof crumb, at: readonly [number, number, number]) =>
        put({ mesh, material: own, pose: { at, turn: 0.25 }, seed: random.next() })
      of(loaf, crust, [x, y, z])
      of(rim, crumb, [x, y, z + 71.5])
      of(lid, crumb, [x + 84, y - 20, z])
      const hollow = disc(x, y, 41)
      const top = z + 77
      const surface = cover(hollow, (_x, _y, out) => top - 4 * out ** 8 + 5 * (1 - out * out), 14)
      const flat = reshape(surface, (at) => at)
      put({ mesh: flat, material: liquid, pose: {}, seed: random.next() })
      const below = { ...place, ground: createGround(() => top - 5) }
      for (const part of inside()) layPart(below, part, disc(x, y, 34), part.share)
      strewParts({ ...place, ground: below.ground, volume: 100 }, on(), disc(x, y, 26))
    },
  }
}

const boule = uneven(
  lathe(
    [
      [0.1, 0],
      [44, 0],
      [62, 14],
      [66, 30],
      [61, 48],
      [52, 57],
      [45, 58],
      [41, 54],
      [39, 34],
      [32, 18],
      [18, 13],
      [0.1, 12],
    ],
    64,
  ),
  2,
  15,
  4,
)
/** Crust outside, crumb where it was hollowed out. */
const hollowed = (() => {
  const crust = crustOf('#a8602a')
  return {
    ...crust,
    paint: (spot: Spot) => {
      const far = Math.hypot(spot.u, spot.v)
      const inside = 1 - step(46, 50, far + (spot.w < 10 ? 30 : 0))
      return blend(crust.paint(spot), crumb.paint(spot), inside)
    },
  }
})()
const hat = uneven(
  lathe(
    [
      [0.1, 0],
      [40, 0],
      [43, 6],
      [34, 17],
      [16, 23],
      [0.1, 24],
    ],
    48,
  ),
  1.6,
  12,
  6,
)

/** A round loaf that was hollowed out for a soup, the piece that was cut off leaning on it. */
export const emptyBreadBowl = (each = 150): Form =>
  laid({
    each,
    most: 2,
    variants: 1,
    make: () => ({
      bodies: [
        { mesh: boule, material: hollowed, pose: { at: [-14, 6, 0] }, seed: 0.3 },
        {
          mesh: hat,
          material: crustOf('#a8602a'),
          pose: { at: [56, -30, 20], tilt: -0.5, roll: 0.7 },
          seed: 0.6,
        },
      ],
      radius: 78,
      height: 58,
    }),
  })

import { few } from '../../../forms/few.ts'
import type { Form } from '../../../forms/form.ts'
import { countOf, laid, type Piece, type Pieces } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { type Mesh, meshWhenDrawn, reshape } from '../../../render/mesh.ts'
import { cells, fractal, noise } from '../../../render/noise.ts'
import { cutOpen, halfBall } from '../../../shapes/cut-open.ts'
import { lump } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'

export type Balls = {
  each: number
  /** Mm of its radius, and how high it is for its width. */
  radius: number
  high?: number
  skin: Material
  inside: Material
  /** The share of them that is broken open. */
  broken?: number
  /** Mm of hills on it. */
  rough?: number
  /** Drawn out to a tip on top, as a drop is. */
  tip?: boolean
  /** Side by side however many they are, so many radii apart. */
  apart?: number
}

/** Balls of dough or batter, fried or baked, some of them broken open: vada, puff-puff, luqaimat, coxinha. */
export function brokenBalls(spec: Balls): Form {
  const { each, broken = 0.2, apart } = spec
  const [ball, cut] = [wholeOf(spec), halfOf(spec)]
  const piecesOf = (cuts: number): Pieces => {
    let left = cuts
    return {
      each,
      most: 20,
      variants: 20,
      make: (random) => (left-- > 0 ? cut : ball)(random.next()),
    }
  }
  const formOf = (cuts: number): Form =>
    apart === undefined ? few(piecesOf(cuts)) : laid(piecesOf(cuts), { apart, turned: 1 })
  return {
    ...formOf(0),
    lay(place) {
      const count = countOf(place, piecesOf(0))
      const cuts = count > 1 && broken > 0 ? Math.max(1, Math.round(count * broken)) : 0
      formOf(cuts).lay(place)
    },
  }
}

type Maker = (seed: number) => Piece

function wholeOf(spec: Balls): Maker {
  const { radius, high = 0.9, skin } = spec
  const meshes = [0, 1, 2, 3].map((i) => meshWhenDrawn(() => ballMesh(spec, i)))
  return (seed) => {
    const mesh = meshes[Math.floor(seed * 4)]
    return {
      bodies: mesh ? [{ mesh, material: skin, pose: {}, seed }] : [],
      radius,
      height: 2 * radius * high,
    }
  }
}

/** A half, tilted back on its round side until the cut looks up at the viewer. */
function halfOf({ radius: r, high = 0.9, rough = 0.05 * r, skin, inside }: Balls): Maker {
  const { side, face } = cutOpen({
    length: r * 1.05,
    size: halfBall(r, 2 * r * high),
    hollow: 0,
    rough,
    torn: 0.09 * r,
    seed: 3,
  })
  // A flat one lies as it was, torn side in front.
  const isFlat = high < 0.5
  const [roll, turn] = isFlat ? ([-0.12, -1.3] as const) : ([-1, -1.2] as const)
  return (seed) => {
    const lowest = -0.525 * r * Math.sin(-roll)
    const pose = { at: [0, 0, -lowest - (isFlat ? 0 : 0.22 * r)], roll, turn } as const
    return {
      bodies: [
        { mesh: side, material: skin, pose, seed },
        { mesh: face, material: inside, pose, seed },
      ],
      radius: r,
      height: r,
    }
  }
}

function ballMesh({ radius: r, high = 0.9, rough = 0.05 * r, tip }: Balls, i: number): Mesh {
  const ball = lump([r * (1 + 0.03 * (i % 3)), r, r * high], 0.08, i + 3, 28, 2.2)
  return reshape(uneven(ball, rough, 3.4, i), ([x, y, z]) => {
    const up = Math.min(1, z / (r * high))
    const k = tip && up > 0 ? (1 - up ** 1.6) ** 0.9 + 0.3 * up * (1 - up) : 1
    return [
      x * k,
      y * k,
      (tip && up > 0 ? z * 1.75 : Math.max(z, -0.8 * r * high)) + 0.8 * r * high,
    ]
  })
}

/** What is inside of something fried: crumb with pores, or mash, with flecks of what was stirred into it. */
export function crumbInside(
  [dark, light]: readonly [dark: string, light: string],
  { pores = 0.6, fleck = '', edge = '#a05a1a', size = 1.4 } = {},
): Material {
  const [a, b, c] = [colour(dark), colour(light), colour(edge)]
  const spot = fleck ? colour(fleck) : undefined
  return material(
    ({ u, v, w, seed }) => {
      const own = blend(a, b, step(0.25, 0.7, fractal(u / 4 + seed * 30, v / 4, 3, 3)))
      const pore = step(0.62, 0.78, noise(u / size, v / size, seed)) * pores
      const crumb = blend(own, blend(a, c, 0.5), pore)
      const bit = spot ? 1 - step(0.18, 0.26, cells(u / 7 + 40, v / 6 + seed * 20, 2)) : 0
      return blend(spot ? blend(crumb, spot, bit * 0.75) : crumb, c, step(0.9, 0.98, w))
    },
    { gloss: 0.14, polish: 0.3, glow: 0.35, bump: { height: 0.6, size } },
  )
}

import { bodyAt } from '../../forms/piece-of.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, solid, tube } from '../../shapes/shapes.ts'
import { blueberrySkin } from '../fruit/berries.ts'
import { strawberryFace } from '../fruit/cut-pieces.ts'
import { blueberry } from '../fruit/whole.ts'
import { pecanHalves, pecanSkin } from '../nuts/lobed.ts'
import { backWall, sliceAt, wedge } from './cake-layers.ts'

/** Of a slice of pie: mm from its tip to its back, radians at its tip, mm to the top of its filling. */
export const [radius, angle, height] = [108, 0.68, 30]
/** Mm of the shell's side and of its floor. */
export const thick = 5
const pointAt = sliceAt(radius)

const pieceOf = (hex: string, gloss = 0.5): Material => {
  const own = colour(hex)
  const [pale, deep] = [blend(own, [1, 0.9, 0.7], 0.12), blend(own, [0.1, 0.03, 0], 0.35)]
  return material(
    ({ u, v, w, seed }) => blend(deep, pale, fractal(u / 4 + seed * 30, v / 4, w / 3, 2)),
    {
      gloss,
      polish: 0.5,
      glow: 0.4,
      bump: { height: 0.3, size: 3 },
    },
  )
}

/** Pieces of fruit that the knife left standing out of both cut sides, in three rows. */
export function outOfSides(pieces: string, size: Vec, gloss?: number): Body[] {
  const skin = pieceOf(pieces, gloss)
  const lumps = [1, 2, 3].map((seed) => lump(size, 0.3, seed, 9))
  const deep = 2 * (size[1] - 2.4)
  return [-0.5, 0.5].flatMap((side) =>
    Array.from({ length: 27 }, (_, i) => {
      const [row, along] = [i % 3, (Math.floor(i / 3) + 0.5 + 0.3 * ((i * 7) % 3)) / 9.6]
      const far = 9 + (radius - thick - 15) * along
      const turn = side * (angle - deep / far)
      const z = thick + 4 + row * 7 + ((i * 5) % 4) - 1
      const at = pointAt(far, turn, z)
      const pose = { turn: turn + 0.3 * ((i % 5) - 2), roll: 0.5 * ((i % 4) - 1.5) }
      return bodyAt(lumps[i % 3] as Mesh, skin, at, pose, ((i * 13) % 17) / 17)
    }),
  )
}

const syrupy: Material = { ...pecanSkin, gloss: 0.55, polish: 0.5 }

/** Bodies in arcs round the tip, `every` mm from each other: where each stands, and which of which arc it is. */
const inArcs = (
  arcs: readonly number[],
  every: (arc: number) => number,
  put: (at: Vec, turn: number, i: number, arc: number) => Body,
): readonly Body[] =>
  arcs.flatMap((far, arc) => {
    const count = Math.max(1, Math.round((far * angle) / every(arc)))
    return Array.from({ length: count }, (_, i) => {
      const turn = ((i + 0.5) / count - 0.5) * (angle - 3 / far)
      const at = pointAt(far, turn, height)
      return put(at, turn, i, arc)
    })
  })

const above = ([x, y, z]: Vec, mm: number): Vec => [x, y, z + mm]

/** Halves of pecans, as a baker lays them. */
export const pecans = inArcs(
  [96, 82, 68, 54, 40, 27],
  () => 21,
  (at, turn, i, arc) => {
    const mesh = pecanHalves[(i + arc) % 2] as Mesh
    const pose = { turn: turn + 1.571 + 0.16 * (((i + arc) % 3) - 1) }
    return bodyAt(mesh, syrupy, above(at, 1.5), pose, ((i * 7 + arc) % 9) / 9)
  },
)

/** Halves of strawberries and blueberries in turn, glazed. */
export const fruits = inArcs(
  [90, 72, 56, 40, 27],
  (arc) => (arc % 2 ? 12.5 : 21),
  (at, turn, i, arc) => {
    const seed = ((i * 7 + arc) % 9) / 9
    if (arc % 2) return bodyAt(blueberry, blueberrySkin, above(at, 5), { tilt: seed - 0.5 }, seed)
    const pose = { turn: turn + 1.571, tilt: 0.25 }
    return bodyAt(strawberryFace.mesh(i), strawberryFace.material, above(at, 1), pose, seed)
  },
)

export const rim = tube(
  Array.from({ length: 25 }, (_, i): Vec => {
    const a = (i / 24 - 0.5) * angle
    return pointAt(radius - 3, a)
  }),
  { radius: (t) => 8 + 1.6 * Math.sin(t * 44), around: 10, flat: 0.8 },
)

/** The floor of the shell and its side, under the rim. */
export const shell = join([
  solid(wedge(radius, angle), { height: thick, edge: 1.2, rough: 0.6 }),
  backWall(radius, height, thick, angle),
])

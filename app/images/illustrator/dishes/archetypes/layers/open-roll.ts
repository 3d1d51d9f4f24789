import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { loft, type Mesh } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump, tube } from '../../../shapes/shapes.ts'
import { crustOf } from '../stack.ts'
import { bitAt, type Filling, piecesFor, underOf } from '../wrapped/fillings.ts'

export type Dog = {
  /** Colours of the sausage or other filling, and lines of sauce along it. */
  sausage?: readonly [from: string, to: string]
  sauces?: readonly string[]
  /** Grams of one. */
  each?: number
}

/** A sausage in a soft roll that is open on top, with lines of sauce along it. */
export const hotDog = ({ sausage = ['#a4492a', '#c8704a'], sauces = [], each = 130 }: Dog): Form =>
  laid(
    { each, most: 6, variants: 2, make: (random) => dogPiece(random, sausage, sauces) },
    { apart: 0.62, turned: 0.25, facing: 0.35 },
  )

/** A long roll whose two sides part on top. */
const openRoll = (): Mesh => {
  const rings = Array.from({ length: 31 }, (_, i) => {
    const t = (i / 30) * 2 - 1
    const k = Math.max(0.04, 1 - Math.abs(t) ** 6) ** 0.5
    return Array.from({ length: 40 }, (_, j): Vec => {
      const angle = (j / 40) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const slot = s > 0 ? Math.max(0, 1 - (Math.abs(c) / 0.52) ** 2) : 0
      return [t * 76, 34 * k * c, 22 + k * (21 * s - 20 * slot)]
    })
  })
  return loft(rings, { start: true, end: true })
}
const roll = openRoll()
const rollCrust = crustOf('#c98c45')

/** Points of a line along a roll, `z` mm up, that sways from side to side. */
const alongRoll = (z: number, wave: number, turns: number, reach: number): Vec[] =>
  Array.from({ length: 61 }, (_, i) => {
    const t = (i / 60) * 2 - 1
    return [t * reach, wave * Math.sin(t * turns), z]
  })

/** A sausage as long as a roll and a little more, `up` mm higher than its crumb holds it. */
function sausageBody([from, to]: readonly [string, string], seed: number, up = 0): Body {
  const skin = material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 9 + seed * 9, v / 9, w / 9, 2)
      return n < 0.5 ? mixOf(from, to, n * 2) : mixOf(to, from, n - 0.5)
    },
    { gloss: 0.6, polish: 0.5, glow: 0.2 },
  )
  const mesh = tube(alongRoll(37, 1.5, 2, 84), {
    radius: (t) => 13 * Math.min(1, (Math.min(t, 1 - t) + 0.006) * 14) ** 0.45,
    around: 22,
  })
  return { mesh, material: skin, pose: { at: [0, 0, up] }, seed }
}

function dogPiece(
  random: Random,
  [from, to]: readonly [string, string],
  sauces: readonly string[],
): Piece {
  const bodies: Body[] = [
    { mesh: roll, material: rollCrust, pose: {}, seed: random.next() },
    sausageBody([from, to], random.next()),
    ...sauces.map((hex, i) => ({
      mesh: tube(alongRoll(50.5 - i * 0.6, 6 - i * 2, 22, 72), { radius: () => 2.3, around: 9 }),
      material: material(hex, { gloss: 0.7, polish: 0.5, glow: 0.3 }),
      pose: { at: [0, i * 2 - sauces.length + 1, 0] as const },
      seed: random.next(),
    })),
  ]
  return { bodies, radius: 74, height: 52 }
}

const mixOf = (from: string, to: string, t: number) => blend(colour(from), colour(to), t)

/** A soft roll that is open on top, heaped with pieces: lobster roll, shrimp roll. `each` in grams. */
export const heapedRoll = (
  filling: readonly Filling[],
  each = 180,
  sausage?: Dog['sausage'],
): Form =>
  laid(
    {
      each,
      most: 6,
      variants: 2,
      make(random) {
        const bodies: Body[] = [
          { mesh: roll, material: buttered, pose: {}, seed: random.next() },
          {
            mesh: bed,
            material: underOf(filling[0] ?? 'lettuce'),
            pose: { at: [0, 0, 34] },
            seed: 0.5,
          },
        ]
        // Its ends look out of the roll, and its back out of what lies on it.
        if (sausage) bodies.push(sausageBody(sausage, random.next(), 4))
        const [up, reach] = sausage ? [43, 56] : [36, 66]
        filling.forEach((name, layer) => {
          const count = piecesFor(name, 5600 / Math.max(1, filling.length - 1))
          for (let i = 0; i < count; i++) {
            const [x, y] = [random.range(-reach, reach), random.range(-17, 17)]
            const z = up + 9 * (1 - (y / 18) ** 2) + layer * 1.6 + random.range(-1, 2)
            bodies.push(bitAt(name, [x, y, z - 6 * (x / 66) ** 4], random))
          }
        })
        return { bodies, radius: 74, height: 56 }
      },
    },
    { apart: 0.62, turned: 0.25, facing: 0.35 },
  )

const buttered = crustOf('#b8742c')
const bed = lump([70, 19, 9], 0.1, 2, 18)

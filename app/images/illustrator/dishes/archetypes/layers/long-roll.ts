import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump, type Outline, oblong, tube } from '../../../shapes/shapes.ts'
import { crustOf } from '../stack.ts'
import { bitAt, type Filling, piecesFor, underOf } from '../wrapped/fillings.ts'
import type { Layer } from './layers.ts'
import { pileUp } from './pile-up.ts'

/** A half of a long roll, its cut face up for the lower one; mm. `pointed` ends and slashes make it a baguette. */
const halfRoll = (
  length: number,
  width: number,
  height: number,
  lid: boolean,
  pointed = false,
): Mesh =>
  meshWhenDrawn(() => {
    const steps = lid ? 72 : 36
    const around = lid ? 44 : 26
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = (i / steps) * 2 - 1
      const k = Math.max(0.03, 1 - Math.abs(t) ** (pointed ? 3.6 : 7)) ** (pointed ? 0.62 : 0.5)
      return Array.from({ length: around }, (_, j): Vec => {
        const angle = (j / around) * 2 * Math.PI
        const s = Math.sin(angle)
        const c = Math.cos(angle)
        // The lower half stands broad on the board.
        const wide = lid || s > 0 ? c : Math.sign(c) * Math.abs(c) ** 0.45
        const bump = 1 + 0.06 * (fractal(t * 3, c * 2, s, 2) - 0.5)
        const z = lid ? (s > 0 ? height * s : 1.5 * s) : s < 0 ? height * (1 + s) : height + 1.5 * s
        const [x, y] = [(t * length) / 2, (width / 2) * k * wide * bump]
        const ear = lid && s > 0.2 ? slashAt(x, y, width)[0] * s : 0
        return [x, y, lid ? z * k + ear * k : height + (z - height) * k]
      })
    })
    return loft(rings, { start: true, end: true })
  })

/** Slashes aslant over the top of a baguette: mm by which it opens or stands up as an ear, and how far it is open. */
function slashAt(x: number, y: number, width: number): readonly [rise: number, open: number] {
  const every = 39
  const along = x + 0.9 * y
  const off = along - Math.round(along / every) * every
  const within = 1 - step(0.26, 0.4, Math.abs(y) / width)
  if (within === 0) return [0, 0]
  const open = Math.exp(-((off / 5.2) ** 2)) * within
  const ear = Math.exp(-(((off - 7.5) / 2.6) ** 2)) * within
  return [2.6 * ear - 3.2 * open, open]
}

/** A crust that burst along its slashes, floury and dark on its ears. */
const scored = (width: number, floury: number, crust: string): Material => {
  const [gold, dark, burst, flour] = [crust, '#8a4818', '#eed3a0', '#f3e6cc'].map(colour)
  const crumb = colour('#f4e6c6')
  const [a, b, c, d] = [gold ?? crumb, dark ?? crumb, burst ?? crumb, flour ?? crumb]
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 12 + seed * 9, v / 9, w / 9, 2)
      const [rise, open] = w > 5 && up > 0.1 ? slashAt(u, v, width) : ([0, 0] as const)
      let own = blend(a, b, 0.75 * step(0.42, 0.72, n) + 0.5 * step(0.8, 2.4, rise))
      own = blend(own, c, 0.92 * step(0.3, 0.75, open + (n - 0.5) * 0.5))
      if (floury > 0)
        own = blend(own, d, floury * up * step(0.4, 0.75, fractal(u / 7, v / 7, 7, 2)))
      // Down its side, and where it was cut, its crumb.
      return blend(crumb, own, step(0.5, 3.4, w + (n - 0.5) * 2))
    },
    { gloss: 0.22, polish: 0.4, glow: 0.15, bump: { height: 0.4, size: 3.2 } },
  )
}

/** Layers from below to above in a long roll: submarines, cheesesteaks, baguettes. `each` in grams. */
export const longRoll = (
  layers: readonly Layer[],
  { each = 260, length = 190, width = 70, crust = '#c58a42', baguette = false } = {},
): Form => {
  const halves = [
    halfRoll(length, width * 1.2, 18, false, baguette),
    halfRoll(length, width, 26, true, baguette),
  ] as const
  const paint = scored(width, baguette ? 0.22 : 0, crust)
  return laid(
    {
      each,
      most: 4,
      variants: 2,
      make: (random) => longPiece(random, layers, halves, { length, width, paint, baguette }),
    },
    { apart: 0.62, turned: 0.25, facing: 0.12 },
  )
}

type Long = { length: number; width: number; paint: Material; baguette: boolean }

/** An outline that narrows towards both ends. */
const lens = (length: number, width: number): Outline =>
  Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [(length / 2) * c, (width / 2) * Math.sign(s) * Math.abs(s) ** 0.75] as const
  })

function longPiece(
  random: Random,
  layers: readonly Layer[],
  [lower, upper]: readonly [Mesh, Mesh],
  { length, width, paint, baguette }: Long,
): Piece {
  const bodies: Body[] = [{ mesh: lower, material: paint, pose: {}, seed: random.next() }]
  const top = pileUp(bodies, random, layers, 17, (reach) =>
    baguette
      ? lens(length * 0.95, width * 1.06 * reach)
      : oblong(length * 0.97 * (0.6 + 0.4 * reach), width * 1.04 * reach, width * 0.45, 14),
  )
  bodies.push({
    mesh: upper,
    material: paint,
    pose: { at: [0, baguette ? 8 : 5, top + 1], tilt: baguette ? -0.22 : -0.14 },
    seed: random.next(),
  })
  return { bodies, radius: length * 0.46, height: top + 26 }
}

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

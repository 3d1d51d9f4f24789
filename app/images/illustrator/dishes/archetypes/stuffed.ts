import type { Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, tube } from '../../shapes/shapes.ts'
import { bitAt, type Filling, piecesFor, underOf } from './wrapped/fillings.ts'

export type Stuffed = {
  /** A pepper or tomato standing upright, or half of a long vegetable as a boat, of a potato as a short one. */
  shape: 'pepper' | 'half pepper' | 'tomato' | 'boat' | 'short boat' | 'chilli'
  /** Colours of its skin. */
  skin: readonly [from: string, to: string]
  filling: readonly Filling[]
  /** Grams of one. */
  each: number
  /** Share of the filling that is hidden under melted cheese, 0 to 1. */
  cheese?: string
}

const wall = lathe(
  [
    [0.1, 0],
    [20, 0],
    [30, 8],
    [34, 26],
    [34, 48],
    [31, 58],
    [28, 60],
    [27, 55],
    [27, 48],
    [0.1, 47],
  ],
  56,
)
const pepper = reshape(wall, ([x, y, z]) => {
  const k = 1 + 0.085 * Math.cos(Math.atan2(y, x) * 4 + 0.6) * (0.5 + z / 70)
  return [x * k, y * k, z]
})
const tomato = lathe(
  [
    [0.1, 2],
    [16, 0.5],
    [29, 9],
    [34, 23],
    [31, 37],
    [27, 42],
    [25, 41],
    [24, 36],
    [0.1, 36],
  ],
  56,
)
/** The top that was cut off, with its green star. */
const cap = lathe(
  [
    [27, 0],
    [26, 4],
    [17, 9],
    [5, 10],
    [0.1, 9],
  ],
  48,
)
const shell = lathe(
  [
    [0.1, 0],
    [16, 1],
    [27, 10],
    [31, 22],
    [28, 24],
    [25, 19],
    [0.1, 17],
  ],
  56,
)
/** Half of an aubergine or courgette, wider at one end. */
const boat = reshape(shell, ([x, y, z]) => [x * 2.35, y * (1.02 - x / 150), z])

/** Half of a pepper cut lengthwise, lying: lobes run along it, its shoulders are broad. */
const half = reshape(shell, ([x, y, z]) => {
  const angle = Math.atan2(y, x)
  const along = x / 31
  const lobes = 1 - 0.13 * Math.exp(-((Math.sin(angle * 1.5 + 0.2) / 0.26) ** 2))
  const wide = 1.12 - 0.16 * along - 0.1 * along ** 2
  return [x * 1.72 * lobes, 1.28 * y * wide * (0.94 + 0.06 * lobes), z * (1.3 - 0.05 * along)]
})

/** The green stalk at the shoulders of a pepper. */
const pepperStalk = tube(
  [
    [-50, 0, 18],
    [-57, 1, 22],
    [-66, 3, 29],
  ],
  { radius: (t) => 4.6 - 2 * t + 2 * t ** 6, around: 10 },
)

/** Roasted skin: blistered brown here and there, the cut edge paler. */
function roastedSkin([from, to]: readonly [string, string]): Material {
  const [a, b, brown] = [colour(from), colour(to), colour('#4a1a0c')]
  const edge = blend(b, colour('#e8a070'), 0.5)
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 9 + seed * 30, v / 9, w / 9, 3)
      const own = blend(a, b, step(0.3, 0.7, fractal(u / 16, v / 16, w / 16 + seed * 9, 2)))
      const cut = step(0.5, 0.9, up) * step(19.5, 21.5, w)
      return blend(blend(own, brown, step(0.56, 0.72, n) * 0.6), edge, cut * 0.7)
    },
    { gloss: 0.42, polish: 0.42, glow: 0.35, bump: { height: 0.5, size: 5 } },
  )
}

/** Vegetables filled with rice, mince or vegetables: stuffed peppers, imam bayildi, courgette boats. */
export const stuffed = (spec: Stuffed): Form =>
  laid(
    { each: spec.each, most: 6, variants: 3, make: (random) => stuffedPiece(spec, random) },
    {
      apart: spec.shape === 'boat' ? 0.74 : spec.shape === 'half pepper' ? 1.16 : 1.05,
      turned: 0.4,
      facing: 0.3,
    },
  )

const smooth = ([from, to]: readonly [string, string]): Material =>
  material(mottled(from, to, 12), {
    gloss: 0.65,
    polish: 0.5,
    glow: 0.3,
    bump: { height: 0.3, size: 8 },
  })

const stalkSkin = material(mottled('#4f6a26', '#7c9442', 4), { gloss: 0.3, glow: 0.3 })

/** Of each shape its mesh, mm of the ground of its filling and how high that is, and its radius. */
const shapes: Record<Stuffed['shape'], { mesh: Mesh; size: Vec; radius: number }> = {
  pepper: { mesh: pepper, size: [26, 26, 50], radius: 36 },
  'half pepper': { mesh: half, size: [45, 33, 23], radius: 54 },
  tomato: { mesh: tomato, size: [24, 24, 38], radius: 36 },
  boat: { mesh: boat, size: [58, 22, 19], radius: 66 },
  'short boat': {
    mesh: reshape(boat, ([x, y, z]) => [0.64 * x, 0.98 * y, 0.8 * z]),
    size: [36, 21, 15],
    radius: 46,
  },
  // Half of a chilli: narrow, with a point.
  chilli: {
    mesh: reshape(boat, ([x, y, z]) => [0.62 * x, y * (0.62 - 0.0036 * x), 0.62 * z]),
    size: [44, 16, 11],
    radius: 34,
  },
}

function stuffedPiece({ shape, skin, filling, cheese }: Stuffed, random: Random): Piece {
  const { mesh, size, radius } = shapes[shape]
  const isHalf = shape === 'half pepper'
  const paint = isHalf || shape === 'chilli' ? roastedSkin(skin) : smooth(skin)
  const bodies: Body[] = [{ mesh, material: paint, pose: {}, seed: random.next() }]
  if (isHalf) bodies.push({ mesh: pepperStalk, material: stalkSkin, pose: {}, seed: 0.4 })
  const [rx, ry, top] = size
  bodies.push({
    mesh: lump([rx, ry, isHalf ? 13 : 9], 0.2, 3, 14),
    material: underOf(filling[0] ?? 'rice'),
    pose: { at: [0, 0, top - 1] },
    seed: 0.5,
  })
  for (const name of filling) {
    const count = piecesFor(name, (Math.PI * rx * ry * 2.2) / filling.length)
    for (let i = 0; i < count; i++) {
      const far = Math.sqrt(random.next())
      const angle = random.range(0, 6.283)
      const z = top + (1 - far ** 2) * (isHalf ? 13 : 9) + random.range(-1, 1)
      bodies.push(bitAt(name, [far * rx * Math.cos(angle), far * ry * Math.sin(angle), z], random))
    }
  }
  if (shape === 'tomato') bodies.push(...capOf(paint))
  if (cheese) bodies.push(lidOf(cheese, rx, ry, top + 7, random))
  return { bodies, radius, height: top + 12 }
}

/** The cap leaning on the side of a tomato. */
function capOf(skin: Material): Body[] {
  const pose = { at: [30, -25, 15], tilt: 0.95, turn: 0.6 } as const
  const leaf = material(mottled('#3f6b24', '#5f8a34', 4), { gloss: 0.3, glow: 0.3 })
  const star = reshape(lump([11, 11, 1.6], 0.1, 2, 16), ([x, y, z]) => {
    const arm = 0.45 + 0.55 * Math.abs(Math.cos(Math.atan2(y, x) * 2.5))
    return [x * arm, y * arm, z + 10]
  })
  return [
    { mesh: cap, material: skin, pose, seed: 0.3 },
    { mesh: star, material: leaf, pose, seed: 0.4 },
  ]
}

function lidOf(hex: string, rx: number, ry: number, z: number, random: Random): Body {
  return {
    mesh: lump([rx * 0.92, ry * 0.92, 5.5], 0.35, random.range(0, 40), 20, 2.4),
    material: material(mottled(hex, '#c9822e', 9, 0.6), { gloss: 0.5, polish: 0.4, glow: 0.35 }),
    pose: { at: [0, 0, z] },
    seed: random.next(),
  }
}

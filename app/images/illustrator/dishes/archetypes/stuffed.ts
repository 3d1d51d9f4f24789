import type { Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { lathe, lump } from '../../shapes/shapes.ts'
import { bitAt, type Filling, piecesFor, underOf } from './wrapped/fillings.ts'

export type Stuffed = {
  /** A pepper or tomato standing upright, or half of a long vegetable as a boat. */
  shape: 'pepper' | 'tomato' | 'boat'
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

/** Vegetables filled with rice, mince or vegetables: stuffed peppers, imam bayildi, courgette boats. */
export const stuffed = (spec: Stuffed): Form =>
  laid(
    { each: spec.each, most: 6, variants: 3, make: (random) => stuffedPiece(spec, random) },
    { apart: spec.shape === 'boat' ? 0.74 : 1.05, turned: 0.4, facing: 0.3 },
  )

function stuffedPiece({ shape, skin, filling, cheese }: Stuffed, random: Random): Piece {
  const isBoat = shape === 'boat'
  const mesh: Mesh = isBoat ? boat : shape === 'tomato' ? tomato : pepper
  const paint = material(mottled(skin[0], skin[1], 12), {
    gloss: 0.65,
    polish: 0.5,
    glow: 0.3,
    bump: { height: 0.3, size: 8 },
  })
  const bodies: Body[] = [{ mesh, material: paint, pose: {}, seed: random.next() }]
  const [rx, ry, top] = isBoat ? [58, 22, 19] : shape === 'tomato' ? [24, 24, 38] : [26, 26, 50]
  bodies.push({
    mesh: lump([rx, ry, 9], 0.2, 3, 14),
    material: underOf(filling[0] ?? 'rice'),
    pose: { at: [0, 0, top - 1] },
    seed: 0.5,
  })
  for (const name of filling) {
    const count = piecesFor(name, (Math.PI * rx * ry * 2.2) / filling.length)
    for (let i = 0; i < count; i++) {
      const far = Math.sqrt(random.next())
      const angle = random.range(0, 6.283)
      const z = top + (1 - far ** 2) * 9 + random.range(-1, 1)
      bodies.push(bitAt(name, [far * rx * Math.cos(angle), far * ry * Math.sin(angle), z], random))
    }
  }
  if (shape === 'tomato') bodies.push(...capOf(paint))
  if (cheese) bodies.push(lidOf(cheese, rx, ry, top + 7, random))
  return { bodies, radius: isBoat ? 66 : 36, height: top + 12 }
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

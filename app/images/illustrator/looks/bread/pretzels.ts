import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { material, varied } from '../../render/material.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { baked, crusty } from './crust.ts'

const side = { role: 'bread' } as const

/** Half the rope of a pretzel, from an end pressed on its bow to the middle of the bow; 1 is its width. */
const rope: readonly (readonly [x: number, y: number, z: number])[] = [
  [0.26, -0.37, 0.1],
  [0.14, -0.16, 0.07],
  [0.02, 0.04, 0.08],
  [-0.13, 0.27, 0.05],
  [-0.33, 0.38, 0.04],
  [-0.49, 0.2, 0.04],
  [-0.46, -0.1, 0.04],
  [-0.26, -0.33, 0.04],
  [0, -0.41, 0.04],
]

/** The crossed loop of a pretzel, `size` mm across, with a rope of so many mm of radius. */
function knot(size: number, thick: number): readonly Vec[] {
  const other = rope.toReversed().slice(1)
  const points = [
    ...rope.map(([x, y, z]) => [x, y, z - (y > 0 && y < 0.1 ? 0.04 : 0)] as const),
    ...other.map(([x, y, z]) => [-x, y, z + (y > 0 && y < 0.1 ? 0.06 : 0)] as const),
  ]
  const last = points.length - 1
  return Array.from({ length: last * 5 + 1 }, (_, i): Vec => {
    const k = Math.min(last - 1, Math.floor(i / 5))
    const t = i / 5 - k
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (n) => points[Math.max(0, Math.min(last, k + n))] ?? [0, 0, 0],
    )
    const at = (n: 0 | 1 | 2) => {
      const [p, q, r, s] = [a?.[n] ?? 0, b?.[n] ?? 0, c?.[n] ?? 0, d?.[n] ?? 0]
      return (
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t ** 3)
      )
    }
    return [at(0) * size, at(1) * size, Math.max(thick, at(2) * size * 1.7)]
  })
}

const pretzelSkin = crusty(baked('#a8662c', '#7a4218', { size: 18 }), 0.3, 0.12)

const salt = lump([1.5, 1.2, 1.1], 0.4, 3, 4)

const salty = material(varied('#efe9dd', '#ffffff'), { gloss: 0.4, glow: 0.5 })

const softPretzel: Pieces = {
  each: 120,
  variants: 2,
  make: (random) => {
    const path = knot(140, 10)
    const radius = (t: number) => 5 + 7 * Math.sin(Math.PI * t) ** 1.6
    return {
      bodies: [
        bodyAt(tube(path, { radius, around: 14 }), pretzelSkin),
        ...Array.from({ length: 44 }, () => {
          const t = random.range(0.18, 0.82)
          const at = path[Math.round(t * (path.length - 1))] ?? [0, 0, 0]
          const off = random.range(-0.6, 0.6) * radius(t)
          return bodyAt(
            salt,
            salty,
            [
              at[0] + off,
              at[1] + random.range(-3, 3),
              at[2] + Math.sqrt(radius(t) ** 2 - off * off) * 0.96,
            ],
            { turn: random.range(0, 3) },
            random.next(),
          )
        }),
      ],
      radius: 66,
      height: 22,
    }
  },
}

const smallPretzel = tube(knot(40, 2.6), { radius: () => 2.6, around: 7 })

export const pretzels: readonly Look[] = [
  look(
    'pretzel, hard pretzel',
    pile(
      { each: 3, variants: 1, make: () => pieceOf(smallPretzel, pretzelSkin, 15, 6) },
      { lean: 0.5, steep: 1.2 },
    ),
    { density: 0.2 },
  ),
  look('soft pretzel, pretzel bread', laid(softPretzel, { turned: 0.4 }), side),
]

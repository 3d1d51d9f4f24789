import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { within } from '../../../render/poses.ts'
import type { Vec } from '../../../render/vector.ts'
import { type Outline, oblong } from '../../../shapes/shapes.ts'
import { sesameSeed } from '../stack.ts'
import { putEdge } from './edge-pieces.ts'
import type { Layer } from './layers.ts'
import { pileUp } from './pile-up.ts'

/** What a filled roll is baked as. */
export type Bread = 'hoagie' | 'wheat' | 'sesame' | 'baguette' | 'ciabatta'

type Shape = {
  /** How blunt its ends are, and how full their corners. */
  blunt: number
  full: number
  /** Mm of its lower and upper half. */
  low: number
  high: number
  crust: string
  dark: string
  floury: number
  gloss: number
}

const soft = { blunt: 5, full: 0.5, low: 17, high: 27, floury: 0, gloss: 0.3 } as const
const shapes: Record<Bread, Shape> = {
  hoagie: { ...soft, crust: '#cf964a', dark: '#a0602a' },
  wheat: { ...soft, crust: '#a8703a', dark: '#7a4820', floury: 0.12, gloss: 0.16 },
  sesame: { ...soft, crust: '#c98a3c', dark: '#94561f' },
  baguette: {
    blunt: 3.6,
    full: 0.62,
    low: 18,
    high: 26,
    crust: '#c58a42',
    dark: '#8a4818',
    floury: 0.22,
    gloss: 0.22,
  },
  ciabatta: {
    blunt: 12,
    full: 0.42,
    low: 15,
    high: 19,
    crust: '#d6a866',
    dark: '#a8763c',
    floury: 0.5,
    gloss: 0.08,
  },
}

/** A half of a long roll, its cut face up for the lower one; mm. */
const halfRoll = (length: number, width: number, bread: Bread, lid: boolean): Mesh =>
  meshWhenDrawn(() => {
    const { blunt, full, low, high } = shapes[bread]
    const steps = lid ? 72 : 36
    const around = lid ? 44 : 26
    const height = lid ? high : low
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = (i / steps) * 2 - 1
      const k = Math.max(0.03, 1 - Math.abs(t) ** blunt) ** full
      return Array.from({ length: around }, (_, j): Vec => {
        const angle = (j / around) * 2 * Math.PI
        const s = Math.sin(angle)
        const c = Math.cos(angle)
        // The lower half stands broad on the board.
        const wide = lid || s > 0 ? c : Math.sign(c) * Math.abs(c) ** 0.45
        const bump = 1 + 0.06 * (fractal(t * 3, c * 2, s, 2) - 0.5)
        const dome = bread === 'ciabatta' ? s ** 0.6 * (0.9 + 0.2 * fractal(t * 5, c * 2, 3, 2)) : s
        const z = lid
          ? s > 0
            ? height * dome
            : 1.5 * s
          : s < 0
            ? height * (1 + s)
            : height + 1.5 * s
        const [x, y] = [(t * length) / 2, (width / 2) * k * wide * bump]
        const ear = bread === 'baguette' && lid && s > 0.2 ? slashAt(x, y, width)[0] * s : 0
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

const [burst, flour, crumb] = ['#eed3a0', '#f3e6cc', '#f4e6c6'].map(colour) as [
  Colour,
  Colour,
  Colour,
]

/** The crust of a roll: darkest on top; a baguette burst along its slashes, a ciabatta is floury. */
const crustPaint = (bread: Bread, width: number): Material => {
  const { crust, dark, floury, gloss } = shapes[bread]
  const [a, b] = [colour(crust), colour(dark)]
  const isSlashed = bread === 'baguette'
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 14 + seed * 9, v / 11, w / 9, 2)
      const [rise, open] = isSlashed && w > 5 && up > 0.1 ? slashAt(u, v, width) : ([0, 0] as const)
      const top = isSlashed
        ? step(0.42, 0.72, n)
        : 0.6 * step(0.2, 0.9, up) * (0.6 + 0.8 * (n - 0.3))
      let own = blend(a, b, Math.min(1, 0.75 * Math.max(0, top) + 0.5 * step(0.8, 2.4, rise)))
      own = blend(own, burst, 0.92 * step(0.3, 0.75, open + (n - 0.5) * 0.5))
      if (floury > 0)
        own = blend(
          own,
          flour,
          floury * Math.max(0, up) * step(0.2, 0.85, fractal(u / 5, v / 5, 7, 3)),
        )
      // Down its side, and where it was cut, its crumb.
      return blend(crumb, own, step(0.5, 3.4, w + (n - 0.5) * 2))
    },
    { gloss, polish: 0.4, glow: 0.15, bump: { height: isSlashed ? 0.4 : 0.18, size: 3.2 } },
  )
}

type LongRoll = { each?: number; length?: number; width?: number; bread?: Bread }

/** Layers from below to above in a long roll that is opened a little: submarines, cheesesteaks, baguettes. `each` in grams. */
export const longRoll = (
  layers: readonly Layer[],
  { each = 260, length = 190, width = 70, bread = 'hoagie' }: LongRoll = {},
): Form => {
  const halves = [
    halfRoll(length, width * 1.2, bread, false),
    halfRoll(length, width, bread, true),
  ] as const
  const paint = crustPaint(bread, width)
  return laid(
    {
      each,
      most: 4,
      variants: 2,
      make: (random) => longPiece(random, layers, halves, { length, width, paint, bread }),
    },
    { apart: 0.62, turned: 0.25, facing: 0.12 },
  )
}

type Long = { length: number; width: number; paint: Material; bread: Bread }

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
  { length, width, paint, bread }: Long,
): Piece {
  const { low, high } = shapes[bread]
  const bodies: Body[] = [{ mesh: lower, material: paint, pose: {}, seed: random.next() }]
  const outline = (reach: number) =>
    bread === 'baguette'
      ? lens(length * 0.95, width * 1.06 * reach)
      : oblong(length * 0.97 * (0.6 + 0.4 * reach), width * 1.04 * reach, width * 0.45 * reach, 14)
  const top = pileUp(bodies, random, layers, low - 1, outline)
  // One sees the uppermost from above, too.
  const last = layers.at(-1)
  if (last) putEdge(bodies, random, last, outline(0.6), top - 1, 2)
  // It lies on the back of what it holds, so that one sees that from above.
  const pose = { at: [0, 0.2 * width, top + 0.1 * width], tilt: -0.4 } as const
  bodies.push({ mesh: upper, material: paint, pose, seed: random.next() })
  if (bread === 'sesame')
    bodies.push(
      ...sesameOver(random, length, width, high).map((seed) => ({
        ...seed,
        pose: within(pose, seed.pose),
      })),
    )
  return { bodies, radius: length * 0.46, height: top + high }
}

/** Seeds over the top of a roll. */
const sesameOver = (random: Random, length: number, width: number, high: number): Body[] =>
  Array.from({ length: 80 }, () => {
    const [t, c] = [random.range(-0.8, 0.8), random.range(-0.75, 0.75)]
    return {
      ...sesameSeed,
      pose: {
        at: [(t * length) / 2, (width / 2) * c, high * Math.sqrt(1 - c * c) - 0.3],
        turn: random.range(0, 6.283),
      },
      seed: random.next(),
    }
  })

import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { laid, type Piece, type Pieces } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lathe, lump } from '../../shapes/shapes.ts'
import { lying, ranked, upright } from './ranked.ts'
import { facePaint } from './wrapped/cut-turnover.ts'
import { cutMoon, type HalfMoon, halfMoon, usualHalfMoon } from './wrapped/half-moon.ts'

export type Dough = {
  /** Colours of the dough, thin and thick, and of the filling that shows through it. */
  from: string
  to: string
  filling?: string
  /** Colours of what one sees in it where one piece is cut open. */
  inside?: readonly [string, ...string[]]
  /** How clear the dough is, so that pieces of the filling are seen: 0 to 1. */
  clear?: number
  /** How brown its foot is from the pan, or all of it from hot oil: 0 to 1. */
  panned?: number
  fried?: number
}

const brown: Colour = colour('#b26a20')
const crisp: Colour = colour('#e0a850')
const damp: Colour = colour('#c9a468')

const doughOf = ({ from, to, filling, clear = 0, panned = 0, fried = 0 }: Dough): Material => {
  const [thin, thick, inner] = [colour(from), colour(to), colour(filling ?? from)]
  const paint: Paint = ({ u, v, w, up, seed }) => {
    const n = fractal(u / 7 + seed * 20, v / 7, w / 7, 3)
    const pieces = step(0.4, 0.62, fractal(u / 8 + seed * 31, v / 8, w / 6, 2))
    const seen = 0.22 + (0.12 + 0.34 * clear) * pieces
    // Where it was folded or touches the plate, dough is thick, moist and a little darker.
    const folds = blend(
      blend(thin, thick, n),
      damp,
      0.5 * step(0.25, -0.5, up) + 0.35 * step(5, 0, w),
    )
    const own = blend(folds, inner, filling ? seen * step(24, 9, w) : 0)
    const foot = panned * (1 - step(2.5, 6.5, w + (n - 0.5) * 4))
    const seared = blend(own, blend(crisp, brown, step(0.3, 0.62, n)), foot * 0.88)
    return fried > 0 ? blend(seared, blend(crisp, brown, step(0.42, 0.7, n)), fried) : seared
  }
  return material(paint, {
    gloss: clear > 0 ? 0.75 : 0.62,
    polish: clear > 0 ? 0.62 : 0.56,
    glow: fried > 0 ? 0.15 : 0.55,
    ...(fried > 0 ? {} : { grain: 0.3 }),
    bump: { height: fried > 0 ? 0.5 : 0.2, size: fried > 0 ? 3 : 4 },
  })
}

/** A round parcel gathered at the top in a twist; mm. */
function gathered(seed: number): Mesh {
  const profile = [
    [0.1, 0],
    [16, 0.6],
    [21, 5],
    [22, 11],
    [19, 18],
    [12, 23.5],
    [6, 26],
    [3.4, 28.5],
    [4.2, 30.5],
    [0.3, 30],
  ] as const
  return reshape(lathe(profile, 78), ([x, y, z]) => {
    const angle = Math.atan2(y, x) + z * 0.06
    const depth = step(9, 22, z) * 0.13
    // Sharp folds with hollows between them.
    const k = 1 - depth + depth * Math.abs(Math.cos(angle * 9 + seed)) ** 0.7 * 1.1
    return [x * k, y * k, z + 0.8 * Math.sin(angle * 3 + seed)]
  })
}

/** An open cup of thin dough with the filling above its ruffled edge; mm. */
function cupPiece(shell: Material, filling: Material, dot: Material, seed: number): Piece {
  const cup = reshape(
    lathe(
      [
        [0.1, 0],
        [14, 0.4],
        [16.5, 4],
        [16, 14],
        [17, 24],
        [15.6, 24.6],
        [14.5, 20],
      ],
      48,
    ),
    ([x, y, z]) => {
      const angle = Math.atan2(y, x)
      const k = 1 + 0.055 * Math.sin(angle * 11 + seed * 9) * step(4, 20, z)
      return [x * k, y * k, z + 1.6 * Math.sin(angle * 7 + seed * 5) * step(10, 24, z)]
    },
  )
  const top = lump([14.8, 14.6, 8], 0.16, seed * 7, 16, 2.6)
  return {
    bodies: [
      { mesh: cup, material: shell, pose: {}, seed },
      { mesh: top, material: filling, pose: { at: [0, 0, 20] }, seed },
      { mesh: lump([3.6, 3.4, 2.4], 0.1, 1, 8), material: dot, pose: { at: [0, 0, 28] }, seed },
    ],
    radius: 18,
    height: 29,
  }
}

/** Gyoza, potstickers and other half moons, in rows. */
export const halfMoons = (dough: Dough, each = 22, size: HalfMoon = {}): Form => {
  const mesh = (i: number) => halfMoon(i * 1.3, size)
  const pieces = copies({ each, mesh, material: doughOf(dough), variants: 4, most: 16 })
  if (dough.panned) return ranked(onSide(pieces), upright)
  const { long, deep } = { ...usualHalfMoon, ...size }
  const made = dough.inside && cutMoon(1.9, size)
  if (!made || !dough.inside) return ranked(pieces, lying(long, deep))
  const skin = doughOf(dough)
  const inside = facePaint(
    { filling: dough.inside, bits: 4.4, between: dough.inside[0], dough: [dough.from, dough.to] },
    0.95 * deep,
  )
  const halfAt = (x: number, turn: number, seed: number): Body[] => {
    const pose = { at: [x, -0.24 * long, 0], turn: turn - Math.PI / 2 } as const
    return [
      { mesh: made.side, material: skin, pose, seed },
      { mesh: made.face, material: inside, pose, seed },
    ]
  }
  return ranked(pieces, lying(long, deep), (random) => ({
    bodies: [
      ...halfAt(-0.5 * deep, random.range(-0.3, 0), random.next()),
      ...halfAt(0.54 * deep, random.range(0, 0.35), random.next()),
    ],
    radius: long / 2,
    height: 26,
  }))
}

/** The same pieces turned over, so that the browned foot looks up. */
const onSide = (pieces: Pieces): Pieces => ({
  ...pieces,
  make: (random, amount) => {
    const piece = pieces.make(random, amount)
    const bodies = piece.bodies.map((body) => ({
      ...body,
      pose: { tilt: -1.6, at: [0, 0, 13] as const },
    }))
    return { ...piece, bodies }
  },
})

/** Soup dumplings and momos. */
export const purses = (dough: Dough, each = 22, scale = 1): Form =>
  laid(
    copies({
      each,
      mesh: (i) => reshape(gathered(i * 1.7), ([x, y, z]) => [x * scale, y * scale, z * scale]),
      material: doughOf(dough),
      variants: 4,
      most: 14,
    }),
    { apart: 1.05 },
  )

/** Siu mai: open at the top. */
export const cups = (
  shell: Dough,
  filling: readonly [string, string],
  dot: string,
  each = 22,
): Form => {
  const inner = material(
    ({ u, v, w, seed }) =>
      blend(colour(filling[0]), colour(filling[1]), fractal(u / 3 + seed * 9, v / 3, w / 3, 2)),
    { gloss: 0.4, glow: 0.3, bump: { height: 1, size: 3 } },
  )
  const spot = material(() => colour(dot), { gloss: 0.4, glow: 0.4 })
  const own = doughOf(shell)
  return laid(
    { each, variants: 4, most: 14, make: (random) => cupPiece(own, inner, spot, random.next()) },
    { apart: 1.06 },
  )
}

/** Several kinds of piece beside each other, as many of each. */
export function assorted(kinds: readonly Form[]): Form {
  return {
    ground: () => Math.PI * 70 ** 2,
    lay(place) {
      const { count, grams, region } = place
      kinds.forEach((kind, i) => {
        const share =
          count === undefined ? undefined : Math.max(1, Math.floor((count + i) / kinds.length))
        const angle = 0.6 + (i / kinds.length) * 2 * Math.PI
        const far = Math.sqrt(region.area / Math.PI) * 0.56
        const center = {
          x: region.center.x + far * Math.cos(angle),
          y: region.center.y + far * Math.sin(angle),
        }
        const size = 0.95 / Math.sqrt(kinds.length)
        const own = {
          center,
          outline: region.outline.map(({ x, y }) => ({
            x: center.x + (x - region.center.x) * size,
            y: center.y + (y - region.center.y) * size,
          })),
          area: region.area * size * size,
        }
        const { count: _count, ...rest } = place
        kind.lay({
          ...rest,
          region: own,
          grams: grams / kinds.length,
          ...(share !== undefined && { count: share }),
        })
      })
    },
  }
}

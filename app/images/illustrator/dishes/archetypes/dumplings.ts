import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { laid, type Piece, type Pieces } from '../../forms/pieces.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { loft, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump } from '../../shapes/shapes.ts'
import { lying, ranked, upright } from './ranked.ts'
import { halfMoon } from './wrapped/half-moon.ts'

export type Dough = {
  /** Stands on its belly with the pleats above. */
  standing?: boolean
  /** Colours of the dough, thin and thick, and of the filling that shows through it. */
  from: string
  to: string
  filling?: string
  /** How brown its foot is from the pan, or all of it from hot oil: 0 to 1. */
  panned?: number
  fried?: number
}

const brown: Colour = colour('#a8641f')
const crisp: Colour = colour('#d59a48')

const doughOf = ({ from, to, filling, panned = 0, fried = 0 }: Dough): Material => {
  const [thin, thick, inner] = [colour(from), colour(to), colour(filling ?? from)]
  const paint: Paint = ({ u, v, w, seed }) => {
    const n = fractal(u / 7 + seed * 20, v / 7, w / 7, 3)
    const own = blend(blend(thin, thick, n), inner, filling ? 0.3 * step(20, 9, w) : 0)
    const foot = panned * (1 - step(2.5, 6.5, w + (n - 0.5) * 4))
    const seared = blend(own, blend(crisp, brown, step(0.3, 0.62, n)), foot * 0.88)
    return fried > 0 ? blend(seared, n > 0.5 ? crisp : brown, fried * (0.45 + 0.5 * n)) : seared
  }
  return material(paint, {
    gloss: 0.5,
    polish: 0.45,
    glow: fried > 0 ? 0.15 : 0.45,
    bump: { height: fried > 0 ? 0.8 : 0.25, size: 4 },
  })
}

/**
 * A plump half moon that stands on its belly, bent a little, its seam above pinched into soft pleats that run out on
 * its front; mm. Coords are mm, the last one the height.
 */
function crescent(seed: number): Mesh {
  const steps = 64
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const t = -1 + (2 * i) / steps
    const full = Math.sqrt(Math.max(0.006, 1 - t * t))
    const fold = Math.abs(Math.sin(t * 12.5 + seed)) ** 0.7
    const bend = 11 * (1 - t * t) - 5
    return Array.from({ length: 24 }, (_, k): Vec => {
      const angle = (k / 24) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const crest = s > 0 ? s ** 4 : 0
      // Pleats are deepest at the seam and run out half way down the front.
      const pleat = (c < 0.2 ? 4.2 : 0.6) * fold * step(0.1, 1, s) * full
      const y = 16.5 * full * c * (1 - crest * 0.88) - pleat * (1 - 0.3 * crest)
      const z = s > 0 ? 15.5 * full * s + crest * (3 + 5.5 * full) : 5 * full * s
      return [t * 36, y - bend, Math.max(0, 5 + z)]
    })
  })
  return loft(rings, { start: true, end: true })
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

/** Gyoza, potstickers and other half moons, in a row that overlaps a little. */
export const halfMoons = (dough: Dough, each = 22): Form => {
  const shell = doughOf(dough)
  const { panned, standing } = dough
  const mesh = (i: number) => (panned || standing ? crescent : halfMoon)(i * 1.3)
  const pieces = copies({ each, mesh, material: shell, variants: 4, most: 16 })
  if (standing) return ranked(pieces, upright)
  return panned ? ranked(onSide(pieces), upright) : ranked(pieces, lying)
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

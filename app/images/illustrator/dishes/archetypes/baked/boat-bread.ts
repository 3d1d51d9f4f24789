import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { loft, type Mesh } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { pad } from '../../../shapes/cuts.ts'
import { lump, rounded } from '../../../shapes/shapes.ts'
import { bitAt, type Filling, piecesFor } from '../wrapped/fillings.ts'

export type Boat = {
  /** Colours of what lies in it, and pieces on that. */
  filling: readonly [from: string, to: string]
  on?: readonly Filling[]
  /** An egg yolk in its middle. */
  yolk?: boolean
  /** Mm; grams of one. */
  length?: number
  width?: number
  each?: number
}

/** Half the width at a place from -1 to 1 along a boat with pointed ends, as a share of the widest. */
const halfAt = (along: number) => Math.max(0.015, (1 - Math.abs(along) ** 2.3) ** 0.8)

/** Bread in the shape of a boat with a rim that stands up round its filling: pide, khachapuri. */
export function boatBread(spec: Boat): Form {
  const { length = 220, width = 92, each = 260 } = spec
  const make = (random: Random) => boatPiece(spec, length, width, random)
  return rowed({ each, most: 4, variants: 2, length, width, make }, { most: 3, turn: 0.3 })
}

/** From below over the rim to the middle: share of the half width, and mm of height. */
const profile = [
  [0.86, 0],
  [0.97, 4],
  [1, 11],
  [0.97, 18],
  [0.9, 21.5],
  [0.82, 20],
  [0.76, 14],
  [0.7, 10.5],
  [0.45, 10],
  [0.2, 10.6],
  [0.02, 10.8],
] as const

/** The bread; its third coord is how far out a point lies, as a share of the half width. */
function hull(length: number, width: number, seed: number): Mesh {
  const around = 96
  const rings = profile.map(([share, z]) =>
    Array.from({ length: around }, (_, i): Vec => {
      const angle = (i / around) * 2 * Math.PI
      const along = Math.cos(angle) * share
      const bump =
        1 + 0.04 * (fractal(Math.cos(angle) * 4 + seed * 20, Math.sin(angle) * 4, 2, 2) - 0.5)
      const half = halfAt(Math.cos(angle)) * (width / 2) * share
      const rise =
        z > 1 ? 3 * (fractal(along * 6 + seed * 9, Math.sin(angle) * 3, z / 9, 2) - 0.5) : 0
      return [
        (along * length * bump) / 2,
        Math.sign(Math.sin(angle)) * half * bump,
        Math.max(0, z + rise),
      ]
    }),
  )
  return loft(rings, { start: true, end: true }, (along, _around, [x, y]) => {
    const ring = profile[Math.round(along * (profile.length - 1))]
    return [x, y, ring?.[0] ?? 0]
  })
}

function boatPiece(spec: Boat, length: number, width: number, random: Random) {
  const seed = random.next()
  const mesh = hull(length, width, seed)
  const bodies: Body[] = [{ mesh, material: skinOf(spec), pose: {}, seed }]
  const [reachX, reachY] = [length * 0.36, width * 0.3]
  for (const name of spec.on ?? []) {
    const count = piecesFor(name, (Math.PI * reachX * reachY * 1.1) / (spec.on?.length ?? 1))
    for (let i = 0; i < count; i++) {
      const [far, angle] = [Math.sqrt(random.next()), random.range(0, 6.283)]
      const x = far * reachX * Math.cos(angle)
      const y = far * reachY * Math.sin(angle) * halfAt((2 * x) / length)
      bodies.push(bitAt(name, [x, y, 11.5], random))
    }
  }
  if (spec.yolk) {
    bodies.push({ mesh: white, material: eggWhite, pose: { at: [0, 0, 9.6] }, seed })
    bodies.push({ mesh: yolk, material: yolkPaint, pose: { at: [3, -1, 12] }, seed })
  }
  return { bodies, radius: length * 0.42, height: 24 }
}

const yolk = lump([16, 15.4, 9.5], 0.04, 2, 20)
/** It runs out over the cheese as it sets, thin along its edge. */
const white = pad(rounded(38, 30, 0.2, 5, 60), { height: 4.2, full: 2.6, rough: 0.8, wave: 9 })
const yolkPaint = material(
  ({ u, v }) => blend(colour('#e08a12'), colour('#f0a828'), fractal(u / 9, v / 9, 2, 2)),
  { gloss: 0.9, polish: 0.7, glow: 0.4 },
)
const eggWhite = material('#f8f1df', { gloss: 0.6, polish: 0.5, glow: 0.4 })

/** Crust outside and on the rim, the filling within. */
function skinOf({ filling: [from, to] }: Boat) {
  const [a, b] = [colour(from), colour(to)]
  const [pale, gold, dark] = [colour('#ecc98a'), colour('#c4822f'), colour('#7a4216')]
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 13 + seed * 9, v / 13, 3, 3)
      const baked = blend(pale, gold, step(-0.1, 0.7, up + (n - 0.5)))
      const crust = blend(baked, dark, step(0.56, 0.76, n) * 0.6 * step(0.75, 0.92, w))
      const spots = 1 - step(0.12, 0.32, cells(u / 12 + seed * 20, v / 12, 4))
      const molten = blend(blend(a, b, step(0.3, 0.7, n)), gold, spots * 0.45)
      const blister = fractal(u / 7 + seed * 31, v / 7, 9, 2)
      const inner = blend(molten, dark, 0.75 * step(0.6, 0.78, blister))
      return blend(inner, crust, step(0.72, 0.79, w + (n - 0.5) * 0.06))
    },
    { gloss: 0.3, polish: 0.4, glow: 0.25, bump: { height: 0.6, size: 5 } },
  )
}

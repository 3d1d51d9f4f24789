import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { countOf, type Piece } from '../../../forms/pieces.ts'
import { type Long, rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, mottled } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'

/** Mm: length of a whole roll, and where it is cut from its middle. */
const [whole, cutAt] = [100, 16]

/** A rod along x with round ends; a cut one ends level at `cutAt`. */
const rod = (radius: number, seed: number, isCut = false, length = whole, open = isCut) => {
  const to = isCut ? cutAt : length / 2
  return uneven(
    tube(
      Array.from({ length: 23 }, (_, k): Vec => [(k / 22) * (to + length / 2) - length / 2, 0, 16]),
      {
        radius: (t) => {
          const end = isCut ? t : Math.min(t, 1 - t)
          const near = Math.min(1, (end + 0.004) * 7.5)
          return radius * Math.sqrt(1 - (1 - near) ** 2)
        },
        flat: 0.9,
        around: 28,
        open,
      },
    ),
    0.9,
    13,
    seed,
  )
}
const papers = [1, 2, 3].map((seed) => rod(20, seed))
const cutPaper = rod(20, 4, true)
const [core, cutCore] = [rod(17.4, 4, false, 95), rod(17.4, 4, true, 95, false)]

/** What lies below the paper: threads of rice noodle, a leaf along the top, carrot and cucumber in front of it. */
const noodles = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 9 + seed * 20, v * 9, w, 2)
    const thread = Math.sin(v * 230 + 6 * n)
    const white = blend(threadShade, threadWhite, step(-0.6, 0.5, thread))
    const wander = 0.03 * (fractal(u / 14 + seed * 9, 3, 2, 2) - 0.5)
    const leafy =
      step(0.44, 0.5, fractal(u / 17 + seed * 31, v * 5, 7, 2)) *
      step(0.12, 0.16, v) *
      (1 - step(0.3, 0.35, v))
    const green = blend(leafDeep, leafLight, fractal(u / 4, v * 30, 9, 2))
    const inRange = step(0.44, 0.48, fractal(u / 22 + seed * 51, 8, 1, 2))
    const strip = (at: number, half: number) =>
      1 - step(half * 0.6, half, Math.abs(v + wander - at))
    const own = blend(blend(white, green, leafy), carrotRed, 0.9 * inRange * strip(0.43, 0.016))
    return blend(own, carrotRed, 0.9 * (1 - inRange) * strip(0.38, 0.014))
  },
  { gloss: 0.3, glow: 0.5, grain: 0.4 },
)
const [threadShade, threadWhite, leafDeep, leafLight, carrotRed] = [
  '#d6cbb2',
  '#faf5e8',
  '#3f7c22',
  '#8cc24c',
  '#e07a1e',
].map(colour) as [Vec, Vec, Vec, Vec, Vec]

/** Wet rice paper: clear, with the sheen of water. */
const paper = material(
  ({ u, v }) => blend(colour('#dcd6c4'), colour('#f3efe2'), fractal(u / 12, v * 4, 3, 2)),
  { gloss: 0.95, polish: 0.7, glow: 0.4, bump: { height: 0.3, size: 7 } },
)
const veiled = { veil: { clear: 12, most: 0.36, least: 0.12 }, airy: true } as const
const shrimp = tube(
  Array.from({ length: 11 }, (_, k): Vec => {
    const angle = 0.5 + k * 0.26
    return [10 * Math.cos(angle), 10 * Math.sin(angle) - 6, 0]
  }),
  { radius: (t) => 5 * (1 - 0.5 * t), flat: 0.5, around: 10 },
)
const shrimpPaint = material(
  ({ u, seed }) => {
    const band = 0.5 + 0.5 * Math.sin(u * 1.1 + seed * 6)
    return blend(colour('#d9481c'), colour('#f9d8be'), step(0.45, 0.9, band))
  },
  { gloss: 0.4, glow: 0.4 },
)
const orange = material('#e58a34', { gloss: 0.3, glow: 0.4 })

/** What the cut shows: ends of noodles, carrot, cucumber and a leaf round them. */
const stub = (radius: number) =>
  tube(
    [
      [-4, 0, 0],
      [0, 0, 0],
      [1.5, 0, 0],
    ],
    { radius: (t) => radius * (t > 0.9 ? 0.75 : 1), around: 8 },
  )
const [noodleEnd, carrotEnd, greenEnd, shrimpEnd] = [stub(1.5), stub(2.2), stub(3.4), stub(5)]
const noodleWhite = material('#f2ecdc', { gloss: 0.4, glow: 0.4 })
const cucumber = material(mottled('#a9c86a', '#dfe9b8', 4), { gloss: 0.4, glow: 0.4 })

function cutEnds(random: Random): Body[] {
  const at = (mesh: Body['mesh'], own: Body['material'], far: number, angle: number): Body => ({
    mesh,
    material: own,
    pose: {
      at: [
        cutAt + random.range(-0.5, 2.5),
        far * Math.cos(angle),
        16 + 0.9 * far * Math.sin(angle),
      ],
    },
    seed: random.next(),
  })
  const round = (count: number, far: number, from: number) =>
    Array.from({ length: count }, (_, i) => [far, from + (i * 6.283) / count] as const)
  return [
    ...[...round(4, 3, 0.3), ...round(9, 6.6, 0.1), ...round(13, 10.2, 0)].map(([far, angle]) =>
      at(noodleEnd, noodleWhite, far, angle),
    ),
    ...[0.6, 1.1, 3.6].map((angle) => at(carrotEnd, orange, 8.4, angle)),
    ...[4.4, 5.2].map((angle) => at(greenEnd, cucumber, 9, angle)),
    ...[2, 2.7].map((angle) => at(shrimpEnd, shrimpPaint, 11, angle)),
  ]
}

function rollPiece(random: Random, isCut = false): Piece {
  const of = (mesh: Body['mesh'], own: Body['material'], pose: Body['pose']): Body => ({
    mesh,
    material: own,
    pose,
    seed: random.next(),
  })
  const places = (isCut ? [-31, -6] : [-30, 0, 30]).map((x) => x + random.range(-2, 2))
  const bodies = [
    of(isCut ? cutCore : core, noodles, {}),
    ...places.map((x) =>
      of(shrimp, shrimpPaint, { at: [x, -7.4, 29.6], turn: random.range(-0.3, 0.3), tilt: 0.5 }),
    ),
    ...(isCut ? cutEnds(random) : []),
    { ...of(isCut ? cutPaper : random.pick(papers), paper, {}), ...veiled },
  ]
  return { bodies, radius: 46, height: 34 }
}

const rolled = (random: Random): Piece => rollPiece(random)

/** Fresh rolls in rice paper, through which shrimp, leaves and noodles show; the foremost is cut. `each` in grams. */
export function summerRolls(each = 62): Form {
  const pieces = { each, most: 8, variants: 8, length: 100, width: 42 }
  const rows = (make: Long['make']) => rowed({ ...pieces, make }, { most: 4, turn: -0.5 })
  return {
    ...rows(rolled),
    lay(place) {
      let left = countOf(place, { ...pieces, make: rolled })
      rows((random) => rollPiece(random, --left === 0)).lay(place)
    },
  }
}

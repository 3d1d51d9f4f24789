import type { Form } from '../../../forms/form.ts'
import { countOf, type Piece, type Pieces, putPiece } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { type Mesh, patch, reshape } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import { disc } from '../../../scene/regions.ts'
import { chunk } from '../../../shapes/cuts.ts'
import { lathe } from '../../../shapes/shapes.ts'
import { block, uneven } from '../../../shapes/small-cuts.ts'
import { putChopsticks } from '../chopsticks.ts'
import { layPart, lazyParts } from '../parts.ts'
import { bodiesOnRoll, type OnRoll } from './on-rolls.ts'
import {
  type Fish,
  fleshOf,
  noriMaterial,
  riceColour,
  riceLight,
  riceMaterial,
} from './sushi-materials.ts'

const riceBlock = [1, 2, 3].map((seed) =>
  reshape(chunk([29, 14.5, 12], { boxy: 2.9, rough: 0.1, seed, detail: 18 }), ([x, y, z]) => [
    x,
    y,
    z + 11,
  ]),
)

/** A slice draped over a block of rice. */
const drape = (thick: number): Mesh =>
  patch(
    20,
    10,
    (s, t) => {
      const narrow = 1 - 0.16 * (2 * s - 1) ** 4
      const [x, y] = [(s - 0.5) * 62, (t - 0.5) * 27 * narrow]
      const over = Math.max(0, Math.abs(y) - 8)
      const ends = Math.max(0, Math.abs(x) - 18)
      const edge = Math.min(1, 12 * Math.min(s, 1 - s, t, 1 - t))
      return [x + y * 0.16, y, 22.6 + thick * edge ** 0.5 - over ** 1.5 * 0.42 - ends ** 1.5 * 0.17]
    },
    (s, t) => [(s - 0.5) * 66, (t - 0.5) * 32, 0],
  )
const draped = drape(3.4)
const tamago = reshape(block(54, 28, 9, 1.6), ([x, y, z]) => [x, y, z + 20 - Math.abs(x) * 0.05])
const band = block(7, 31, 29, 1)

/** One nigiri: rice pressed in the hand with a slice over it. */
function nigiriPiece(fish: Fish, number: number): Piece {
  const flesh = fish === 'egg' ? tamago : draped
  const seed = (number * 0.37 + 0.2) % 1
  const bodies = [
    { mesh: riceBlock[number % 3] as Mesh, material: riceMaterial, pose: {}, seed },
    { mesh: flesh, material: fleshOf(fish), pose: {}, seed },
  ]
  if (fish === 'egg' || fish === 'eel') {
    bodies.push({ mesh: band, material: noriMaterial, pose: { at: [2, 0, 1] } as never, seed })
  }
  return { bodies, radius: 30, height: 24 }
}

export type Maki = {
  /** Mm. */
  radius?: number
  /** Colours of what is rolled in, as sectors of the middle. */
  filling: readonly string[]
  /** Rice outside, with seeds of this colour on it. */
  outside?: string
  crowned?: OnRoll
}

/** The cut face: skin, rice and filling by how far out a point lies. */
function makiFace({ radius = 21, filling, outside }: Maki): Material {
  const own = filling.map(colour)
  return material(
    ({ u, v, seed }) => {
      const far = Math.hypot(u, v) / radius
      const wave = (fractal(u / 6 + seed * 30, v / 6, 2, 2) - 0.5) * 0.09
      const rice = riceColour(u, v, seed * 20)
      const inner = outside ? 0.56 : filling.length > 1 ? 0.5 : 0.42
      if (far + wave < inner) {
        const angle = (Math.atan2(v, u) / (2 * Math.PI) + 1 + seed) % 1
        const at =
          own.length === 1 ? 0 : Math.floor((angle + wave) * own.length + own.length) % own.length
        const hue = own[at] ?? riceLight
        const grain = fractal(u / 2.5 + seed * 9, v / 2.5, 4, 2)
        return blend(hue, riceLight, (grain - 0.3) * 0.35)
      }
      if (outside && far + wave < inner + 0.07) return colour('#18241a')
      return outside ? rice : blend(rice, colour('#18241a'), step(0.9, 0.93, far))
    },
    { gloss: 0.4, polish: 0.4, glow: 0.4, bump: { height: 0.7, size: 2.8 } },
  )
}

function makiSide({ outside }: Maki): Material {
  if (!outside) return noriMaterial
  const seeds = colour(outside)
  return material(
    ({ u, v, w }) => {
      const rice = riceColour(u, v, w)
      return blend(rice, seeds, 1 - step(0.3, 0.42, cells(u / 3.4 + 30, v / 3.4, w / 3.4)))
    },
    { gloss: 0.35, glow: 0.4, bump: { height: 1.1, size: 2.8 } },
  )
}

/** One slice of a roll on its cut face. */
function makiPieces(spec: Maki): (number: number) => Piece {
  const { radius = 21 } = spec
  const high = radius > 17 ? 22 : 24
  const rings: [number, number][] = [0.001, 0.25, 0.5, 0.75, 0.97].map((k) => [radius * k, high])
  const top = reshape(lathe(rings, 40), ([x, y, z]) => [
    x,
    y,
    z + 1.1 * fractal(x / 5, y / 5, 3, 2),
  ])
  const side = uneven(
    lathe(
      [
        [radius * 0.95, 0],
        [radius, 1.5],
        [radius * 1.01, high * 0.5],
        [radius, high - 1],
        [radius * 0.96, high + 0.6],
      ],
      44,
    ),
    0.7,
    12,
    3,
  )
  const [face, skin] = [makiFace(spec), makiSide(spec)]
  // The face is wound from the middle outwards, so its triangles look down: turn them over.
  const up: Mesh = {
    ...top,
    normals: top.normals.map((value) => -value),
    triangles: top.triangles.toReversed(),
  }
  const crown = spec.crowned ? bodiesOnRoll(spec.crowned, [radius, high]) : () => []
  return (number) => ({
    bodies: [
      { mesh: side, material: skin, pose: {}, seed: (number * 0.31) % 1 },
      { mesh: up, material: face, pose: {}, seed: (number * 0.31) % 1 },
      ...crown(number),
    ],
    radius,
    height: high,
  })
}

type Sushi = { each: number; piece: (number: number) => Piece; wide: number; deep: number }

/** Rows on a board, with wasabi and pickled ginger beside them and a pair of chopsticks. */
function onBoard(kinds: readonly Sushi[]): Form {
  const sides = lazyParts('pickled ginger 8, wasabi 4')
  const [first] = kinds
  const pieces: Pieces = {
    each: first?.each ?? 30,
    most: 20,
    make: () => (first as Sushi).piece(0),
  }
  const shape = (count: number) => {
    const columns = Math.ceil(Math.sqrt(count * 1.3 * ((first?.deep ?? 40) / (first?.wide ?? 40))))
    return { columns, rows: Math.ceil(count / columns) }
  }
  return {
    ground: (amount) => countOf(amount, pieces) * (first?.wide ?? 40) * (first?.deep ?? 40) * 1.2,
    lay(place) {
      const count = countOf(place, pieces)
      const { columns, rows } = shape(count)
      const { random, region, ground } = place
      const [wide, deep] = [first?.wide ?? 40, first?.deep ?? 40]
      const middle = { x: region.center.x - 22, y: region.center.y }
      for (let i = 0; i < count; i++) {
        const kind = kinds[i % kinds.length] ?? first
        if (!kind) return
        const [row, column] = [Math.floor(i / columns), i % columns]
        const inRow = Math.min(columns, count - row * columns)
        const x = middle.x + (column - (inRow - 1) / 2) * wide + random.range(-1.5, 1.5)
        const y = middle.y + ((rows - 1) / 2 - row) * deep + random.range(-1.5, 1.5)
        const turn = kind.wide > kind.deep ? random.range(-0.06, 0.06) : random.range(-0.2, 0.2)
        putPiece(place, kind.piece(i), { at: [x, y, ground.at(x, y)], turn })
      }
      const right = middle.x + (columns * wide) / 2 + 16
      sides().forEach((part, i) => {
        const spot = disc(right, middle.y + 22 - i * 40, 14)
        layPart({ ...place, volume: 20 }, part, spot, i === 0 ? 14 : 5)
      })
      putChopsticks(place, (right + 22) / 0.8, ground.at(right, middle.y) + 2, 1.5)
    },
  }
}

const nigiriOf = (fish: Fish): Sushi => ({
  each: 30,
  piece: (number) => nigiriPiece(fish, number),
  wide: 37,
  deep: 72,
})
const turned = (kind: Sushi): Sushi => ({
  ...kind,
  piece: (number) => {
    const piece = kind.piece(number)
    return {
      ...piece,
      bodies: piece.bodies.map((body) => ({ ...body, pose: { ...body.pose, turn: 1.35 } })),
    }
  },
})

/** Blocks of rice with slices of fish over them, side by side. */
export const nigiri = (...fish: Fish[]): Form => onBoard(fish.map((one) => turned(nigiriOf(one))))

/** Slices of a roll, cut face up. */
export const maki = (spec: Maki, each = 28): Form => {
  const wide = (spec.radius ?? 21) * 2.16
  return onBoard([{ each, piece: makiPieces(spec), wide, deep: wide }])
}

/** Nigiri and rolls on one board. */
export const mixedSushi = (fish: readonly Fish[], rolls: readonly Maki[]): Form =>
  onBoard([
    ...fish.map((one) => ({ ...turned(nigiriOf(one)), wide: 46, deep: 66 })),
    ...rolls.map((spec) => ({ each: 30, piece: makiPieces(spec), wide: 46, deep: 66 })),
  ])

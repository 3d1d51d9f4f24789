import type { Form } from '../../../forms/form.ts'
import { tomatoFlesh } from '../../../looks/vegetables/tomatoes/cut-face.ts'
import { material, mottled } from '../../../render/material.ts'
import type { Place } from '../../../scene/place.ts'
import { disc, flowing } from '../../../scene/regions.ts'
import { cover } from '../../../shapes/cover.ts'
import { slice } from '../../../shapes/cuts.ts'
import { rounded } from '../../../shapes/shapes.ts'
import { type DishPart, layPart, lazyParts } from '../parts.ts'

const [tomatoMesh, cheeseMesh] = [
  slice(rounded(31, 30, 0.03, 2, 40), { thick: 7, edge: 1.5 }),
  slice(rounded(29, 28, 0.05, 4, 40), { thick: 9, edge: 3.4 }),
]

const tomato = tomatoFlesh(31)
const cheese = material(mottled('#ebdfc4', '#f8efdc', 9), {
  grain: 0.3,
  gloss: 0.7,
  polish: 0.6,
  glow: 0.5,
  bump: { height: 0.5, size: 4 },
})

/** Grams of a slice of each. */
const pair = 62

/** Mm from the middle of the plate to those of so many slices. */
const ringOf = (count: number): number => Math.max(30, (count * 36) / 6.283)

const oil = material(mottled('#a8921e', '#c9b440', 12), { gloss: 0.9, polish: 0.8, grain: 0 })

/** Slices of tomato and mozzarella in turn, each on the one before, in a ring about leaves of basil, in olive oil. */
export function caprese(on: string): Form {
  const top = lazyParts(on)
  const countOf = (grams: number) => Math.max(3, Math.min(5, Math.round(grams / pair)))
  return {
    ground: ({ grams }) => 1.1 * Math.PI * (ringOf(2 * countOf(grams)) + 31) ** 2,
    lay(place) {
      const { region, ground, random } = place
      const { x, y } = region.center
      const count = 2 * countOf(place.grams)
      const start = random.range(0, 6.283)
      const ring = { x, y, floor: ground.at(x, y), reach: ringOf(count), start, count }
      putOil(place, ring)
      for (let i = 0; i < count; i++) putSlice(place, ring, i)
      for (const part of top()) layLeaves(place, ring, part)
    },
  }
}

/** Mm: the middle of the ring, where its slices lie and how far out; radians at which it begins. */
type Ring = { x: number; y: number; floor: number; reach: number; start: number; count: number }

function putOil({ random, put }: Place, { x, y, floor, reach }: Ring): void {
  const pool = flowing(disc(x, y, reach + 22), random)
  put({
    mesh: cover(pool, (_x, _y, out) => floor + 0.5 - 0.6 * out ** 6, 16),
    material: oil,
    pose: {},
    seed: random.next(),
    veil: { clear: 1.2, most: 0.5, least: 0.2 },
    airy: true,
  })
}

function putSlice({ put, random, ground }: Place, ring: Ring, i: number): void {
  const { floor, reach, start, count } = ring
  const angle = start + (i / count) * 6.283
  const [x, y] = [ring.x + reach * Math.cos(angle), ring.y + reach * Math.sin(angle)]
  const isCheese = i % 2 === 1
  put({
    mesh: isCheese ? cheeseMesh : tomatoMesh,
    material: isCheese ? cheese : tomato,
    pose: {
      at: [x, y, floor + 7],
      roll: 0.36,
      turn: angle + 1.571 + random.range(-0.1, 0.1),
    },
    seed: random.next(),
  })
  ground.heap(x, y, 26, floor, 15)
}

/** A bunch in the middle, a leaf here and there on the ring. */
function layLeaves(place: Place, { x, y, reach, start }: Ring, part: DishPart): void {
  const onRing = [0.3, 2.4, 4.5].map((a): [number, number, number] => [
    x + reach * Math.cos(start + a),
    y + reach * Math.sin(start + a),
    10,
  ])
  const spots: [number, number, number][] = [[x, y, 15], ...onRing]
  spots.forEach(([cx, cy, radius], i) => {
    const own = { ...part, name: `${part.name} ${i}` }
    layPart(place, own, disc(cx, cy, radius), part.share * (i === 0 ? 2.4 : 0.6))
  })
}

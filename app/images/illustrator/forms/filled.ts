import type { Random } from '../core/random.ts'
import type { Material } from '../render/material.ts'
import { fractal } from '../render/noise.ts'
import { levelIn, radiusAt } from '../scene/levels.ts'
import type { Bowl, Place } from '../scene/place.ts'
import { disc } from '../scene/regions.ts'
import { cover } from '../shapes/cover.ts'
import type { Form } from './form.ts'
import { type Grain, heapOver, putMound, raise, spotIn } from './heaps.ts'
import { countOf, type Pieces, putPiece, spread } from './pieces.ts'
import { trackOf } from './spoon-track.ts'

type Soft = {
  material: Material
  /** Mm of its hills, and mm from hill to hill. */
  uneven?: number
  size?: number
  /** What is strewn on it, in pieces for each 1000 mm². */
  on?: readonly (Grain & { per: number })[]
  /** Whether a spoon left a swirl in it, and how stiff it is: 0 runs level, 1 stands in ridges. */
  swirl?: boolean
  stiff?: number
}

/** Something soft that fills its bowl, or lies as a low mound on a plate: porridge, pudding, yogurt. */
export const filled = (soft: Soft): Form => ({
  ground: ({ volume }) => (volume * 1000) / 16,
  lay(place) {
    const { uneven = 1.5 } = soft
    if (!place.bowl) {
      const heap = heapOver(place, uneven, 0.35)
      putMound(place, soft.material, heap)
      raise(place, heap)
      strew(place, soft)
      return
    }
    const surface = fill(place, place.bowl, soft)
    strew({ ...place, region: surface }, soft)
  },
})

/** What is poured over other food; on its own it fills its bowl. */
export const orFilled = (own: Form, material: Material): Form => {
  const alone = filled({ material, uneven: 0.7, swirl: true })
  return { ...own, lay: (place) => (place.bowl ? alone : own).lay(place) }
}

function fill(
  place: Place,
  bowl: Bowl,
  { material, uneven = 1.5, size = 13, swirl, stiff = 0.6 }: Soft,
) {
  const { random, put, ground } = place
  const level = levelIn(bowl, place.volume, 8)
  const region = disc(0, 0, radiusAt(bowl, level) + 0.6)
  const wave = hills(random, uneven, size)
  const track = swirl && trackOf({ stiff }, random, region.area ** 0.5 / 1.8)
  const height = (x: number, y: number, out: number) => {
    const turn = track ? track(x, y, out) : 0
    return level + (wave(x, y) + turn) * Math.min(1, (1 - out) * 6) + 0.8 * out ** 10
  }
  put({ mesh: cover(region, height, swirl ? 40 : 26), material, pose: {}, seed: random.next() })
  const inner = disc(0, 0, radiusAt(bowl, level) * 0.93)
  const step = 3
  const reach = radiusAt(bowl, level)
  for (let x = -reach; x <= reach; x += step) {
    for (let y = -reach; y <= reach; y += step) {
      const out = Math.hypot(x, y) / reach
      if (out < 1) ground.heap(x, y, step, height(x, y, out), 0.01)
    }
  }
  return inner
}

const hills = (random: Random, uneven: number, size: number) => {
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  return (x: number, y: number) =>
    uneven * 2 * (fractal((x + dx) / size, (y + dy) / size, 3, 2) - 0.5)
}

function strew({ region, random, ground, put }: Place, { on = [] }: Soft): void {
  for (const { meshes, material, per, lean = 0.4, out: stands = 0.6 } of on) {
    const count = Math.round((region.area * per) / 1000)
    for (let i = 0; i < count; i++) {
      const { x, y } = spotIn(region, random, 0.96)
      put({
        mesh: random.pick(meshes),
        material,
        pose: {
          at: [x, y, ground.at(x, y) + random.range(-0.4, 1) * stands],
          turn: random.range(0, 6.283),
          tilt: random.range(-lean, lean),
          roll: random.range(-lean, lean),
          scale: random.range(0.8, 1.2),
        },
        seed: random.next(),
      })
    }
  }
}

/** Pieces that stand out of a liquid by what they are higher than `sunk` mm: gulab jamun, rasmalai. */
export const swimming = (soft: Soft, pieces: Pieces, sunk: number): Form => ({
  count: (amount) => countOf(amount, pieces),
  ground: ({ volume }) => (volume * 1000) / 20,
  lay(place) {
    const { count: _count, ...rest } = place
    const liquid = { ...rest, volume: place.volume * 0.6 }
    const bowl = place.bowl
    const region = bowl ? fill(liquid, bowl, soft) : place.region
    if (!bowl) filled(soft).lay(liquid)
    strew({ ...place, region }, soft)
    for (const spot of spread({ ...place, region }, countOf(place, pieces))) {
      const piece = pieces.make(place.random, place)
      const z = place.ground.at(region.center.x, region.center.y) - sunk
      putPiece(place, piece, {
        at: [spot.x, spot.y, z],
        turn: place.random.range(0, 6.283),
        scale: place.random.range(0.95, 1.05),
      })
    }
  },
})

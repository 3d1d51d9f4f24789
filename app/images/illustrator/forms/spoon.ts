import { step } from '../render/colour.ts'
import { type Material, material, mottled, varied } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import { fractal } from '../render/noise.ts'
import { radiusAt } from '../scene/levels.ts'
import type { Bowl, Place } from '../scene/place.ts'
import { disc, flowing } from '../scene/regions.ts'
import { cover, outwards } from '../shapes/cover.ts'
import { lump } from '../shapes/shapes.ts'
import { block, uneven } from '../shapes/small-cuts.ts'
import type { Form } from './form.ts'
import { raise, spotIn } from './heaps.ts'
import { type Soft, type Track, trackOf } from './spoon-track.ts'

export type Bit = {
  meshes: readonly Mesh[]
  material: Material
  /** How many lie on 1000 mm². */
  per: number
  /** Share of it that looks out. */
  out?: number
}

export type Dip = Soft & {
  material: Material
  /** Colour of oil that stands in the track of the spoon. */
  oil?: string
  bits?: readonly Bit[]
}

/** Something that one dips into: fills its bowl with the track of a spoon, else lies in a soft mound. */
export const dipped = (dip: Dip): Form => ({
  flows: true,
  ground: ({ volume }) => 2.5 * (volume * 1000) ** (2 / 3) * (1.25 - 0.35 * dip.stiff),
  lay(place) {
    if (place.bowl) fillBowl(place, place.bowl, dip)
    else heapUp(place, dip)
  },
})

function fillBowl(place: Place, bowl: Bowl, dip: Dip): void {
  const { volume, random, put } = place
  const mean = bowl.inside(0) + (volume * 1000) / (Math.PI * (bowl.radius * 0.72) ** 2)
  const level = Math.min(bowl.depth - 5, mean)
  const radius = radiusAt(bowl, level)
  const track = trackOf(dip, random, radius)
  const smeared = random.range(0, 60)
  const height: Track = (x, y, out) => {
    // Here and there the spoon drew it up the wall.
    const edge = fractal((Math.atan2(y, x) + 4) * 1.4, smeared, 2, 2)
    return level + track(x, y, out) + (0.6 + 4 * dip.stiff * step(0.4, 0.7, edge)) * out ** 9
  }
  const region = disc(0, 0, radius + 0.8 + 1.2 * dip.stiff)
  put({ mesh: cover(region, height, 40), material: dip.material, pose: {}, seed: random.next() })
  if (dip.oil) putOil(place, dip.oil, disc(0, 0, radius * 0.82), level - 0.45)
  const inner = disc(0, 0, radius * 0.95)
  strew(place, dip, inner, (x, y) => height(x, y, Math.hypot(x, y) / radius))
  place.ground.heap(0, 0, radius, level - 1, 1)
}

function heapUp(whole: Place, dip: Dip): void {
  const { center, area } = whole.region
  const round = disc(center.x, center.y, 0.94 * Math.sqrt(area / Math.PI))
  const wavy = dip.stiff < 0.5 ? flowing(round, whole.random) : round
  const place = { ...whole, region: wavy }
  const { region, ground, volume, random, put } = place
  const { x: mx, y: my } = region.center
  const reach = Math.sqrt(region.area / Math.PI)
  const high = (volume * 1000) / (region.area * 0.62)
  const track = trackOf(dip, random, reach)
  const foot = ground.at(mx, my)
  // What is stiff keeps a well in its middle, in which oil stands.
  const well = dip.oil ? 0.62 * high : 0
  const heap: Track = (x, y, out) =>
    Math.max(
      0,
      high * (1 - out ** 2.2) ** (0.85 - 0.3 * dip.stiff) +
        track(x - mx, y - my, out) * Math.min(1, (1 - out) * 3) -
        well * (1 - step(0.05, 0.62, out)),
    )
  const floor = (x: number, y: number, out: number) =>
    ground.at(x, y) * out + foot * (1 - out) - 0.3
  const height: Track = (x, y, out) => floor(x, y, out) + heap(x, y, out)
  put({ mesh: cover(region, height, 40), material: dip.material, pose: {}, seed: random.next() })
  if (dip.oil) putOil(place, dip.oil, disc(mx, my, reach * 0.6), foot + high * 0.56)
  strew(place, dip, region, (x, y) => height(x, y, Math.min(1, outwards(region, x, y))))
  raise(place, heap)
}

/** Oil up to a level: it is seen where the ground is lower. */
function putOil({ put, random }: Place, hex: string, region: Place['region'], level: number) {
  const skin = material(hex, { gloss: 1, polish: 0.95, glow: 0.3, grain: 0 })
  put({
    mesh: cover(region, (_x, _y, out) => level - 1.2 * out ** 12, 12),
    material: skin,
    pose: {},
    seed: random.next(),
    veil: { clear: 1.1, most: 0.82, least: 0.4 },
    airy: true,
  })
}

function strew(
  { random, put }: Place,
  { bits = [] }: Dip,
  region: Place['region'],
  height: (x: number, y: number) => number,
): void {
  for (const { meshes, material, per, out = 0.5 } of bits) {
    const count = Math.round((region.area * per) / 1000)
    for (let i = 0; i < count; i++) {
      const { x, y } = spotIn(region, random, 0.93)
      put({
        mesh: random.pick(meshes),
        material,
        pose: {
          at: [x, y, height(x, y) + random.range(-0.5, 0.7) * 2 * out],
          turn: random.range(0, 6.283),
          tilt: random.range(-0.7, 0.7),
          roll: random.range(-0.7, 0.7),
          scale: random.range(0.7, 1.15),
        },
        seed: random.next(),
      })
    }
  }
}

/** Soft material of two colours; `wet` 0 is dry as mash, 1 runs like ketchup. */
export const softly = (from: string, to: string, wet = 0.4): Material =>
  material(mottled(from, to, 9), {
    gloss: 0.2 + 0.65 * wet,
    polish: 0.35 + 0.45 * wet,
    glow: 0.42,
    bump: { height: 0.3, size: 3 },
  })

/** Diced small, about 5 mm. */
const dice = (size: number, flat = 0.8) =>
  [1, 2, 3].map((seed) =>
    uneven(block(size * 2, size * (1.5 + 0.2 * seed), size * 2 * flat, 0.5), 0.5, 4, seed),
  )
const flakes = [1, 2, 3].map((seed) => lump([2.3, 1.5, 0.35], 0.5, seed, 6))
const dots = [1, 2].map((seed) => lump([0.9, 0.9, 0.6], 0.2, seed, 5))

const bit = (
  meshes: readonly Mesh[],
  [from, to]: readonly [string, string],
  per: number,
  more: Partial<Material> = {},
  out = 0.5,
): Bit => ({
  meshes,
  material: material(varied(from, to), { gloss: 0.3, glow: 0.35, ...more }),
  per,
  out,
})

const juicy = { gloss: 0.8, polish: 0.6, glow: 0.5 }

const few = (own: Bit, by = 0.3): Bit => ({ ...own, per: own.per * by })

const all = {
  tomato: bit(dice(2.9), ['#a81f0f', '#cf4a30'], 24, juicy, 0.9),
  onion: bit(dice(2.1, 0.5), ['#efe6d6', '#fbf7ee'], 11, { gloss: 0.5, glow: 0.5 }, 0.8),
  redOnion: bit(dice(1.9, 0.4), ['#a0517a', '#e3cfd8'], 4, { gloss: 0.5, glow: 0.5 }, 0.8),
  herb: bit(flakes, ['#35601c', '#5d8a33'], 14, {}, 0.7),
  avocado: bit(dice(3.6, 0.5), ['#a3b44c', '#bfca70'], 4, { gloss: 0.35, glow: 0.4 }, 0.5),
  cucumber: bit(dice(2.4, 0.4), ['#a9c583', '#d3e0b5'], 10, { gloss: 0.45, glow: 0.5 }, 0.6),
  spice: bit(dots, ['#a83a14', '#c65a22'], 26, { gloss: 0.05 }, 0.4),
  cumin: bit([lump([1.7, 0.45, 0.4], 0.1, 3, 5)], ['#4a311c', '#6e4c2a'], 9, { gloss: 0.1 }, 0.5),
  seed: bit(dots, ['#d8b25a', '#e8cb83'], 20, { gloss: 0.3 }, 0.4),
  chilli: bit(flakes, ['#a3200f', '#cf4a24'], 10, { gloss: 0.4 }, 0.5),
  nut: bit(dice(2.2, 0.6), ['#b07a40', '#d9b07a'], 8, { gloss: 0.15 }, 0.9),
  fruit: bit(dice(3.4), ['#c9772a', '#e8a64a'], 14, juicy, 0.7),
} as const satisfies Record<string, Bit>

/** Bits that lie in dips. */
export const bitsOf = {
  ...all,
  tomatoFew: few(all.tomato, 0.13),
  herbFew: few(all.herb),
  chilliFew: few(all.chilli),
}

import type { Region } from '../core/layout.ts'
import type { Random } from '../core/random.ts'
import { step } from '../render/colour.ts'
import type { Material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import { raiseAll } from '../scene/ground.ts'
import type { Place } from '../scene/place.ts'
import { scaled } from '../scene/regions.ts'
import { cover, outwards } from '../shapes/cover.ts'
import { type Form, heapGround } from './form.ts'
import { trackOf } from './spoon-track.ts'

/** The shape of a heap over its region: mm above its foot. */
export type Heap = (x: number, y: number, out: number) => number

/** A rounded heap that holds the volume; `uneven` mm are its hills. */
export function heapOver({ region, volume, random }: Place, uneven = 3, flat = 0.6): Heap {
  const height = (volume * 1000) / (region.area * heapShare(flat))
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  return (x, y, out) => {
    const wave = uneven * 2 * (fractal((x + dx) / 15, (y + dy) / 15, 3, 2) - 0.5)
    const foot = Math.max(0, 1 - out * out) ** flat
    return Math.max(0, height * foot + wave * Math.min(1, foot * 2.5))
  }
}

/** The height of a heap at each place of its region; beyond it that of its edge. */
export function domeOver(place: Place, uneven?: number): (x: number, y: number) => number {
  const heap = heapOver(place, uneven)
  return (x, y) => heap(x, y, Math.min(1, outwards(place.region, x, y)))
}

/** Share of the height that a heap has on average: the mean of (1 - r²)^flat over a disc. */
const heapShare = (flat: number) => 1 / (flat + 1)

/** Raises the ground to a heap, so that what comes next lies on it. */
export function raise({ region, ground }: Place, heap: Heap): void {
  raiseAll(ground, region.center, Math.sqrt(region.area / Math.PI) * 1.5, (x, y) => {
    const out = outwards(region, x, y)
    return out < 1 ? heap(x, y, out) : undefined
  })
}

/** One smooth body: mash, hummus, yogurt, porridge. */
export const mound = (material: Material, { uneven = 3, flat = 0.6, steep = 1 } = {}): Form => ({
  flows: true,
  ground: ({ volume }) => heapGround(volume, steep),
  lay(place) {
    const heap = heapOver(place, uneven, flat)
    putMound(place, material, heap)
    raise(place, heap)
  },
})

/** A smooth body with the track of the back of a spoon, `well` mm deep in its middle: mash. */
export const swirled = (
  material: Material,
  { uneven = 3, steep = 1, stiff = 1.15, well = 0 } = {},
): Form => ({
  flows: true,
  ground: ({ volume }) => heapGround(volume, steep),
  lay(place) {
    const { center, area } = place.region
    const smooth = heapOver(place, uneven)
    const track = trackOf({ stiff, lumps: 0.6 / stiff }, place.random, Math.sqrt(area / Math.PI))
    const heap: Heap = (x, y, out) => {
      const [dx, dy] = [x - center.x, y - center.y]
      const hollow = well * Math.exp(-(dx * dx + dy * dy) / 420)
      return Math.max(0, smooth(x, y, out) + track(dx, dy, out) - hollow)
    }
    putMound(place, material, heap, 40)
    raise(place, heap)
  },
})

export function putMound(
  { region, ground, random, put }: Place,
  material: Material,
  heap: Heap,
  rings?: number,
): void {
  const foot = (x: number, y: number) => ground.at(x, y)
  const mesh = cover(region, (x, y, out) => foot(x, y) - 0.4 + heap(x, y, out), rings)
  put({ mesh, material, pose: {}, seed: random.next() })
}

/** Mm by which clumps of grains stand out of a heap, and mm from one to the next; each has smaller ones. */
const clump = { high: 6.6, wide: 25, small: 2.6, near: 10 }

/** How much higher a heap is on one side than on the other. */
const slumped = 0.3

/** A heap of grains as a spoon leaves it: clumps that hold together, gaps between them. */
function clumped({ random, region: { center, area } }: Place, heap: Heap): Heap {
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  const [side, reach] = [random.range(0, 6.283), Math.sqrt(area / Math.PI)]
  const [c, s] = [Math.cos(side) / reach, Math.sin(side) / reach]
  const ridge = (x: number, y: number, wide: number) =>
    1 - Math.abs(2 * noise((x + dx) / wide, (y + dy) / wide, 7) - 1)
  return (x, y, out) => {
    const hills =
      clump.high * (ridge(x, y, clump.wide) - 0.6) + clump.small * (ridge(x, y, clump.near) - 0.6)
    const leans = 1 + slumped * ((x - center.x) * c + (y - center.y) * s)
    return Math.max(0, heap(x, y, out) * leans + hills * Math.min(1, 4 * (1 - out)))
  }
}

/** The ground of a heap of grains: its outline stays back here and there, by up to an eighth. */
function crumbling({ region, random }: Place): Region {
  const { center, outline, area } = region
  const [a, b, c] = [random.range(0, 6.283), random.range(0, 6.283), random.range(0, 6.283)]
  const points = outline.map(({ x, y }) => {
    const angle = Math.atan2(y - center.y, x - center.x)
    const wave = Math.sin(2 * angle + a) + Math.sin(3 * angle + b) + 0.8 * Math.sin(7 * angle + c)
    const by = 0.95 + 0.025 * wave
    return { x: center.x + (x - center.x) * by, y: center.y + (y - center.y) * by }
  })
  return { center, outline: points, area }
}

/** The place of a heap of grains: in a bowl of its own it reaches the wall, else it has an edge that crumbles. */
const looseIn = (place: Place): Place =>
  place.bowl ? place : { ...place, region: crumbling(place) }

export type Grain = {
  meshes: readonly Mesh[]
  material: Material
  /** Mm² that one covers as it lies. */
  covers: number
  /** Radians by which they lean at most. */
  lean?: number
  /** Mm by which they stand out of the heap. */
  out?: number
}

/**
 * A heap whose skin is many small pieces: rice, quinoa, lentils, corn, peas, mince. What holds them together stands `drowned`
 * mm higher than in a dry heap: the cream of risotto.
 */
export const grains = (
  grain: Grain | readonly Grain[],
  {
    under,
    uneven = 3,
    flat = 0.6,
    steep = 1,
    drowned = 0,
  }: { under: Material; uneven?: number; flat?: number; steep?: number; drowned?: number },
): Form => ({
  flows: true,
  ground: ({ volume }) => heapGround(volume, steep),
  lay(whole) {
    const place = looseIn(whole)
    const dome = heapOver(place, uneven, flat)
    const heap = drowned > 0 ? dome : clumped(place, dome)
    const kinds = 'meshes' in grain ? [grain] : grain
    putMound(place, under, (x, y, out) => heap(x, y, out) - 0.8 + drowned)
    kinds.forEach((kind, i) => {
      strewOn(place, kind, heap, 1.5 / kinds.length, i)
    })
    raise(place, heap)
  },
  ...(drowned === 0 && {
    wisps(place: Place) {
      const [kind] = 'meshes' in grain ? [grain] : grain
      const { ground } = place
      // It lies on what is there, in no gap of it.
      const over = { ...ground, at: (x: number, y: number) => ground.rest(x, y, 2.5) }
      const within = { ...place, region: scaled(place.region, 0.82), ground: over }
      if (kind) strewOn(within, kind, () => 0, above)
    },
  }),
})

/** Layers of grains that lie over what was tossed with them. */
const above = 0.2

/** Covers the skin of a heap with pieces; `times` 1 is one layer. No two kinds by number lie in the same places. */
export function strewOn(place: Place, grain: Grain, heap: Heap, times = 1, kind = 0): void {
  const { region, random, ground, put } = place
  const { lean = 0.5, out: stands = 0.6 } = grain
  const count = Math.min(2600, Math.round((region.area * 1.25 * times) / grain.covers))
  for (let i = 0; i < count; i++) {
    const { x, y, out } = evenSpot(region, random, i, count, kind * 1.7)
    const z = ground.at(x, y) + heap(x, y, out) + random.range(-0.6, 1) * stands
    // What lies together is alike: moist here, pale there.
    const patch = step(0.3, 0.7, fractal(x / 13 + kind * 7, y / 13, 5, 2))
    put({
      mesh: random.pick(grain.meshes),
      material: grain.material,
      pose: {
        at: [x, y, z],
        turn: random.range(0, 6.283),
        tilt: random.range(-lean, lean),
        roll: random.range(-lean, lean),
        scale: random.range(0.88, 1.12),
      },
      seed: random.chance(0.45) ? 0.08 + 0.84 * patch : random.next(),
    })
  }
}

/** One of `count` places that are spread evenly over a region, a little beside where it would be. */
function evenSpot(
  region: Region,
  random: Random,
  number: number,
  count: number,
  turn = 0,
): { x: number; y: number; out: number } {
  // Of kinds that lie among others, none keeps to the places of the one before.
  const loose = turn > 0 ? 0.8 : 0.12
  const angle = turn + number * 2.39996 + random.range(-loose, loose)
  const out = Math.sqrt((number + random.next()) / count)
  return spotAt(region, ((angle / 6.28319) % 1) * region.outline.length, out)
}

/** A place in a region by lot, and how far out it lies. */
export function spotIn(
  region: Region,
  random: Random,
  most = 1,
): { x: number; y: number; out: number } {
  return spotAt(region, random.range(0, region.outline.length), Math.sqrt(random.next()) * most)
}

/** The place in a region towards a point of its outline, given by number, and so far out. */
function spotAt({ center, outline }: Region, angle: number, out: number) {
  const [i, t] = [Math.floor(angle), angle % 1]
  const [a, b] = [outline[i] ?? center, outline[(i + 1) % outline.length] ?? center]
  const edge = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  return { x: center.x + (edge.x - center.x) * out, y: center.y + (edge.y - center.y) * out, out }
}

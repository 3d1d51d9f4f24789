import type { Random } from '../core/random.ts'
import type { Body, Pose } from '../render/body.ts'
import { within } from '../render/poses.ts'
import type { Amount, Place } from '../scene/place.ts'
import type { Form } from './form.ts'
import { heapGround } from './form.ts'
import { spotIn } from './heaps.ts'
import { onPlate } from './on-plate.ts'
import { startingSpots } from './starting-spots.ts'

/** A piece of food about the origin, standing on z = 0. */
export type Piece = {
  bodies: readonly Body[]
  /** Mm: radius of the ground it takes, and its height. */
  radius: number
  height: number
}

export type Pieces = {
  /** Grams of one. */
  each: number
  make: (random: Random, amount: Amount) => Piece
  /** Different pieces that are made; more than so many are copies of these, turned. */
  variants?: number
  most?: number
  /** Cut with a knife, so that a dish may have it in smaller pieces. */
  cut?: boolean
}

/**
 * How many pieces an amount is, at least one: as many as were said, where these weigh about as much as one of
 * the pieces that are drawn ("2 carrots" are not two coins of carrot); else by weight.
 */
export function countOf({ count, grams }: Amount, { each, most = 90 }: Pieces): number {
  const isSaid = count !== undefined && grams / count < 3 * each && grams / count > each / 4
  return Math.max(1, Math.min(most, isSaid ? count : Math.round(grams / each)))
}

/**
 * Pieces heaped loosely on each other: vegetables, chunks of meat, berries, nuts, chips. They point all ways, or within
 * `turned` radians to the viewer.
 */
export const pile = (whole: Pieces, { lean = 0.6, steep = 1, turned = 6.283 } = {}): Form => ({
  count: (amount) => countOf(amount, whole),
  ground: ({ volume }) => heapGround(volume, steep) * 0.68,
  lay(place) {
    const { random, ground } = place
    const { pieces, size } = bites(whole, place)
    const kinds = variantsOf(pieces, place)
    const count = countOf(place, pieces)
    const roof = roofOf(place)
    for (let i = 0; i < count; i++) {
      const piece = kinds[i % kinds.length]
      if (!piece) return
      const radius = piece.radius * size
      const spot = lowest(place, radius)
      const z = Math.min(roof, ground.rest(spot.x, spot.y, radius))
      const tips = count > 2 ? lean * Math.min(1, (z - ground.at(spot.x, spot.y)) / 8 + 0.4) : 0
      putPiece(place, piece, {
        at: [spot.x, spot.y, z],
        turn: turned < 6.283 ? random.range(-turned / 2, turned / 2) : random.range(0, 6.283),
        tilt: random.range(-tips, tips),
        roll: random.range(-tips, tips),
        scale: size * (count > 3 ? 0.8 + 0.36 * random.next() ** 0.8 : random.range(0.94, 1.06)),
      })
      ground.heap(spot.x, spot.y, radius * 0.9, z, piece.height * size * 0.72)
    }
  },
})

/** Pieces cut down to what one eats at a bite, and how long these are for those that were not. */
function bites(pieces: Pieces, { bite = pieces.each }: Place): { pieces: Pieces; size: number } {
  const share = pieces.cut ? Math.min(1, bite / pieces.each) : 1
  return { pieces: { ...pieces, each: pieces.each * share }, size: Math.cbrt(share) }
}

/** How high the foot of a piece may lie: a heap sinks into itself, so that it is no tower. */
function roofOf({ region, volume, ground }: Place): number {
  const { x, y } = region.center
  return ground.at(x, y) + 8 + (1.6 * volume * 1000) / region.area
}

/** Pieces side by side, none on another where there is room: fillets, eggs, patties, dumplings. */
export const laid = (pieces: Pieces, { apart = 1.05, turned = 6.283, facing = 0 } = {}): Form => ({
  count: (amount) => countOf(amount, pieces),
  ground: (amount) =>
    countOf(amount, pieces) * Math.PI * radiusOf(pieces, amount) ** 2 * apart ** 2 * 1.15,
  lay(place) {
    const kinds = variantsOf(pieces, place)
    const count = countOf(place, pieces)
    const spots = spread(place, count)
    if (count <= mostApart && apart >= 0.96) part(spots, 2.04 * radiusOf(pieces, place))
    spots.forEach((spot, i) => {
      const piece = kinds[i % kinds.length]
      if (!piece) return
      const z = place.ground.rest(spot.x, spot.y, piece.radius * 0.4)
      putPiece(place, piece, {
        at: [spot.x, spot.y, z],
        turn: facing + place.random.range(-turned / 2, turned / 2),
      })
      place.ground.heap(spot.x, spot.y, piece.radius, z, piece.height)
    })
  },
})

/** So many pieces lie clear of each other; more than that lean on one another. */
const mostApart = 6

/** Moves places apart until each is so far from the others. */
function part(spots: { x: number; y: number }[], least: number): void {
  for (let round = 0; round < 24; round++) {
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) {
        const [dx, dy] = [a.x - b.x, a.y - b.y]
        const far = Math.hypot(dx, dy) || 0.1
        const push = Math.max(0, least - far) / far / 2
        a.x += dx * push
        a.y += dy * push
        b.x -= dx * push
        b.y -= dy * push
      }
    }
  }
}

/**
 * Pieces in a row that overlap, as slices cut from one loaf: bread, tomato, cheese, toast. Each is turned by `fan` radians
 * against the one before. Tossed with other food they lie in no row.
 */
export const fanned = (pieces: Pieces, { overlap = 0.55, lean = 0.35, fan = 0 } = {}): Form => ({
  loose: pile(pieces, { lean: 0.5 }),
  count: (amount) => countOf(amount, pieces),
  ground: (amount) => {
    const r = radiusOf(pieces, amount)
    const count = countOf(amount, pieces)
    return 2.1 * r * (2 * r + (count - 1) * 2 * r * (1 - overlap))
  },
  lay(place) {
    const kinds = variantsOf(pieces, place)
    const count = countOf(place, pieces)
    const { random, region, ground } = place
    const r = kinds[0]?.radius ?? 20
    const step = 2 * r * (1 - overlap)
    const reach = Math.sqrt(region.area / Math.PI)
    // What is fanned lies across its row, and is narrow along it.
    const long = fan > 0 ? 0.5 * r : 2 * r
    const fit = Math.max(fan > 0 ? 4 : 2, Math.floor((2.1 * reach - long) / step) + 1)
    const rows = Math.ceil(count / fit)
    const perRow = Math.ceil(count / rows)
    const turn = random.range(-0.35, 0.35)
    for (let i = 0; i < count; i++) {
      const piece = kinds[i % kinds.length]
      if (!piece) return
      const [row, column] = [Math.floor(i / perRow), i % perRow]
      const off = column - (Math.min(perRow, count - row * perRow) - 1) / 2
      const along = off * step
      const across = ((rows - 1) / 2 - row) * 2 * r * 0.95
      const x = region.center.x + along * Math.cos(turn) - across * Math.sin(turn)
      const y = region.center.y + along * Math.sin(turn) + across * Math.cos(turn)
      putPiece(place, piece, {
        at: [x, y, ground.at(x, y)],
        roll: column === 0 ? 0 : -lean,
        turn: turn - off * fan + random.range(-0.06, 0.06),
      })
      ground.heap(x, y, r, ground.at(region.center.x, region.center.y - r * rows), piece.height)
    }
  },
})

/** Pieces on top of each other: pancakes, roti, waffles. */
export const stacked = (pieces: Pieces, { high = 5, askew = 3 } = {}): Form => ({
  count: (amount) => countOf(amount, pieces),
  ground: (amount) =>
    Math.ceil(countOf(amount, pieces) / high) * Math.PI * radiusOf(pieces, amount) ** 2 * 1.1,
  lay(place) {
    const kinds = variantsOf(pieces, place)
    const count = countOf(place, pieces)
    const stacks = Math.ceil(count / high)
    const spots = spread(place, stacks)
    for (let i = 0; i < count; i++) {
      const spot = spots[i % stacks]
      const piece = kinds[i % kinds.length]
      if (!spot || !piece) return
      const x = spot.x + place.random.range(-askew, askew)
      const y = spot.y + place.random.range(-askew, askew)
      const z = place.ground.rest(x, y, piece.radius * 0.5)
      putPiece(place, piece, { at: [x, y, z], turn: place.random.range(0, 6.283) })
      place.ground.heap(x, y, piece.radius * 1.02, z + piece.height - 0.5, 0.6)
    }
  },
})

/** Puts a piece, turned as one, into the scene. */
export function putPiece(place: Place, piece: Piece, own: Pose): void {
  const { put, random } = place
  const pose = { ...own, at: onPlate(place.rim, piece.bodies, own.at) }
  const one = {}
  for (const body of piece.bodies) {
    put({
      ...body,
      piece: one,
      pose: within(pose, body.pose),
      seed: piece.bodies.length > 1 ? body.seed : random.next(),
    })
  }
}

function variantsOf(pieces: Pieces, place: Place): Piece[] {
  const { variants = 4 } = pieces
  const count = Math.min(variants, countOf(place, pieces))
  return Array.from({ length: count }, () => pieces.make(place.random, place))
}

const radii = new WeakMap<Pieces, number>()

function radiusOf(pieces: Pieces, amount: Amount): number {
  const known = radii.get(pieces)
  if (known !== undefined) return known
  const { radius } = pieces.make(sample, amount)
  radii.set(pieces, radius)
  return radius
}

/** Always the middle of everything: for the size of a usual piece. */
const sample: Random = {
  next: () => 0.5,
  range: (low, high) => (low + high) / 2,
  int: (low, high) => Math.floor((low + high) / 2),
  around: (value) => value,
  chance: (probability) => probability > 0.5,
  pick: (list) => {
    const [first] = list
    if (first === undefined) throw new Error('Nothing to pick from')
    return first
  },
  fork: () => sample,
}

/** Of a few places by lot the lowest, and rather in the middle. */
export function lowest(
  { random, region, ground }: Place,
  radius: number,
): { x: number; y: number } {
  const reach = Math.sqrt(region.area / Math.PI)
  const most = Math.max(0.1, 1 - (radius * 0.7) / reach)
  let best = spotIn(region, random, most)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 7; i++) {
    const spot = spotIn(region, random, most)
    const height = ground.crowd(spot.x, spot.y, radius) + spot.out * radius * 0.55
    if (height >= least) continue
    least = height
    best = spot
  }
  return best
}

/** So many places in a region as far from each other as they can be. */
export function spread({ region, random }: Place, count: number): { x: number; y: number }[] {
  if (count === 1) return [region.center]
  const reach = Math.sqrt(region.area / Math.PI)
  const spots = startingSpots(region, random, count, reach)
  const room = reach * Math.sqrt(0.9 / count)
  for (let round = 0; round < 60; round++) {
    for (const a of spots) {
      for (const b of spots) {
        if (a === b) continue
        const [dx, dy] = [a.x - b.x, a.y - b.y]
        const far = Math.hypot(dx, dy) || 0.1
        const push = Math.max(0, 2 * room - far) * 0.25
        a.x += (dx / far) * push
        a.y += (dy / far) * push
      }
      const [ox, oy] = [a.x - region.center.x, a.y - region.center.y]
      const far = Math.hypot(ox, oy)
      const most = Math.max(0, reach - room * 0.9)
      if (far > most && far > 0) {
        a.x = region.center.x + (ox / far) * (far * 0.5 + most * 0.5)
        a.y = region.center.y + (oy / far) * (far * 0.5 + most * 0.5)
      }
    }
  }
  return spots.toSorted((a, b) => b.y - a.y)
}

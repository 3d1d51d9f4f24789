import type { Random } from '../../core/random.ts'
import type { Material } from '../../render/material.ts'
import { type Mesh, reachOf } from '../../render/mesh.ts'
import type { Place } from '../../scene/place.ts'
import { outwards } from '../../shapes/cover.ts'
import { type Form, heapGround } from '../form.ts'

/** One kind of what a hand strews: whole leaves, torn bits, stalks. */
export type Kind = {
  meshes: readonly Mesh[]
  material: Material
  /** How many of it for each piece that the weight counts; 1 by default. */
  times?: number
  /** Smallest and largest, of the size of its mesh. */
  sizes?: readonly [number, number]
  /** Radians by which it stands up from what it lies on at most. */
  lean?: number
  /** Mm by which it is pressed into what it lies on. */
  pressed?: number
  /** Mm by which each raises what lies on it. */
  raises?: number
}

type Handful = {
  /** Grams of one piece. */
  each: number
  most?: number
  /** Share of it that lies close together; the rest went astray. */
  close?: number
  /** Share of the reach of the ground that the close ones take. */
  wide?: number
}

/**
 * What a hand strews over a dish: dense about one place beside the middle, thin about it, a few pieces astray; small
 * and large, each on the slope of what is below it.
 */
export const strewn = (
  kinds: readonly Kind[],
  { each, most = 40, close = 0.72, wide = 0.4 }: Handful,
): Form => ({
  count: ({ grams }) => Math.max(1, Math.round(grams / each)),
  ground: ({ volume }) => heapGround(volume, 0.4),
  lay(place) {
    const count = Math.max(2, Math.min(most, place.grams / each))
    const spot = thrown(place, close, wide)
    for (const kind of kinds) {
      const { times = 1 } = kind
      for (let i = 0; i < Math.max(1, Math.round(count * times)); i++) drop(place, kind, spot())
    }
  },
})

type Spot = { x: number; y: number }

/** Gives places one after the other, most of them about one that is drawn by lot. */
function thrown({ region, random }: Place, close: number, wide: number): () => Spot {
  const { center, area } = region
  const reach = Math.sqrt(area / Math.PI)
  const [far, towards, turn] = [
    random.range(0.05, 0.3),
    random.range(0, 6.283),
    random.range(0, 3.14),
  ]
  const middle = {
    x: center.x + reach * far * Math.cos(towards),
    y: center.y + reach * far * Math.sin(towards),
  }
  const spot = (): Spot => {
    const astray = random.next() > close
    const about = astray ? center : middle
    const angle = random.range(0, 6.283)
    const out = reach * (astray ? Math.sqrt(random.next()) : wide * nearMiddle(random))
    const [along, across] = [
      out * Math.cos(angle) * (astray ? 1 : 1.25),
      out * Math.sin(angle) * (astray ? 1 : 0.75),
    ]
    return {
      x: about.x + along * Math.cos(turn) - across * Math.sin(turn),
      y: about.y + along * Math.sin(turn) + across * Math.cos(turn),
    }
  }
  return () => {
    for (let i = 0; i < 4; i++) {
      const own = spot()
      if (outwards(region, own.x, own.y) < 1) return own
    }
    return middle
  }
}

/** A distance by lot of which most are short, 1 on average. */
const nearMiddle = (random: Random): number => 1.1 * Math.sqrt(-Math.log(1 - 0.96 * random.next()))

/** Mm over which the slope below a piece is measured. */
const span = 3

function drop(place: Place, kind: Kind, { x, y }: Spot): void {
  const { ground, random } = place
  const { lean = 0.4, pressed = 0, raises = 0, sizes: [small, large] = [0.8, 1.1] } = kind
  const mesh = random.pick(kind.meshes)
  const scale = small + (large - small) * random.next() ** 1.4
  const radius = reachOf(mesh) * scale
  const z = ground.rest(x, y, radius * 0.6)
  const turn = random.range(0, 6.283)
  const east = slope(ground.at(x + span, y) - ground.at(x - span, y))
  const north = slope(ground.at(x, y + span) - ground.at(x, y - span))
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  place.put({
    mesh,
    material: kind.material,
    pose: {
      at: [x, y, z + 1 + radius * 0.25],
      turn,
      tilt: c * north - s * east + random.range(-lean, lean),
      roll: -(c * east + s * north) + random.range(-lean, lean),
      scale,
    },
    seed: random.next(),
    pressed,
  })
  if (raises > 0) ground.heap(x, y, radius * 0.8, z, raises)
}

/** Radians that a piece tips by where the ground rises by so much over twice the span. */
const slope = (rise: number): number => Math.max(-0.7, Math.min(0.7, Math.atan(rise / (2 * span))))

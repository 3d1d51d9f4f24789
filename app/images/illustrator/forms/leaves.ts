import type { Random } from '../core/random.ts'
import type { Material } from '../render/material.ts'
import { type Mesh, meshWhenDrawn, patch } from '../render/mesh.ts'
import { fractal } from '../render/noise.ts'
import type { Place } from '../scene/place.ts'
import { type Form, heapGround } from './form.ts'
import { lowest } from './pieces.ts'

export type Leaf = {
  /** Mm. */
  length: number
  width: number
  /** Half width, 0 to 1, at a place from foot 0 to tip 1. */
  outline: (along: number) => number
  material: Material
  /** Mm by which its edge is ruffled, and waves along it. */
  ruffle?: number
  waves?: number
  /** Mm by which its sides rise above the middle, and its ends above its middle; below 0 they hang. */
  cup?: number
  curl?: number
  /** Points of the grid along the leaf. */
  detail?: number
}

type Heap = {
  /** Grams of one leaf. */
  each: number
  most?: number
  /** Radians by which leaves stand up at most. */
  stand?: number
  steep?: number
}

/** A curved sheet with folds. Coords: 0 to 1 along, -1 to 1 across, and the number of the variant. */
export const leafMesh = (leaf: Leaf, variant: number): Mesh =>
  meshWhenDrawn(() => leafOf(leaf, variant))

function leafOf(leaf: Leaf, variant: number): Mesh {
  const { length, width, outline, ruffle = 0, waves = 5, cup = 0, curl = 0, detail = 12 } = leaf
  const phase = variant * 2.1
  const bend = curl * (0.5 + 0.5 * ((variant * 7) % 3))
  // Short folds along the edge, none like the next, over the long waves of it.
  const frill = (t: number, across: number) =>
    2 * (fractal((t * waves * length) / 22 + phase, across > 0 ? 3 : 9, variant + 0.5, 2) - 0.5)
  return patch(
    detail,
    ruffle > 3 ? 12 : 8,
    (t, side) => {
      const across = side * 2 - 1
      const out = Math.abs(across)
      const half = outline(t) * (width / 2)
      const wave = Math.sin(t * waves * 6.283 + phase + (across > 0 ? 1.7 : 0))
      const fold = Math.sin(t * 4.2 + phase) * 0.05 * length * (variant % 2 ? 1 : -1)
      const y = across * half * (1 - 0.16 * out * Math.abs(cup / Math.max(1, half)))
      return [
        (t - 0.5) * length,
        y + fold * t,
        cup * out ** 1.6 +
          bend * (2 * t - 1) ** 2 +
          ruffle * (0.75 * out ** 2 * wave + 1.5 * out ** 3.4 * frill(t, across)) +
          fold * 0.5,
      ]
    },
    (t, side) => [t, side * 2 - 1, variant],
  )
}

const variants = 5

/** A loose heap of several kinds of leaves, lying across each other with air between. */
export const leafPile = (
  kinds: readonly Leaf[],
  { each, most = 110, stand = 0.6, steep = 1 }: Heap,
): Form => {
  const made = new Map<Leaf, Mesh[]>()
  const meshesOf = (leaf: Leaf) => {
    const known = made.get(leaf)
    if (known) return known
    const meshes = Array.from({ length: variants }, (_, i) => leafMesh(leaf, i))
    made.set(leaf, meshes)
    return meshes
  }
  return {
    ground: ({ volume }) => heapGround(volume, steep),
    lay(place) {
      const { random, grams } = place
      const count = Math.max(2, Math.min(most, Math.round(grams / each)))
      for (let i = 0; i < count; i++) {
        const leaf = kinds[i % kinds.length]
        if (leaf) drop(place, leaf, random.pick(meshesOf(leaf)), stand, random)
      }
    },
  }
}

function drop(place: Place, leaf: Leaf, mesh: Mesh, stand: number, random: Random): void {
  const { ground, region } = place
  const radius = Math.sqrt(leaf.length * leaf.width) / 2
  const { x, y } = lowest(place, radius)
  const z = ground.rest(x, y, radius * 0.7)
  const foot = ground.at(region.center.x + (x - region.center.x) * 1.3, y)
  const tip = Math.min(1, 0.35 + (z - foot) / 12)
  place.put({
    mesh,
    material: leaf.material,
    pose: {
      at: [x, y, z + 1.5 + radius * 0.1],
      turn: random.range(0, 6.283),
      tilt: random.range(-stand, stand) * tip,
      roll: random.range(-stand, stand) * tip,
      scale: random.range(0.75, 1.12),
    },
    seed: random.next(),
  })
  ground.heap(x, y, radius * 0.85, z, 2.5 + radius * 0.22)
}

import type { Material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import type { Amount } from '../scene/place.ts'
import type { Form } from './form.ts'

type Scoops = {
  /** Grams and mm of radius of one. */
  each: number
  radius: number
  meshes: readonly Mesh[]
  materials: readonly Material[]
}

/** Round scoops close together, those that are too many for the ground on top of the others. */
export const scoops = ({ each, radius, meshes, materials }: Scoops): Form => ({
  count: (amount) => scoopsOf(amount, each),
  ground: ({ grams }) => Math.max(1, Math.min(4, grams / each)) * Math.PI * radius * radius * 1.2,
  lay(place) {
    const { random, region, ground, put } = place
    const count = scoopsOf(place, each)
    const turn = random.range(-0.4, 0.4)
    for (let i = 0; i < count; i++) {
      const ring = count === 1 ? 0 : Math.min(count, 3)
      const tier = Math.floor(i / Math.max(1, ring))
      const angle = turn + (i / Math.max(1, ring)) * 6.283 + tier * 1.05
      const far = ring === 0 ? 0 : radius * (ring === 2 ? 0.88 : 1.02) * (tier > 0 ? 0.45 : 1)
      const [x, y] = [
        region.center.x + far * Math.cos(angle),
        region.center.y + far * Math.sin(angle),
      ]
      const floor = ground.at(region.center.x, region.center.y)
      const z = Math.max(floor, ground.rest(x, y, radius * 0.9) - 2) + tier * radius * 1.05
      const mesh = meshes[i % meshes.length]
      const material = materials[i % materials.length]
      if (!mesh || !material) return
      put({
        mesh,
        material,
        pose: { at: [x, y, z], turn: random.range(0, 6.283) },
        seed: random.next(),
      })
    }
    ground.heap(
      region.center.x,
      region.center.y,
      radius * 1.8,
      ground.at(region.center.x, region.center.y),
      radius * 1.5,
    )
  },
})

const scoopsOf = ({ count, grams }: Amount, each: number): number =>
  Math.max(1, Math.min(9, count ?? Math.round(grams / each)))

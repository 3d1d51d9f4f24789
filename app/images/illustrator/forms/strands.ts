import type { Material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import type { Vec } from '../render/vector.ts'
import { tube } from '../shapes/shapes.ts'
import type { Form } from './form.ts'
import { heapGround } from './form.ts'
import { heapOver, putMound, raise, spotIn } from './heaps.ts'

type Strand = {
  material: Material
  /** Mm. */
  radius: number
  length: number
  /** Height over width of the cross-section: tagliatelle 0.25. */
  flat?: number
  /** 0 straight, 1 curls round within a third of its length. */
  curl?: number
  /** What is seen between them. */
  under: Material
  /** Layers of strands over the heap. */
  layers?: number
  steep?: number
}

/** A nest of long strands: spaghetti, noodles, shredded cabbage, vermicelli. */
export const strands = (strand: Strand): Form => ({
  ground: ({ volume }) => heapGround(volume, strand.steep ?? 1),
  lay(place) {
    const { region, random, ground, put } = place
    const { radius, length, flat = 1, curl = 0.6, layers = 3 } = strand
    const heap = heapOver(place, 4, 0.55)
    putMound(place, strand.under, (x, y, out) => heap(x, y, out) - radius * 2.5)
    const count = Math.min(420, Math.round((region.area * layers) / (length * radius * 2)))
    const reach = Math.sqrt(region.area / Math.PI)
    for (let i = 0; i < count; i++) {
      const start = spotIn(region, random, 0.86)
      let heading = random.range(0, 6.283)
      let turn = random.range(-1, 1) * curl
      const steps = Math.max(6, Math.round(length / 6))
      const path: Vec[] = []
      let [x, y] = [start.x, start.y]
      const lift = random.range(-radius * 2, radius * 1.4)
      for (let s = 0; s <= steps; s++) {
        const out = Math.hypot(x - region.center.x, y - region.center.y) / reach
        const edge = Math.min(1, out)
        path.push([
          x,
          y,
          Math.max(ground.at(x, y) + radius, ground.at(x, y) + heap(x, y, edge) + lift),
        ])
        if (out > 0.72) {
          const inwards = Math.atan2(region.center.y - y, region.center.x - x)
          heading += Math.sin(inwards - heading) * Math.min(1, (out - 0.72) * 3.4)
        }
        turn = turn * 0.93 + random.range(-0.12, 0.12)
        heading += turn * (6 / Math.max(8, length * 0.14))
        x += (length / steps) * Math.cos(heading)
        y += (length / steps) * Math.sin(heading)
      }
      const mesh: Mesh = tube(path, { radius: () => radius, flat, around: 6 })
      put({ mesh, material: strand.material, pose: {}, seed: random.next() })
    }
    raise(place, (x, y, out) => heap(x, y, out) + radius * 2)
  },
})

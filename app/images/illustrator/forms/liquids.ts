import type { Material } from '../render/material.ts'
import { fractal } from '../render/noise.ts'
import type { Place } from '../scene/place.ts'
import { cover } from '../shapes/cover.ts'
import type { Form } from './form.ts'

/**
 * A sauce or runny food that lies on the plate in a pool `thick` mm high with a round edge; whatever lies
 * there already stands out of it.
 */
export const pool = (material: Material, { thick = 4, ripple = 0.5 } = {}): Form => ({
  flows: true,
  ground: ({ volume }) => (volume * 1000) / (thick * 0.85),
  lay(place) {
    putPool(place, material, thick, ripple)
  },
})

export function putPool(
  { region, ground, random, put }: Place,
  material: Material,
  thick: number,
  ripple = 0.5,
): void {
  const floor = ground.at(region.center.x, region.center.y)
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  const height = (x: number, y: number, out: number) =>
    thick * Math.sqrt(Math.max(0, 1 - out ** 8)) +
    ripple * 2 * (fractal((x + dx) / 14, (y + dy) / 14, 1, 2) - 0.5)
  put({
    mesh: cover(
      region,
      (x, y, out) => Math.min(floor + 6, ground.at(x, y)) * 0 + floor + height(x, y, out) - 0.3,
    ),
    material,
    pose: {},
    seed: random.next(),
  })
}

/** A sauce poured over what lies there: it follows the heights below and thins out at its edge. */
export const poured = (material: Material, { thick = 3, lumpy = 1.2 } = {}): Form => ({
  ground: ({ volume }) => (volume * 1000) / (thick * 1.4),
  lay(place) {
    const { region, ground, random, put } = place
    const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
    const below = (x: number, y: number) =>
      (ground.rest(x, y, 7) + ground.rest(x + 5, y, 6) + ground.rest(x, y + 5, 6)) / 3
    const height = (x: number, y: number, out: number) =>
      below(x, y) +
      (thick + lumpy * 2 * (fractal((x + dx) / 6, (y + dy) / 6, 2, 2) - 0.5)) *
        Math.sqrt(Math.max(0, 1 - out ** 5)) -
      out ** 6 * 2
    put({ mesh: cover(region, height, 30), material, pose: {}, seed: random.next() })
    const step = 4
    const reach = Math.sqrt(region.area / Math.PI)
    for (let x = -reach; x <= reach; x += step) {
      for (let y = -reach; y <= reach; y += step) {
        if (x * x + y * y > reach * reach * 0.8) continue
        const at = [region.center.x + x, region.center.y + y] as const
        ground.heap(at[0], at[1], step, ground.at(at[0], at[1]), thick * 0.7)
      }
    }
  },
})

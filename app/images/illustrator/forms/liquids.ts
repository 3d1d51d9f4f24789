import type { Material } from '../render/material.ts'
import { fractal } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import { raiseAll } from '../scene/ground.ts'
import type { Place } from '../scene/place.ts'
import { flowing, scaled } from '../scene/regions.ts'
import { cover, toEdge } from '../shapes/cover.ts'
import { tube } from '../shapes/shapes.ts'
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
  rise: (x: number, y: number) => number = () => 0,
): void {
  const floor = ground.at(region.center.x, region.center.y)
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  const height = (x: number, y: number, out: number) =>
    thick * Math.max(0, 1 - out ** 4) ** 0.8 +
    ripple * 2 * (fractal((x + dx) / 14, (y + dy) / 14, 1, 2) - 0.5) +
    rise(x, y) * (1 - out ** 4)
  put({
    mesh: cover(region, (x, y, out) => floor + height(x, y, out) - 0.3, 24, toEdge),
    material,
    pose: {},
    seed: random.next(),
    // Thin at its edge, where the plate shows through.
    veil: { clear: 0.6, most: 1, least: 0.86 },
  })
}

/** A sauce poured over what lies there: it follows the heights below and thins out at its edge. */
export const poured = (own: Material, { thick = 3, lumpy = 1.2 } = {}): Form => ({
  ground: ({ volume }) => (volume * 1000) / (thick * 1.4),
  lay(place) {
    const { ground, random, put } = place
    // Glistens, but mirrors no window: that would look like plastic.
    const material = { ...own, gloss: Math.min(own.gloss, 0.6), polish: Math.min(own.polish, 0.62) }
    // It thins out towards its edge, so that it is seen as less wide than it is.
    const region = flowing(scaled(place.region, 1.22), random)
    const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
    // In the gaps it lies deeper than the pieces, which it coats.
    const below = (x: number, y: number) =>
      (2 * ground.at(x, y) +
        ground.at(x + 4, y) +
        ground.at(x - 4, y) +
        ground.at(x, y + 4) +
        ground.at(x, y - 4)) /
      6
    const height = (x: number, y: number, out: number) =>
      below(x, y) +
      (thick + lumpy * 2 * (fractal((x + dx) / 6, (y + dy) / 6, 2, 2) - 0.5)) *
        Math.max(0, 1 - out ** 3) -
      0.6 * out ** 4
    put({
      mesh: cover(region, height, 34, toEdge),
      material,
      pose: {},
      seed: random.next(),
      film: { clear: 0.7, most: 1, least: 0.35 },
      airy: true,
    })
    const { center } = region
    const reach = Math.sqrt(region.area / Math.PI)
    const isWithin = (x: number, y: number) =>
      (x - center.x) ** 2 + (y - center.y) ** 2 < reach * reach * 0.8
    raiseAll(ground, center, reach, (x, y) => (isWithin(x, y) ? thick * 0.7 : undefined))
  },
})

/** A thin smear or spoonful over what lies there. */
export const smear = (material: Material): Form => poured(material, { thick: 3, lumpy: 0.5 })

/** A thread of syrup, oil or dressing, drawn to and fro over what lies there. */
export const drizzle = (material: Material): Form => ({
  ground: ({ volume }) => Math.max(900, volume * 260),
  lay({ region, ground, random, put, volume }) {
    const reach = Math.sqrt(region.area / Math.PI)
    const rows = Math.max(3, Math.min(8, Math.round(reach / 9)))
    const turn = random.range(-0.6, 0.6)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const thick = Math.min(2.2, 0.8 + volume / 30)
    const path: Vec[] = []
    const steps = rows * 14
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const v = (t * 2 - 1) * reach * 0.85
      const half = Math.sqrt(Math.max(0, reach * reach - v * v)) * 0.85
      const u = half * Math.sin(t * rows * Math.PI) * random.range(0.94, 1.06)
      const [x, y] = [region.center.x + u * c - v * s, region.center.y + u * s + v * c]
      path.push([x, y, ground.rest(x, y, 3) + thick * 0.4])
    }
    const radius = (along: number) => thick * (0.75 + 0.35 * Math.sin(along * 60 + turn))
    put({
      mesh: tube(path, { radius, around: 7, flat: 0.7 }),
      material,
      pose: {},
      seed: random.next(),
      airy: true,
    })
  },
})

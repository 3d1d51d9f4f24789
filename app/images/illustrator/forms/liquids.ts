import { clearVeil, type Veil } from '../render/body.ts'
import type { Material } from '../render/material.ts'
import { fractal } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import { raiseAll } from '../scene/ground.ts'
import type { BelowAt } from '../scene/lie-over.ts'
import type { Place } from '../scene/place.ts'
import { disc, scaled } from '../scene/regions.ts'
import { cover, toEdge } from '../shapes/cover.ts'
import { tube } from '../shapes/shapes.ts'
import type { Form } from './form.ts'
import { strokesOf } from './poured/knife.ts'
import { keptOn } from './poured/running.ts'
import { guessedOf, type Spill, spilled, type Thickness, thickOver } from './poured/spilled.ts'

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

/**
 * `wide` is how much wider it runs than it was poured; what is `clear` mirrors the window. What `stays` ends at the edge
 * of what it was poured over.
 */
export type Poured = Partial<Thickness> &
  Spill & {
    veil?: Veil
    wide?: number
    clear?: boolean
    stays?: boolean
    /** Mm by which a knife leaves ridges in it. */
    knife?: number
  }

/** A sauce poured over what lies there: it fills gaps, lies on top with a round edge, and runs down where it is thin. */
export const poured = (own: Material, how: Poured = {}): Form => {
  const { thick = 3, fills = 3.5, veil = { clear: 0.7, most: 1, least: 0.35 } } = how
  // Glistens, but mirrors no window: that would look like plastic.
  const polish = Math.min(own.polish, how.clear ? 1 : 0.64)
  const material = { ...own, gloss: Math.min(own.gloss, 0.7), polish }
  return {
    ground: ({ volume }) => (volume * 1000) / (1.2 * (thick + fills / 2)),
    lay(place) {
      const { ground, random, put } = place
      const strokes = how.knife ? { strokes: strokesOf(how.knife, random) } : {}
      const thickness = { lumpy: 1.2, ...how, ...strokes, thick, fills }
      const rings = how.knife ? 40 : 24
      const { region, ends } = spilled(scaled(place.region, how.wide ?? 1.06), random, how)
      const lumps = [random.range(0, 90), random.range(0, 90)] as const
      const guessed = guessedOf(place)
      const seed = random.next()
      for (const part of [region, ...ends]) {
        const over = (below: BelowAt) =>
          thickOver(how.stays ? keptOn(part, below) : part, below, thickness, lumps, rings)
        // Until it is known what is below, a few points tell where it lies.
        const mesh = thickOver(part, guessed, thickness, lumps, 4)
        put({ mesh, over, pose: {}, seed, material, film: veil })
      }
      const { center } = region
      const reach = Math.sqrt(region.area / Math.PI)
      const isWithin = (x: number, y: number) =>
        (x - center.x) ** 2 + (y - center.y) ** 2 < reach * reach * 0.8
      raiseAll(ground, center, reach, (x, y) => (isWithin(x, y) ? thick * 0.7 : undefined))
    },
  }
}

/** The same in so many patches, each somewhere else and of another size. */
export const inPatches = (own: Form, count: number): Form => ({
  ...own,
  lay(place) {
    const { center, area } = place.region
    const reach = Math.sqrt(area / Math.PI)
    const start = place.random.range(0, 6.283)
    for (let i = 0; i < count; i++) {
      const angle = start + (i / (count - 1)) * 6.283
      const far = i === 0 ? 0 : reach * place.random.range(0.6, 0.8)
      const [x, y] = [center.x + far * Math.cos(angle), center.y + far * Math.sin(angle)]
      own.lay({ ...place, region: disc(x, y, reach * place.random.range(0.22, 0.4)) })
    }
  },
})

/** A thin smear or spoonful over what lies there. */
export const smear = (material: Material): Form => poured(material, { thick: 3, lumpy: 0.5 })

/** Clear gold: what a mm of honey lets through. */
export const honeyed: Veil = clearVeil([0.96, 0.7, 0.24])

/** A thread of syrup, oil or dressing, drawn to and fro over what lies there. */
export const drizzle = (material: Material, { wide = 1, clear = false } = {}): Form => ({
  thread: true,
  ground: ({ volume }) => Math.max(900, volume * 260),
  lay({ region, ground, random, put, volume }) {
    const reach = wide * Math.sqrt(region.area / Math.PI)
    const rows = Math.max(3, Math.min(8, Math.round(reach / 9)))
    const sway = random.range(0, 90)
    const turn = random.range(-0.6, 0.6)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const thick = Math.min(2.2, 0.8 + volume / 30) * (clear ? 1.35 : 1)
    const path: Vec[] = []
    const steps = rows * 18
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const v = (t * 2 - 1) * reach * 0.85
      const half = Math.sqrt(Math.max(0, reach * reach - v * v)) * 0.85
      const u = half * Math.sin(t * rows * Math.PI) * (0.7 + 0.6 * fractal(t * rows, sway, 2, 2))
      const [x, y] = [region.center.x + u * c - v * s, region.center.y + u * s + v * c]
      path.push([x, y, ground.rest(x, y, 3) + thick * 0.4])
    }
    // Thick where the spoon was slow, thin where it was fast, drawn out at its ends.
    const radius = (along: number) =>
      thick *
      (0.35 + 1.3 * fractal(along * rows * 1.4, sway, 5, 2)) *
      Math.min(1, 0.2 + along * 12, 0.2 + (1 - along) * 12)
    const along = (points: readonly Vec[]) => tube(points, { radius, around: 8, flat: 0.5 })
    put({
      mesh: along(path),
      over: (below) => along(path.map(([x, y]) => [x, y, below(x, y).top + thick * 0.3])),
      material,
      pose: {},
      seed: random.next(),
      ...(clear && { film: honeyed, airy: true }),
    })
  },
})

/** Cream poured in a spiral, thick and thin, over what lies there. */
export const ribbon = (material: Material): Form => ({
  ground: ({ volume }) => Math.max(900, volume * 260),
  lay({ region, ground, random, put }) {
    const { center, area } = region
    const reach = Math.sqrt(area / Math.PI)
    const start = random.range(0, 6.283)
    const path = Array.from({ length: 70 }, (_, i): Vec => {
      const angle = start + (i / 69) * 11.5
      const far = reach * (0.1 + 0.8 * (i / 69)) * (1 + 0.06 * Math.sin(angle * 1.7))
      const [x, y] = [center.x + far * Math.cos(angle), center.y + far * Math.sin(angle)]
      return [x, y, ground.at(x, y)]
    })
    const radius = (t: number) =>
      (1.7 + 0.8 * Math.sin(t * 19 + start)) * Math.min(1, (1 - t) * 7, t * 9 + 0.3)
    const along = (points: readonly Vec[]) => tube(points, { radius, flat: 0.4, around: 8 })
    put({
      mesh: along(path),
      over: (below) => along(path.map(([x, y]) => [x, y, below(x, y).top + 0.2])),
      material,
      pose: {},
      seed: random.next(),
      dry: true,
    })
  },
})

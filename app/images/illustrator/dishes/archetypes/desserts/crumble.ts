import type { Region } from '../../../core/layout.ts'
import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { grains } from '../../../forms/heaps.ts'
import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { createGround } from '../../../scene/ground.ts'
import type { Place } from '../../../scene/place.ts'
import { disc } from '../../../scene/regions.ts'
import { pad } from '../../../shapes/cuts.ts'
import { lump, rounded } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { coated, type DishPart, layPart, lazyParts } from '../parts.ts'
import { liquidOf, surfaceOf } from '../stew.ts'

export type Crumble = {
  /** Look of the fruit, and colour of its juice. */
  fruit: string
  juice: string
  /** Baked under crumbs or under rounds of biscuit dough. */
  top: 'crumbs' | 'biscuits'
}

const baked = (pale: string, gold: string, dark: string): Material =>
  material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 6 + seed * 30, v / 6, w / 6, 3)
      const own = blend(colour(pale), colour(gold), step(0.2, 0.7, n * 0.7 + 0.35 * up))
      return blend(own, colour(dark), step(0.52, 0.75, n) * 0.6)
    },
    { gloss: 0.12, polish: 0.3, glow: 0.2, bump: { height: 0.8, size: 2.2 } },
  )

type Crumbs = { sizes: readonly number[]; flat: number; covers: number; out: number }

const crumbsOf = (
  { sizes, flat, covers, out }: Crumbs,
  own: Material,
  [under, rough]: readonly [Material, number],
): Form =>
  grains(
    {
      meshes: sizes.map((size, i) =>
        uneven(lump([size, size * 0.85, size * flat], 0.45, i + 1, 8), size * 0.3, 4, i),
      ),
      material: own,
      covers,
      out,
      lean: 1.4,
    },
    { under, uneven: rough, flat: 0.35 },
  )

const crumbs = crumbsOf(
  { sizes: [6, 4.8, 3.8, 3, 2.4], flat: 0.7, covers: 30, out: 2 },
  baked('#efdaa8', '#dcae64', '#a8702f'),
  [baked('#d2a660', '#c08e48', '#94602a'), 4],
)
const biscuits = laid(
  copies({
    each: 26,
    most: 7,
    variants: 4,
    mesh: (i) =>
      uneven(
        pad(rounded(22, 20, 0.16, i + 1, 34), {
          height: 15,
          full: 2.6,
          rough: 3,
          wave: 9,
          seed: i,
        }),
        0.8,
        5,
        i,
      ),
    material: baked('#ecd3a0', '#dba95c', '#a8692c'),
  }),
  { apart: 0.86 },
)

/** A disc of crumbs from which a spoonful was taken in front, on the right: there the fruit shows. */
function scooped(radius: number): Region {
  const whole = disc(0, 0, radius)
  const outline = whole.outline.map(({ x, y }) => {
    const off = Math.atan2(y, x) + 0.85
    const bite = Math.exp(-((off / 0.62) ** 4))
    return { x: x * (1 - 0.86 * bite), y: y * (1 - 0.86 * bite) }
  })
  return { center: { x: -radius * 0.1, y: radius * 0.1 }, outline, area: whole.area * 0.86 }
}

/** A few pieces of the fruit that came up through the crumbs. */
function peep(place: Place, part: DishPart, radius: number): void {
  for (const [angle, far] of [
    [2.4, 0.5],
    [1, 0.42],
    [3.6, 0.62],
    [0.2, 0.66],
    [5.1, 0.4],
  ] as const) {
    const [x, y] = [far * radius * Math.cos(angle), far * radius * Math.sin(angle)]
    layPart(place, { ...part, name: `${part.name} ${angle}` }, disc(x, y, 14), 9)
  }
}

/** Fruit baked in its juice under crumbs or biscuits, which leave a rim of juice; in its own bowl. */
export function crumble({ fruit, juice, top }: Crumble): Form {
  const parts = lazyParts(fruit)
  const liquid = liquidOf({ liquid: juice, thick: 0.5 })
  return {
    ground: ({ volume }) => (volume * 1000) / 22,
    lay(place) {
      const { level, radius, pour } = surfaceOf(place)
      pour(liquid, { clear: 3 })
      const below = createGround(() => level - 6)
      const [part] = parts()
      const whole = coated({ ...place, ground: below }, juice, 0.3)
      if (part) layPart(whole, part, disc(0, 0, radius * 0.93), (Math.PI * radius ** 2 * 7) / 1000)
      const over = createGround(() => level - 1)
      const region =
        top === 'biscuits' ? disc(0, radius * 0.05, radius * 0.84) : scooped(radius * 0.96)
      const cover = { ...place, ground: over, region }
      const { count: _count, ...rest } = cover
      if (top === 'biscuits')
        biscuits.lay({ ...rest, grams: (region.area / 2300) * 26, volume: 60 })
      else crumbs.lay({ ...rest, volume: (region.area * 7) / 1000 })
      const seen = createGround(() => level + (top === 'biscuits' ? 1 : 3))
      if (part) peep(coated({ ...rest, ground: seen }, juice, 0.2), part, radius)
    },
  }
}

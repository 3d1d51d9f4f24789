import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { grains } from '../../../forms/heaps.ts'
import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { createGround } from '../../../scene/ground.ts'
import { disc } from '../../../scene/regions.ts'
import { pad } from '../../../shapes/cuts.ts'
import { lump, rounded } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { layPart, lazyParts } from '../parts.ts'
import { fillBowl, liquidOf } from '../stew.ts'

export type Crumble = {
  /** Look of the fruit, and colour of its juice. */
  fruit: string
  juice: string
  /** Baked under crumbs, or under rounds of biscuit dough. */
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

const crumbs = grains(
  {
    meshes: [6, 4.8, 3.8, 3, 2.4].map((size, i) =>
      uneven(lump([size, size * 0.85, size * 0.7], 0.45, i + 1, 8), size * 0.3, 4, i),
    ),
    material: baked('#dfb678', '#cf9a52', '#96602a'),
    covers: 30,
    out: 2,
    lean: 1.4,
  },
  { under: baked('#c08a48', '#b07a3a', '#8a5624'), uneven: 4, flat: 0.35 },
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

/** Fruit baked in its juice under crumbs or biscuits, which leave a rim of juice; in its own bowl. */
export function crumble({ fruit, juice, top }: Crumble): Form {
  const parts = lazyParts(fruit)
  const liquid = liquidOf({ liquid: juice, thick: 0.5 })
  return {
    ground: ({ volume }) => (volume * 1000) / 22,
    lay(place) {
      const { level, radius } = fillBowl(place, liquid, { clear: 3 })
      const below = createGround(() => level - 6)
      const [part] = parts()
      const whole = { ...place, ground: below }
      if (part) layPart(whole, part, disc(0, 0, radius * 0.93), (Math.PI * radius ** 2 * 7) / 1000)
      const over = createGround(() => level - 1)
      const region = disc(radius * 0.04, radius * 0.07, radius * 0.82)
      const cover = { ...place, ground: over, region }
      const { count: _count, ...rest } = cover
      if (top === 'crumbs') crumbs.lay({ ...rest, volume: (region.area * 8) / 1000 })
      else biscuits.lay({ ...rest, grams: (region.area / 1500) * 26, volume: 60 })
    },
  }
}

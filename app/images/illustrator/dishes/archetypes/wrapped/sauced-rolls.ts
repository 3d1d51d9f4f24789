import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { liquidSkin } from '../../../forms/liquid-skin.ts'
import { poured, putPool } from '../../../forms/liquids.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { withCoords } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { disc, flowing } from '../../../scene/regions.ts'
import { tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { sauceOf } from '../mixed.ts'

export type Sauced = {
  /** Colours of the sauce, dark and light. */
  sauce: readonly [dark: string, light: string]
  /** Share of it under melted cheese, 0 to 1. */
  cheese?: number
  /** Grams of one. */
  each?: number
}

/** Bread rolled up, its ends bare, the rest under sauce with patches of melted and browned cheese. */
const saucedSkin = ({ sauce: [dark, light], cheese = 0 }: Sauced): Material =>
  material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 8 + seed * 30, v / 8, w / 8, 3)
      const dough = blend(colour('#d9a758'), colour('#edcf92'), n)
      const sauced = blend(colour(dark), colour(light), step(0.25, 0.75, n))
      const scorched = blend(dough, colour('#a8692c'), 0.6 * step(0.55, 0.75, n))
      const covered =
        1 - step(cheese > 0 ? 50 : 37, cheese > 0 ? 56 : 43, Math.abs(u) + (n - 0.5) * 22)
      const melted = step(
        0.62 - 0.3 * cheese,
        0.7 - 0.3 * cheese,
        fractal(u / 15, v / 11, seed * 9, 3),
      )
      const browned = (1 - step(0.15, 0.4, cells(u / 7, v / 7, seed * 5))) * 0.6
      const gratin = blend(colour('#f2d490'), colour('#b06a28'), browned)
      const top = cheese > 0 ? blend(sauced, gratin, melted * step(10, 18, w)) : sauced
      return blend(scorched, top, covered)
    },
    { gloss: 0.5, polish: 0.55, glow: 0.2, bump: { height: 0.6, size: 4 } },
  )

const length = 126

const mesh = (seed: number) =>
  uneven(
    withCoords(
      tube(
        Array.from({ length: 25 }, (_, i): Vec => [(i / 24 - 0.5) * length, 0, 15]),
        {
          radius: (t) => 18.5 * Math.min(1, (Math.min(t, 1 - t) + 0.05) * 9) ** 0.3,
          flat: 0.78,
          around: 26,
        },
      ),
      (at) => at,
    ),
    1.8,
    14,
    seed,
  )

/** Rolled breads side by side in their sauce, which also lies over their middle: enchiladas, cannelloni. */
export function saucedRolls(spec: Sauced): Form {
  const [dark, light] = spec.sauce
  const below = liquidSkin({ liquid: light, clouds: dark, thick: 0.8, grain: 0.5 })
  const over = poured(sauceOf([dark, light], 1), { thick: 3.4, lumpy: 1 })
  const rolls = rowed(
    {
      ...copies({ each: spec.each ?? 90, mesh, material: saucedSkin(spec), variants: 4, most: 8 }),
      length,
      width: 35,
    },
    { most: 5, apart: 1.02, askew: 0.04, turn: 0.4 },
  )
  return {
    ...rolls,
    ground: (amount) => rolls.ground(amount) * 1.1,
    lay(place) {
      const { center, area } = place.region
      const reach = Math.sqrt(area / Math.PI)
      const pool = flowing(disc(center.x, center.y, reach * 0.9), place.random.fork('sauce'))
      putPool({ ...place, region: pool }, below, 3, 0.5)
      rolls.lay(place)
      const band = disc(center.x, center.y, reach * 0.46)
      if (!spec.cheese) over.lay({ ...place, region: band, random: place.random.fork('over') })
    },
  }
}

import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { withCoords } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'

export type Sauced = {
  /** Colours of the sauce, dark and light. */
  sauce: readonly [dark: string, light: string]
  /** Share of it under melted cheese, 0 to 1. */
  cheese?: number
  /** Grams of one. */
  each?: number
}

/** Bread rolled up, its ends bare, the rest under sauce with patches of melted and browned cheese. */
const saucedSkin = ({ sauce: [dark, light], cheese = 0.4 }: Sauced): Material =>
  material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 8 + seed * 30, v / 8, w / 8, 3)
      const dough = blend(colour('#d9a758'), colour('#edcf92'), n)
      const sauced = blend(colour(dark), colour(light), step(0.25, 0.75, n))
      const covered = 1 - step(46, 52, Math.abs(u) + (n - 0.5) * 26)
      const melted = step(
        0.62 - 0.3 * cheese,
        0.7 - 0.3 * cheese,
        fractal(u / 15, v / 11, seed * 9, 3),
      )
      const browned = (1 - step(0.15, 0.4, cells(u / 7, v / 7, seed * 5))) * 0.6
      const gratin = blend(colour('#f2d490'), colour('#b06a28'), browned)
      const top = blend(sauced, gratin, melted * step(10, 18, w))
      return blend(dough, top, covered)
    },
    { gloss: 0.5, polish: 0.55, glow: 0.2, bump: { height: 0.6, size: 4 } },
  )

const mesh = (seed: number) =>
  uneven(
    withCoords(
      tube(
        Array.from({ length: 25 }, (_, i): Vec => [(i / 24 - 0.5) * 134, 0, 16]),
        {
          radius: (t) => 20 * Math.min(1, (Math.min(t, 1 - t) + 0.05) * 9) ** 0.3,
          flat: 0.8,
          around: 26,
        },
      ),
      (at) => at,
    ),
    1.6,
    14,
    seed,
  )

/** Rolled breads side by side under sauce: enchiladas. */
export const saucedRolls = (spec: Sauced): Form =>
  rowed(
    {
      ...copies({ each: spec.each ?? 115, mesh, material: saucedSkin(spec), variants: 4, most: 8 }),
      length: 134,
      width: 38,
    },
    { most: 5, apart: 1, askew: 0.04 },
  )

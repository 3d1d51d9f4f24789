import type { Poured } from '../../forms/liquids.ts'
import { blend, type Colour, colour, cookedRed, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'

/** A sauce of two colours, with bits of others in it; reds are those of a pan. */
export const sauce = (
  dark: string,
  light: string,
  bits: readonly string[] = [],
  gloss = 0.75,
): Material => sauceIn([cookedRed(colour(dark)), cookedRed(colour(light))], bits.map(colour), gloss)

/** Ketchup keeps its red, which is brighter than that of cooked tomatoes. */
export const ketchupSauce = sauceIn([colour('#a01a0e'), colour('#bd2a18')], [], 0.75)

function sauceIn(
  [a, b]: readonly [Colour, Colour],
  specks: readonly Colour[],
  gloss: number,
): Material {
  return material(
    ({ u, v, w, seed }) => {
      const base = blend(a, b, fractal(u / 8 + seed * 9, v / 8, w / 8, 2))
      if (specks.length === 0) return base
      const ragged = 0.3 * (fractal(u / 1.6, v / 1.6, 5, 2) - 0.5)
      const near = 0.75 * (1 - step(0.14, 0.36, cells(u / 5, v / 5, w / 5) + ragged))
      const which =
        Math.floor(fractal(u / 4.5 + 7, v / 4.5, 3, 1) * 3 * specks.length) % specks.length
      return blend(base, specks[which] ?? base, near)
    },
    {
      gloss: 0.8 * gloss,
      polish: 0.5,
      glow: 0.3,
      grain: 0,
      bump: { height: specks.length > 0 ? 0.9 : 0.3, size: 3.4 },
    },
  )
}

/** How a sauce lies on what it is spooned over: thinner towards its ragged edge, where it sinks in. */
export const wetting: Poured = {
  thick: 2.6,
  fills: 5,
  bares: 2.5,
  waves: 0.13,
  ragged: 3,
  wide: 0.94,
  fades: 0.84,
  veil: { clear: 0.45, most: 1, least: 0.4 },
}

import { flatDough } from '../dishes/archetypes/wrapped/dough.ts'
import { copies } from '../forms/copies.ts'
import { fanned, pile } from '../forms/pieces.ts'
import { blend, colour, step } from '../render/colour.ts'
import { material } from '../render/material.ts'
import { cells, fractal } from '../render/noise.ts'
import { pad, slice } from '../shapes/cuts.ts'
import { rounded } from '../shapes/shapes.ts'
import { block, uneven } from '../shapes/small-cuts.ts'
import { goldenDough } from './golden-dough.ts'
import { type Look, look } from './look.ts'

/** Rice that was fried together to a crust: grains side by side, golden, brown where the pot was hottest. */
const fusedRice = material(
  ({ u, v, w, seed }) => {
    const grain = cells(u / 4.2 + seed * 30, v / 2.6, w / 3)
    const heat = fractal(u / 15 + seed * 20, v / 15, w / 15, 3)
    const own = blend(colour('#f0c455'), colour('#c8801c'), step(0.3, 0.62, heat))
    const dark = blend(own, colour('#7a3c0c'), step(0.6, 0.8, heat) * 0.7)
    return blend(dark, colour('#8a5010'), step(0.45, 0.75, grain) * 0.55)
  },
  { gloss: 0.45, polish: 0.5, glow: 0.25, bump: { height: 0.8, size: 2.4, crust: 0.4 } },
)

/** White cheese with the bars of a grill on its faces. */
const grilledCheese = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 9 + seed * 9, v / 9, w / 9, 3)
    const own = blend(colour('#f6ecd2'), colour('#e2b765'), step(0.45, 0.75, n))
    const bar = Math.abs((((u + 0.4 * v) / 11 + 40) % 1) - 0.5)
    const char = (1 - step(0.12, 0.22, bar + 0.1 * (n - 0.5))) * step(0.5, 0.8, up)
    return blend(own, colour('#7a4218'), 0.8 * char)
  },
  { gloss: 0.35, polish: 0.4, glow: 0.3, bump: { height: 0.4, size: 4 } },
)

/** Crusts and cut breads that are parts of dishes. */
export const extraCrusts: readonly Look[] = [
  look(
    'tahdig crust',
    pile(
      copies({
        each: 15,
        mesh: (i) =>
          uneven(
            slice(rounded(24 - 3 * (i % 3), 18 + 2 * (i % 2), 0.3, i + 2, 40), { thick: 5 }),
            2.2,
            9,
            i,
          ),
        material: fusedRice,
        variants: 5,
        most: 9,
      }),
      { lean: 0.3, steep: 0.5 },
    ),
    { density: 0.6 },
  ),
  look(
    'mandarin pancake',
    fanned(
      copies({
        each: 14,
        mesh: (i) => uneven(slice(rounded(36, 34, 0.03, i, 44), { thick: 1.8 }), 2.2, 16, i),
        material: flatDough('#f0e2c0', '#b98a50'),
        variants: 3,
        most: 6,
      }),
      { overlap: 0.62, lean: 0.12 },
    ),
    { density: 0.5 },
  ),
  look(
    'small tortilla',
    fanned(
      copies({
        each: 20,
        mesh: (i) => uneven(slice(rounded(46, 44, 0.03, i, 44), { thick: 2 }), 2.6, 18, i),
        material: flatDough('#ecd9ae', '#a8703a'),
        variants: 3,
        most: 4,
      }),
      { overlap: 0.72, lean: 0.08 },
    ),
    { density: 0.9 },
  ),
  look(
    'halloumi stick',
    fanned(
      copies({
        each: 18,
        mesh: (i) => uneven(block(46, 26, 10, 2.2), 0.8, 9, i),
        material: grilledCheese,
        variants: 4,
        most: 8,
      }),
      { overlap: 0.4, lean: 0.35 },
    ),
    { density: 0.95 },
  ),
  look(
    'breaded eggplant slice',
    fanned(
      copies({
        each: 40,
        mesh: (i) =>
          pad(rounded(40 - 2 * (i % 3), 34, 0.07, i, 44), {
            height: 11,
            full: 5,
            rough: 2,
            wave: 8,
            seed: i,
          }),
        material: goldenDough('#a8662a', '#d69a48'),
        variants: 4,
        most: 8,
      }),
      { overlap: 0.42, lean: 0.3 },
    ),
    { density: 0.6 },
  ),
]

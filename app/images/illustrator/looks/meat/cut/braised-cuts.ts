import { copies } from '../../../forms/copies.ts'
import { pile } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import type { Mesh } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { braised } from '../../../shapes/braised.ts'
import { tube } from '../../../shapes/shapes.ts'
import { type Look, look } from '../../look.ts'
import { crumbPaint, crumbs } from '../crumbs.ts'
import { kept, part, simple } from '../pieces.ts'
import { braisedMeat } from './braised.ts'

const tender = {
  gloss: 0.28,
  polish: 0.27,
  glow: 0.14,
  grain: 0.7,
  bump: { height: 0.26, size: 1.1 },
}

const largeHalf = [19, 16, 13] as const
const lamb = material(
  braisedMeat({
    outside: '#8a5a3a',
    inside: '#bf9270',
    gap: '#56301b',
    fat: '#e8d2ac',
    half: largeHalf,
  }),
  tender,
)
const large = kept(5, (seed) => {
  const k = [1.05, 0.84, 0.96, 1.12, 0.9][seed % 5] ?? 1
  return braised([largeHalf[0] * k, largeHalf[1] * k, largeHalf[2] * k], seed + 30, 28)
})

const ribHalf = [20, 13, 9] as const
/** Boiled beef is grey-brown. */
const boiled = material(
  braisedMeat({
    outside: '#936f52',
    inside: '#bd9a78',
    gap: '#6b4a34',
    fat: '#ead7b4',
    half: ribHalf,
    seared: 0.7,
  }),
  tender,
)
const onRib = kept(4, (seed) => braised([ribHalf[0], ribHalf[1], ribHalf[2]], seed + 40, 26))
/** A rib that was sawn through: its ends are flat. */
const rib = tube(
  Array.from({ length: 7 }, (_, i) => [i * 9 - 27, -0.012 * (i * 9 - 27) ** 2, 0] as const),
  { radius: (t) => 6.2 + 1.6 * Math.abs(2 * t - 1) ** 3, flat: 0.8, around: 16 },
)
const [white, marrow] = [colour('#e3cfa6'), colour('#b08a60')]
/** How dark the marrow makes the sawn ends of a rib. */
const end = (along: number) => 0.75 * Math.max(1 - step(0, 0.6, along), step(53.6, 54.2, along))
const sawn = material(
  ({ u, v, round, seed }) => {
    const n = fractal(u / 14 + seed * 9, (v * round) / 4, seed, 2)
    return blend(white, marrow, Math.max(0.45 * step(0.5, 0.75, n), end(u)))
  },
  { gloss: 0.4, polish: 0.44, glow: 0.3 },
)

/** Meat that is cooked until it is tender, in larger pieces than those of a stew. */
export const braisedCuts: readonly Look[] = [
  look(
    'browned mince crumb',
    pile(
      copies({
        each: 0.5,
        variants: 8,
        most: 120,
        mesh: (i) => crumbs[i % crumbs.length] as Mesh,
        material: material(crumbPaint('#6e3a1c', '#b0703e'), {
          gloss: 0.28,
          polish: 0.45,
          bump: { height: 0.5, size: 1.3 },
        }),
      }),
      { steep: 0.5 },
    ),
    { density: 0.7 },
  ),
  look(
    'pulao lamb, large lamb piece',
    pile(
      simple({
        each: 24,
        radius: 18,
        height: 22,
        lift: 10,
        variants: 6,
        mesh: large,
        material: lamb,
      }),
    ),
  ),
  look(
    'soup rib, boiled beef rib',
    pile(
      {
        each: 34,
        variants: 4,
        make(random) {
          const seed = random.next()
          return {
            bodies: [
              part(onRib(seed), boiled, { at: [1, 5, 12], turn: random.range(-0.15, 0.15) }, seed),
              part(rib, sawn, { at: [0, -4, 8] }, seed),
            ],
            radius: 24,
            height: 23,
          }
        },
      },
      { lean: 0.25 },
    ),
    { density: 0.8 },
  ),
]

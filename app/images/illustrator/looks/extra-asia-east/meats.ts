import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { oblong } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { simple } from '../meat/pieces.ts'
import { bits } from './bits.ts'

/** Crisp pieces in a shining glaze: batter under a dark syrup, lighter on its bumps. */
const glazed = (dark: string, light: string): Material =>
  material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 5 + seed * 30, v / 5, w / 5, 3)
      return blend(colour(dark), colour(light), step(0.3, 0.72, n))
    },
    { gloss: 0.95, polish: 0.62, glow: 0.25, bump: { height: 0.9, size: 4 } },
  )

const nubs = (i: number) =>
  uneven(
    chunk([16 + (i % 3) * 2, 12, 10], { seed: i, rough: 0.28, detail: 13, boxy: 2.4 }),
    1.2,
    6,
    i,
  )

/** A cutlet cut in strips that still lie together, with a gap at each cut; mm. */
export function katsu(seed: number): Mesh {
  const strips = Array.from({ length: 6 }, (_, i) => {
    const x = i * 15 - 37.5
    const half = 30 * Math.sqrt(Math.max(0.3, 1 - (x / 52) ** 2))
    const mesh = uneven(prism(oblong(13.6, half * 2, 5), 15, 2.4), 1.2, 6, seed + i)
    return reshape(mesh, ([a, b, z]) => [a + x, b + (i % 2), z + (i % 3) * 0.6])
  })
  const whole = join(strips)
  return { ...whole, coords: whole.positions }
}

/** Meat and poultry as sliced and glazed for bowls and woks. */
export const cutMeats: readonly Look[] = [
  bits('glazed orange chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#a9440e', '#e08a2c'),
    density: 0.75,
  }),
  bits('glazed red chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#7c1d0e', '#c04a20'),
    density: 0.75,
  }),
  bits('glazed brown chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#7a3f12', '#c98232'),
    density: 0.75,
  }),
  bits('sweet and sour nub', {
    each: 18,
    mesh: nubs,
    material: glazed('#c03a18', '#ec8a3c'),
    density: 0.75,
  }),
  bits('soup chicken chunk', {
    each: 7,
    mesh: (i) => uneven(block(22 + (i % 3) * 3, 15 + (i % 2) * 2, 11, 2.4), 2.2, 8, i),
    material: material(
      ({ u, v, w, seed }) =>
        blend(colour('#d6b483'), colour('#f0dcb6'), fractal(u / 9 + seed * 9, v / 2.2, w / 3, 2)),
      { gloss: 0.35, glow: 0.3, bump: { height: 0.7, size: 3 } },
    ),
    density: 0.65,
  }),
  look(
    'crisp cutlet slice, sliced katsu, katsu slice',
    laid(
      simple({
        each: 150,
        radius: 48,
        height: 20,
        variants: 2,
        mesh: (seed) => katsu(seed),
        material: material(
          ({ u, v, w, seed }) => {
            const n = fractal(u / 2.4 + seed * 9, v / 2.4, w / 2.4, 3)
            const crumb = blend(colour('#b06c22'), colour('#e4ab54'), step(0.3, 0.7, n))
            const cut = Math.abs(((u + 60) % 15) - 7.5)
            return blend(crumb, colour('#f0dfc0'), (1 - step(0.6, 1.3, 7.5 - cut)) * 0.85)
          },
          { gloss: 0.2, glow: 0.2, bump: { height: 1.2, size: 2.6 } },
        ),
      }),
      { apart: 0.9, turned: 0.4, facing: 0.25 },
    ),
    { density: 0.7 },
  ),
]

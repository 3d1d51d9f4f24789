import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { oblong, rounded } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { simple } from '../meat/pieces.ts'
import { bits, strip } from './bits.ts'

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

const beefSlice = (from: string, to: string): Material =>
  material(
    ({ u, v, w, seed }) => {
      const grain = fractal(u / 14 + seed * 9, v / 1.8, w / 3, 2)
      return blend(colour(from), colour(to), grain)
    },
    { gloss: 0.5, polish: 0.4, glow: 0.2, bump: { height: 0.5, size: 2.5 } },
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
  bits('beef slice, stir fried beef, beef strip, bulgogi beef', {
    each: 7,
    mesh: strip(34, 17, 4),
    material: beefSlice('#4e2a18', '#8a5736'),
    density: 0.65,
  }),
  bits('rare beef slice', {
    each: 8,
    mesh: (i) => uneven(prism(rounded(24, 15, 0.2, i, 26), 2.4, 0.7), 1.3, 9, i),
    material: material(
      ({ u, v, w, seed }) => {
        const grain = fractal(u / 9 + seed * 9, v / 2, w / 3, 2)
        const meat = blend(colour('#8a4e3c'), colour('#b9826c'), grain)
        const out = Math.hypot(u / 25, v / 14) + (grain - 0.5) * 0.3
        return blend(meat, colour('#8a6a4e'), step(0.6, 0.95, out))
      },
      { gloss: 0.55, polish: 0.45, glow: 0.3 },
    ),
    density: 0.65,
    lean: 0.14,
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
  bits('red pork slice', {
    each: 9,
    mesh: (i) => uneven(block(34, 20, 4, 1.2), 1, 10, i),
    material: material(
      ({ u, v, w, seed }) => {
        const edge = Math.max(Math.abs(u) / 17, Math.abs(v) / 10)
        const meat = blend(
          colour('#c98a72'),
          colour('#dfae94'),
          fractal(u / 4, v / 2 + seed * 9, w, 2),
        )
        return blend(
          meat,
          colour('#8c2016'),
          step(0.72, 0.93, edge + 0.1 * fractal(u / 3, v / 3, 2, 1)),
        )
      },
      { gloss: 0.7, polish: 0.5, glow: 0.25 },
    ),
    density: 0.65,
    lean: 0.35,
  }),
  bits('chicken slice, poached chicken, sliced chicken, white chicken slice', {
    each: 10,
    mesh: (i) => uneven(block(40, 18, 6, 2), 1.2, 9, i),
    material: material(
      ({ u, v, w, seed }) =>
        blend(colour('#dfc49c'), colour('#f4e5cb'), fractal(u / 10 + seed * 9, v / 2.4, w / 3, 2)),
      { gloss: 0.35, glow: 0.3, bump: { height: 0.4, size: 2.6 } },
    ),
    density: 0.65,
    lean: 0.3,
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

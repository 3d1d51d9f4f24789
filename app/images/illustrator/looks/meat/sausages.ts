import { laid, pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import { slice } from '../../shapes/cuts.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, rimmed, speckled } from './browning.ts'
import { own } from './joints.ts'
import { simple, simpleLong } from './pieces.ts'

/** A curved link with pinched ends. */
const linkMesh = (length: number, radius: number, bend: number): Mesh => {
  const path = Array.from({ length: 19 }, (_, i) => {
    const t = i / 18
    return [(t - 0.5) * length, bend * (1 - (2 * t - 1) ** 2), 0] as const
  })
  const body = tube(path, {
    radius: (t) => Math.max(1.4, radius * Math.min(1, (1 - Math.abs(2 * t - 1) ** 7) ** 0.5 + 0.1)),
    around: 22,
  })
  const knot = (side: number) =>
    tube(
      [
        [side * (length / 2 - 0.5), 0, 0],
        [side * (length / 2 + 3), -1, 0],
      ],
      { radius: (t) => 1.3 + t * 1.3, around: 8 },
    )
  return own(join([body, knot(-1), knot(1)]))
}

const casing = (paint: Paint) =>
  material(paint, { gloss: 0.7, polish: 0.5, glow: 0.25, bump: { height: 0.18, size: 2.2 } })

const links = (each: number, length: number, radius: number, paint: Paint, bend = 9) =>
  rowed(
    simpleLong({
      length,
      width: radius * 2.1,
      each,
      height: radius * 1.9,
      lift: radius,
      variants: 3,
      mesh: (seed) => linkMesh(length, radius, bend * (0.7 + (seed % 1) * 0.5)),
      material: casing(paint),
    }),
  )

const pork = browned({ flesh: '#c98a58', brown: '#a35f31', dark: '#5a2a12', size: 14, more: 0.1 })
const white = browned({ flesh: '#dcb98d', brown: '#bd8a54', dark: '#7b4a22', size: 14 })
const smoked = browned({ flesh: '#b5603c', brown: '#974426', dark: '#5a2412', size: 18, more: 0.1 })
const red = browned({ flesh: '#a8462a', brown: '#8c321b', dark: '#4e180c', size: 12, more: 0.2 })
const frank = mottled('#c06a48', '#a84f30', 22)

/** Slices of a sausage: coarse meat inside a browned skin. */
const coins = (each: number, radius: number, meat: string, fat: string, skin: Paint) =>
  pile(
    simple({
      each,
      radius,
      height: 7,
      variants: 5,
      mesh: (seed) => slice(rounded(radius, radius * 1.15, 0.03, seed, 26), { thick: 7, edge: 1 }),
      material: material(rimmed(coarse(meat, fat), skin), {
        gloss: 0.5,
        polish: 0.4,
        glow: 0.2,
        bump: { height: 0.3, size: 1.8 },
      }),
    }),
    { lean: 0.5 },
  )

const coarse = (meat: string, fat: string): Paint => {
  const [a, b] = [colour(meat), colour(fat)]
  return ({ u, v, seed }) =>
    blend(a, b, 0.85 * step(0.5, 0.72, noise(u / 2.2 + seed * 30, v / 2.2, 4)))
}

const blood = casing(mottled('#2c1712', '#43241b', 9))

export const sausageLooks: readonly Look[] = [
  look(
    'sausage, pork sausage, breakfast sausage, sausage link, banger, meatless sausage',
    links(50, 92, 12, pork),
  ),
  look(
    'italian sausage, merguez, boerewors, south african sausage',
    links(
      75,
      112,
      14,
      browned({ flesh: '#b8713f', brown: '#8f4d27', dark: '#4a1f0d', size: 12, more: 0.2 }),
    ),
  ),
  look(
    'bratwurst, weisswurst, chicken sausage, white sausage',
    links(85, 122, 14.5, barred(white, { char: '#4a2410', every: 19, wide: 3.6 }), 13),
  ),
  look(
    'hot dog sausage, frankfurter, wiener, frankfurt, vienna sausage',
    links(48, 128, 10.5, frank, 6),
  ),
  look(
    'kielbasa, smoked sausage, beef sausage, andouille, polish sausage',
    links(90, 132, 14, barred(smoked, { char: '#33130a', every: 21, wide: 3.4, angle: 0.4 }), 18),
  ),
  look(
    'chorizo, chorizo sausage, longaniza',
    links(60, 104, 12.5, speckled(red, '#d67a42', 6, 0.2), 14),
  ),
  look(
    'sausage slice, sausage chunk, sliced sausage, kielbasa slice, hot dog slice',
    coins(8, 13, '#c78a68', '#e3bf9d', pork),
  ),
  look('chorizo chunk, spicy sausage slice', coins(7, 12.5, '#a8442b', '#dd9a63', red)),
  look(
    'blood sausage, black pudding, morcilla',
    laid(
      simple({
        each: 30,
        radius: 21,
        height: 10,
        mesh: (seed) => slice(rounded(22, 21, 0.04, seed), { thick: 10, edge: 1.5 }),
        material: { ...blood, paint: speckled(blood.paint, '#b39a80', 5, 0.2) },
      }),
    ),
  ),
  look(
    'liver, chicken liver, beef liver, kidney, gizzard, beef heart, sweetbread, chicken heart',
    pile(
      simple({
        each: 24,
        radius: 16,
        height: 17,
        lift: 8,
        variants: 6,
        mesh: (seed) => lump([20, 14, 8.5], 0.35, seed, 16, 1.5),
        material: material(
          browned({ flesh: '#7a4a38', brown: '#5c3122', dark: '#32170e', size: 10, more: 0.2 }),
          { gloss: 0.55, polish: 0.45, bump: { height: 0.2, size: 3 } },
        ),
      }),
      { lean: 0.3 },
    ),
  ),
]

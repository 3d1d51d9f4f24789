import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { pile } from '../../forms/pieces.ts'
import { strands } from '../../forms/strands.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { lump, rounded } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { glazed, moist, roundFace } from './paints.ts'

const plantainFace = roundFace({
  radius: 18,
  skin: '#b9832c',
  flesh: '#dfb450',
  core: '#cf9a3c',
  reach: 0.3,
  rind: 0.6,
})
const slice = (i: number, thick: number) =>
  uneven(prism(rounded(26 - (i % 3) * 1.5, 14 + (i % 2), 0.06, i, 30), thick, 1.6), 0.7, 10, i)
const slices = (paint: Paint) =>
  pile(copies({ each: 13, mesh: (i) => slice(i, 9), material: glazed(paint) }), { lean: 0.25 })

/** Golden where it is soft, brown along its edges, where its sugar caught, and in a few places within. */
const caramelised: Paint = (spot) => {
  const { u, v, w, up, seed } = spot
  const n = fractal(u / 9 + seed * 31, v / 7, w / 7, 2)
  const far = Math.hypot(u / 25, v / 14.5) + 0.3 * (n - 0.5)
  const seeds = 1 - step(0.16, 0.34, Math.hypot(u / 25, v / 14.5) + 0.12 * (n - 0.5))
  const own = blend(blend(gold[0], gold[1], step(0.3, 0.7, n)), gold[2], 0.35 * seeds)
  const hot = Math.max(step(0.62, 0.98, far), 0.9 * step(0.56, 0.72, n))
  return blend(own, up > 0.4 ? gold[3] : gold[4], hot * 0.85)
}
const gold = ['#e0a23a', '#efbf5c', '#c98a30', '#9c5418', '#7a3c10'].map((hex) => colour(hex)) as [
  Colour,
  Colour,
  Colour,
  Colour,
  Colour,
]
/** Soft slices that lie flat, each bent over those below. */
const fried = draped(
  copies({
    each: 13,
    mesh: (i) => slice(i, 7),
    material: glazed(caramelised, { gloss: 0.42, polish: 0.5 }),
  }),
  { stiff: 0.55, steep: 0.5 },
)

export const southernLooks: readonly Look[] = [
  look(
    'plantain, boiled plantain, green plantain',
    byCooking({ any: slices(plantainFace), fried }),
    { density: 0.6 },
  ),
  look('fried plantain, maduro, tostone', fried, { density: 0.6 }),
  look(
    'hominy, pozole corn',
    pile(
      copies({
        each: 0.8,
        mesh: (i) => lump([6, 5.4, 4], 0.16, i, 8),
        material: moist(mottled('#ded3b2', '#f0e8d0', 4)),
        most: 150,
      }),
    ),
    { density: 0.7 },
  ),
  look(
    'nopal, cactus, nopale',
    pile(
      copies({
        each: 3,
        mesh: (i) => uneven(block(46, 8, 4, 1), 0.8, 9, i),
        material: glazed(mottled('#5a7030', '#7f934c', 7)),
      }),
      { lean: 0.25 },
    ),
    { density: 0.6 },
  ),
  look(
    'jicama, heart of palm, palm heart',
    pile(
      copies({
        each: 7,
        mesh: (i) => uneven(prism(rounded(11, 11, 0.03, i, 22), 15, 1), 0.4, 9, i),
        material: moist(
          roundFace({ radius: 11, skin: '#e2d8b4', flesh: '#efe8d0', core: '#e2d9b8' }),
        ),
      }),
    ),
    { density: 0.6 },
  ),
  look(
    'tomatillo',
    pile(
      copies({
        each: 34,
        mesh: (i) => lump([19, 19, 17], 0.05, i, 18),
        material: moist(mottled('#7f9a3c', '#a9b95c', 9), { gloss: 0.4 }),
      }),
    ),
    { density: 0.6 },
  ),
  look(
    'spaghetti squash',
    strands({
      material: material(mottled('#d9a83a', '#ecc96c', 9), { gloss: 0.3, glow: 0.5 }),
      radius: 1.1,
      length: 60,
      curl: 0.7,
      own: '#e0b44c',
      gap: '#a87a24',
      together: 2,
    }),
    { density: 0.6 },
  ),
]

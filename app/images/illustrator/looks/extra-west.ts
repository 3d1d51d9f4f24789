import { copies } from '../forms/copies.ts'
import { mound } from '../forms/heaps.ts'
import { fanned, laid, pile } from '../forms/pieces.ts'
import { blend, colour, step } from '../render/colour.ts'
import { material, mottled } from '../render/material.ts'
import { cells, fractal } from '../render/noise.ts'
import { chunk, pad, slice } from '../shapes/cuts.ts'
import { lump, rounded } from '../shapes/shapes.ts'
import { bent, block, uneven } from '../shapes/small-cuts.ts'
import { cracked, seedsOver } from './leaves/chopped.ts'
import { type Look, look } from './look.ts'

const meltedCheese = (pale: string, brown: string) =>
  material(
    ({ u, v, seed }) => {
      const n = fractal(u / 12 + seed * 30, v / 12, 3, 3)
      const spots = 1 - step(0.1, 0.46, cells(u / 11 + seed * 9, v / 11, 4))
      return blend(
        blend(colour(pale), colour('#f2dc9c'), n),
        colour(brown),
        spots * step(0.36, 0.6, n) * 0.85,
      )
    },
    { gloss: 0.65, polish: 0.52, glow: 0.35, bump: { height: 0.6, size: 6 } },
  )

/** Blue cheese that melted: pale, with grey-blue veins and spots of mould. */
const moldy = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 5 + seed * 30, v / 5, 3, 3)
    const vein = 1 - step(0.03, 0.1, Math.abs(n - 0.5))
    const spot = 1 - step(0.2, 0.4, cells(u / 6 + seed * 9, v / 6, 4))
    const own = blend(colour('#f3e6bf'), colour('#e3cf98'), n)
    return blend(own, colour('#34505e'), 0.95 * Math.max(vein * step(0.35, 0.6, spot + n), spot))
  },
  { gloss: 0.6, polish: 0.52, glow: 0.35, bump: { height: 0.6, size: 5 } },
)

/** Cheese that melted to a soft pool. Mm. */
const melted = (long: number, wide: number, height: number, seed: number) =>
  pad(rounded(long, wide, 0.26, seed, 44), { height, full: 4, rough: 1.1, wave: 10, seed })

const piled = (words: string, spec: Parameters<typeof copies>[0], density = 0.7): Look =>
  look(words, pile(copies(spec), { lean: 0.4 }), { density })

/** Meat cut across the shank, the bone with its marrow in the middle. */
/** Small parts of dishes of Europe, the Americas and the Middle East. */
export const extraWest: readonly Look[] = [
  look(
    'black pepper, cracked pepper, peppercorn',
    seedsOver([1.1, 0.9, 0.7], ['#241c16', '#4a3c30'], { ...cracked, each: 0.015, most: 80 }),
    { role: 'garnish', density: 0.5 },
  ),
  piled('ham cube, diced ham, gammon cube', {
    each: 2.4,
    mesh: (i) => uneven(block(13, 12, 8, 1.5), 1.2, 7, i),
    material: material(mottled('#cf857c', '#eab8ac', 7), { gloss: 0.45, glow: 0.4 }),
  }),
  look(
    'garlic slice, fried garlic slice',
    pile(
      copies({
        each: 0.6,
        mesh: (i) => slice(rounded(6.5, 4.2, 0.15, i, 20), { thick: 1.3 }),
        material: material(mottled('#d9b464', '#f2e2b4', 4), { gloss: 0.4, glow: 0.5 }),
      }),
      { lean: 0.5 },
    ),
    { role: 'garnish', density: 0.6 },
  ),
  look(
    'melted mozzarella, melted cheese, gratin cheese',
    laid(
      copies({
        each: 9,
        variants: 4,
        // It ran: round lobes, thick and round at their edge.
        mesh: (i) => melted(21 + (i % 3) * 5, 17 + (i % 2) * 3, 3.8, i + 1),
        material: meltedCheese('#f3d68c', '#a8601c'),
      }),
      { apart: 0.66 },
    ),
    { density: 0.95 },
  ),
  piled('cornichon slice, sliced cornichon', {
    each: 1.4,
    mesh: (i) => slice(rounded(6.5, 6, 0.05, i, 18), { thick: 2.6 }),
    material: material(mottled('#7d8c36', '#a9b058', 5), { gloss: 0.6, glow: 0.4 }),
  }),
  piled('fried plantain slice, tajada', {
    each: 13,
    mesh: (i) => uneven(slice(rounded(31, 13, 0.06, i, 30), { thick: 7, edge: 2 }), 1, 10, i),
    material: material(
      ({ u, v, seed }) => {
        const n = fractal(u / 8 + seed * 20, v / 8, 3, 3)
        return blend(colour('#e3a83c'), colour('#8a4418'), step(0.42, 0.7, n))
      },
      { gloss: 0.6, polish: 0.45, glow: 0.3 },
    ),
  }),
  piled('plain omelette strip, dough noodle, spaetzle, spatzle', {
    each: 1.6,
    variants: 6,
    most: 150,
    mesh: (i) =>
      bent(
        uneven(lump([11 + (i % 3) * 3, 3, 2.6], 0.3, i + 2, 10, 2), 1.1, 5, i),
        4 * ((i % 3) - 1),
        2,
      ),
    material: material(mottled('#e3c06a', '#f3dc9a', 6), { gloss: 0.4, glow: 0.45 }),
  }),
  piled('ham piece, baked ham piece', {
    each: 2.6,
    mesh: (i) => uneven(block(19 + (i % 3) * 2, 15, 1.8, 0.7), 2.2, 9, i),
    material: material(
      ({ u, v, seed }) => {
        const n = fractal(u / 5 + seed * 20, v / 5, seed * 9, 3)
        const own = blend(colour('#cc7a70'), colour('#eab2a4'), step(0.3, 0.7, n))
        return blend(own, colour('#9a4a30'), 0.5 * step(6.5, 9, Math.abs(u) + 4 * (n - 0.5)))
      },
      { gloss: 0.45, polish: 0.45, glow: 0.4 },
    ),
  }),
  piled('pineapple piece, baked pineapple', {
    each: 5,
    mesh: (i) => uneven(block(23 + (i % 3), 17 - (i % 2) * 3, 5.5, 1.6), 1.2, 9, i),
    material: material(
      ({ u, v, w, seed }) => {
        const fibre = fractal(u / 2 + seed * 9, v / 7, w / 5, 2)
        const own = blend(colour('#e0a42c'), colour('#f5d873'), step(0.3, 0.7, fibre))
        return blend(
          own,
          colour('#a8641c'),
          0.6 * step(0.58, 0.76, fractal(u / 6, v / 6, seed * 9, 2)),
        )
      },
      { gloss: 0.5, polish: 0.5, glow: 0.45 },
    ),
  }),
  piled('torn mozzarella, melted mozzarella dollop', {
    each: 6,
    // Run out flat, thin at its edge, so that the sauce shows at it.
    mesh: (i) => melted(20 + (i % 3) * 3, 16, 2.8, i + 3),
    material: meltedCheese('#f4e4ba', '#b8722c'),
  }),
  piled('blue cheese bit, melted blue cheese', {
    each: 3,
    mesh: (i) => melted(12 + (i % 3) * 3, 10, 3, i + 9),
    material: moldy,
  }),
  piled('mozzarella ball, mini mozzarella', {
    each: 5,
    mesh: (i) => lump([9, 8, 7], 0.3, i, 12),
    material: material(mottled('#f1e4c4', '#fcf6e6', 8), { gloss: 0.5, polish: 0.4, glow: 0.45 }),
  }),
  piled('pearl onion', {
    each: 5,
    mesh: (i) => lump([10, 9, 9], 0.12, i, 12),
    material: material(mottled('#d9b98a', '#f0dcb4', 6), { gloss: 0.6, polish: 0.5, glow: 0.5 }),
  }),
  piled('cheese curd', {
    each: 3,
    mesh: (i) => chunk([10 + (i % 3) * 1.5, 7, 5.5], { boxy: 3, rough: 0.4, seed: i, detail: 12 }),
    material: material(mottled('#f0dfae', '#fbf1d0', 7), { gloss: 0.4, polish: 0.42, glow: 0.45 }),
  }),
  piled('jerk chicken leg, jerk chicken piece', {
    each: 90,
    mesh: (i) => uneven(lump([46, 30, 19], 0.3, i + 2, 20, 2), 3, 11, i),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 10 + seed * 20, v / 10, w / 10, 3)
        return blend(colour('#8a4a1e'), colour('#2e140a'), step(0.34, 0.66, n))
      },
      { gloss: 0.5, polish: 0.4, glow: 0.15, bump: { height: 1, size: 5 } },
    ),
  }),
  look(
    'mashed pea, mushy pea',
    mound(
      material(mottled('#6d8a2c', '#9db04c', 5), {
        gloss: 0.4,
        glow: 0.35,
        bump: { height: 1, size: 4 },
      }),
    ),
    {
      density: 0.95,
    },
  ),
  look(
    'mozzarella round, sliced mozzarella',
    fanned(
      copies({
        each: 22,
        mesh: (i) => slice(rounded(27, 26, 0.04, i, 40), { thick: 8, edge: 2.5 }),
        material: material(mottled('#ece4d2', '#f8f3e8', 9), {
          gloss: 0.5,
          polish: 0.45,
          glow: 0.4,
          bump: { height: 0.4, size: 6 },
        }),
      }),
      { overlap: 0.4, lean: 0.3 },
    ),
    { density: 0.9 },
  ),
  look(
    'potato dumpling',
    laid(
      copies({
        each: 40,
        variants: 3,
        most: 6,
        mesh: (i) => uneven(lump([22, 21, 19], 0.07, i, 22), 0.8, 7, i),
        material: material(mottled('#e3cf9a', '#f2e6c2', 9), {
          gloss: 0.4,
          polish: 0.42,
          glow: 0.4,
          bump: { height: 0.5, size: 2.6 },
        }),
      }),
      { apart: 0.96 },
    ),
    { density: 1 },
  ),
]

import { filled } from '../forms/filled.ts'
import { mound } from '../forms/heaps.ts'
import { material, mottled } from '../render/material.ts'
import { lump } from '../shapes/shapes.ts'
import {
  ball,
  broken,
  crumbs,
  firm,
  holed,
  shavings,
  slabs,
  slices,
  soft,
  veined,
  wedges,
} from './dairy/cheese.ts'
import { creamy, dollopLooks } from './dairy/dollops.ts'
import { shreds, snow, strewnShreds, strewnSnow } from './dairy/grated.ts'
import { type Look, look } from './look.ts'

/** Curds of cottage cheese in their cream. */
const curds = [1, 2, 3, 4].map((seed) => lump([4.1, 3.5, 2.2], 0.3, seed, 9, 1.3))
const curd = material(mottled('#f4ecd6', '#fffaec', 4), { gloss: 0.34, polish: 0.4, glow: 0.6 })

/** Whey cheese: soft, of fine grains. */
const grainy = material(mottled('#f3ead4', '#fcf7e8', 3), {
  gloss: 0.36,
  polish: 0.46,
  glow: 0.32,
  grain: 0.5,
  bump: { height: 0.55, size: 2.1 },
})

/** A cream cheese or yogurt in a bowl of its own, as a spoon left it. */
const bowlful = (words: string, from: string, to: string, lumpy = false): Look =>
  look(
    words,
    filled({
      material: lumpy ? soft(from, to, 14) : creamy(from, to),
      swirl: !lumpy,
      stiff: 1.6,
      uneven: lumpy ? 1.6 : 0.9,
      size: lumpy ? 6 : 13,
      ...(lumpy && {
        on: [{ meshes: curds, material: curd, covers: 30, per: 19, out: 1.1, lean: 0.5 }],
      }),
    }),
    {
      role: 'wet',
      thick: true,
      vessel: 'small bowl',
      density: 1.03,
      little: mound(soft(from, to), { uneven: 1.5 }),
    },
  )

export const dairyLooks: readonly Look[] = [
  ...dollopLooks,
  bowlful(
    'yogurt, yoghurt, plain yogurt, greek yogurt, curd, dahi, natural yogurt, skyr, quark',
    '#f3eee2',
    '#fdfaf3',
  ),
  bowlful('strawberry yogurt, fruit yogurt, raspberry yogurt, berry yogurt', '#e5b3b8', '#f2d3d3'),
  bowlful('cottage cheese', '#f4ecd8', '#fefaee', true),
  look(
    'ricotta, ricotta cheese',
    filled({ material: grainy, uneven: 2.6, size: 9, swirl: true, stiff: 1 }),
    {
      role: 'wet',
      thick: true,
      vessel: 'small bowl',
      density: 1.03,
      little: mound(soft('#f4ecd8', '#fefaee'), { uneven: 1.5 }),
    },
  ),
  bowlful(
    'whipped cream, icing, frosting, buttercream, cream, clotted cream, heavy cream',
    '#f5efe0',
    '#fdfaf2',
  ),
  look(
    'cheese, cheddar, cheddar cheese, red leicester, colby',
    wedges(firm('#e5a238', '#f0b95a')),
    { density: 1.05, little: strewnShreds('#e7a63e', '#f3c169') },
  ),
  look(
    'cheese slice, american cheese, processed cheese, cheddar slice, sliced cheese',
    slices(firm('#efb13c', '#f6c35c')),
    { density: 0.9 },
  ),
  look('wedge of cheddar', wedges(firm('#e5a238', '#f0b95a'), 34), { density: 1.05 }),
  look('swiss cheese, emmental, gruyere, jarlsberg', wedges(holed), {
    density: 1.05,
    little: strewnShreds('#f0d27c', '#f7e3a4'),
  }),
  look('gouda, edam, manchego, provolone, monterey jack', wedges(firm('#e9c56c', '#f3d88e')), {
    density: 1.05,
    little: strewnShreds('#ecca76', '#f7e1a2'),
  }),
  look('blue cheese, gorgonzola, roquefort, stilton', wedges(veined), {
    density: 1,
    little: crumbs('#e9e3cc', '#aab6b4'),
  }),
  look('brie, camembert', wedges(firm('#f1e9cf', '#faf5e4')), { density: 1 }),
  look('goat cheese, chevre', crumbs('#f1ece0', '#fdfbf5'), {
    density: 0.6,
    little: crumbs('#f1ece0', '#fdfbf5'),
  }),
  look('snow of cheese', snow, { density: 0.5, little: snow }),
  look('feta, feta cheese', slabs, { density: 0.85, little: broken(10.5, 1.2) }),
  look(
    'halloumi',
    slices(
      material(mottled('#e8d9ae', '#a8702f', 11, 0.8), {
        gloss: 0.3,
        glow: 0.25,
        bump: { height: 0.5, size: 4 },
      }),
      25,
    ),
    { density: 0.95 },
  ),
  look('mozzarella, burrata, bocconcini', ball, {
    density: 0.95,
    little: strewnShreds('#f4efdf', '#fdfbf4'),
  }),
  look('parmesan, parmesan cheese, pecorino, grated parmesan, romano, grana padano', shavings, {
    density: 0.45,
    little: strewnSnow('#ecdcaa', '#f8efd2'),
  }),
  look('shredded cheese, grated cheese, mexican cheese', shreds('#e9ab44', '#f6cf80'), {
    density: 0.45,
    little: strewnShreds('#e9ab44', '#f6cf80'),
  }),
  look('cream cheese, mascarpone, philadelphia', mound(soft('#f3ecdb', '#fdf9ef'), { uneven: 2 }), {
    density: 0.95,
    little: mound(soft('#f3ecdb', '#fdf9ef'), { uneven: 1.5 }),
  }),
]

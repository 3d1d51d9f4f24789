import { corn, layered } from '../families/baked/baked.ts'
import { dosa, idli, popped, samosa } from '../families/baked/pastries.ts'
import { bakedPotato, stuffedPepper } from '../families/baked/stuffed.ts'
import { avocadoToast } from '../families/baked/toast.ts'
import { arranged, mixed } from '../families/composed.ts'
import type { Draw } from '../families/drawing.ts'
import { grains } from '../families/grains/grains.ts'
import { counted, heap } from '../families/piece.ts'
import { avocado } from '../families/plants/avocado.ts'
import { florets } from '../families/plants/florets.ts'
import { leaves } from '../families/plants/leaves.ts'
import { rounds } from '../families/plants/rounds.ts'
import { spheres } from '../families/plants/spheres.ts'
import { carved } from '../families/proteins/carved.ts'
import { shaving } from '../families/proteins/cheese.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { boiledEggs } from '../families/proteins/egg.ts'
import { shred } from '../families/proteins/strips.ts'
import { carrots, peppers, shrimps, tomatoBits } from './fillings.ts'
import { type Food, food } from './food.ts'

const rice = grains({ color: '#f7f0dd', long: 18, thick: 8 })
const salad = leaves({ color: '#82b83f', vein: '#dcecae', long: 120, shape: 'ruffled' })
const cucumber = rounds({
  skin: '#3f7f34',
  flesh: '#d9ecb0',
  core: '#e8f3cc',
  radius: 46,
  rind: 5,
  pattern: 'seeds',
})
const edamame = spheres({ color: '#8cc24f', radius: 21, kind: 'eye', stretch: 1.35, layers: 1.6 })
const rawTuna = chunks({ color: '#d9485a', size: 62, cut: 'cube' })
const carrotShreds = heap({ color: '#ee8a2a', size: 96, coverage: 0.14, layers: 1.9, piece: shred })
const blackBeans = spheres({ color: '#33242c', radius: 19, kind: 'eye', stretch: 1.4, layers: 1.6 })
const sweetcorn = grains({ color: '#f8c928', long: 5, thick: 17 })
const chickpeas = spheres({ color: '#dfae62', radius: 21, kind: 'beak', layers: 1.7 })
const carrotCoins = rounds({
  skin: '#d96a14',
  flesh: '#f08a2a',
  core: '#f7a648',
  radius: 32,
  rind: 3,
  pattern: 'core',
})
const sesame = heap({ color: '#f4e6c4', size: 12, coverage: 0.5, layers: 0.8, piece: shred })

/** A cold salad bound with mayonnaise on a few leaves. */
const bound = (color: string, also: Draw): Draw =>
  layered(
    salad,
    mixed(chunks({ color, size: 40, cut: 'crumb', layers: 1.9 }), [
      { draw: also, share: 0.16 },
      { draw: chunks({ color: '#b5d67e', size: 24, cut: 'cube' }), share: 0.08 },
    ]),
  )

const mixedSalad = (color: string): Draw =>
  mixed(grains({ color, long: 0, thick: 13, tails: true }), [
    { draw: chickpeas, share: 0.12 },
    { draw: tomatoBits, share: 0.12 },
    { draw: chunks({ color: '#9cc85c', size: 32, cut: 'cube' }), share: 0.14 },
  ])

const peas = spheres({ color: '#6fb33a', radius: 17, kind: 'smooth', layers: 1.7 })

const strewn =
  (draw: Draw, share: number): Draw =>
  (brush, zone) =>
    draw(brush, { ...zone, strewn: true, area: zone.area * share })

const romaine = leaves({
  color: '#9ccb52',
  vein: '#eef6c8',
  long: 150,
  shape: 'ruffled',
  also: ['#c8df88', '#7fb544'],
})
const croutons = chunks({ color: '#dca552', size: 46, cut: 'cube', texture: 'brown', rough: 0.9 })
const shavings = heap({ color: '#f8e6b4', size: 66, coverage: 0.3, layers: 1, piece: shaving })
const strips = (color: string) =>
  chunks({ color, size: 50, cut: 'torn', texture: 'fibre', rough: 0.7 })

/** Meat or tofu tossed in a hot pan with peppers, broccoli and carrots. */
const stirFried = (main: Draw): Draw =>
  mixed(peppers, [
    { draw: florets({ crown: '#4a8f2e', stem: '#b4cf7c', size: 140 }), share: 0.12 },
    { draw: carrotCoins, share: 0.16 },
    { draw: main, share: 0.36 },
  ])

/** Dishes put together from several foods, and pastries of one. */
export const assembled: Food[] = [
  food('avocado toast', 'whole', avocadoToast),
  food(
    'poke, poke bowl, sushi bowl',
    'whole',
    arranged(
      rice,
      [
        { draw: rawTuna, share: 0.27 },
        { draw: avocado, share: 0.2 },
        { draw: edamame, share: 0.16 },
        { draw: cucumber, share: 0.15 },
        { draw: carrotShreds, share: 0.1 },
      ],
      [{ draw: sesame, share: 0.03 }],
    ),
    { vessel: 'bowl' },
  ),
  food(
    'burrito bowl, taco bowl, buddha bowl, grain bowl, rice bowl',
    'whole',
    arranged(rice, [
      { draw: blackBeans, share: 0.2 },
      { draw: sweetcorn, share: 0.17 },
      { draw: avocado, share: 0.18 },
      { draw: tomatoBits, share: 0.13 },
      { draw: salad, share: 0.13 },
    ]),
    { vessel: 'bowl' },
  ),
  food(
    'cobb salad, nicoise, salade nicoise',
    'whole',
    arranged(salad, [
      { draw: boiledEggs, share: 0.24, grams: 100 },
      { draw: tomatoBits, share: 0.17 },
      { draw: avocado, share: 0.18 },
      { draw: sweetcorn, share: 0.15 },
    ]),
    { vessel: 'shallow bowl' },
  ),
  food('quinoa salad, grain salad, couscous salad', 'base', mixedSalad('#e3c88e')),
  food(
    'chicken caesar salad, chicken caesar, grilled chicken salad',
    'whole',
    arranged(
      romaine,
      [],
      [
        { draw: croutons, share: 0.1 },
        { draw: shavings, share: 0.05 },
        { draw: romaine, share: 0.16 },
        { draw: croutons, share: 0.05 },
      ],
      carved({ crust: '#e0a048', flesh: '#faedd0', each: 190 }),
    ),
    { vessel: 'shallow bowl' },
  ),
  food('beef stir fry, pepper steak', 'main', stirFried(strips('#7a4226'))),
  food('chicken stir fry, kung pao chicken, cashew chicken', 'main', stirFried(strips('#dca35a'))),
  food('shrimp stir fry, prawn stir fry', 'main', stirFried(shrimps)),
  food('tofu stir fry', 'main', stirFried(chunks({ color: '#f2d9a0', size: 64, cut: 'cube' }))),
  food('tuna salad', 'main', bound('#e8c9a8', sweetcorn)),
  food('chicken salad', 'main', bound('#f3e3bd', sweetcorn)),
  food('egg salad', 'main', bound('#fae7a0', chunks({ color: '#fdfaf0', size: 34, cut: 'cube' }))),
  food(
    'potato salad',
    'main',
    bound('#f5e2a8', chunks({ color: '#f7e7b4', size: 52, cut: 'cube' })),
  ),
  food('pea and carrot, peas and carrots', 'side', layered(peas, strewn(carrots, 0.34))),
  food(
    'stuffed pepper, stuffed bell pepper',
    'whole',
    counted({
      color: '#d8391f',
      each: 95,
      coverage: 0.5,
      largest: 400,
      rank: 0.2,
      piece: stuffedPepper,
    }),
  ),
  food(
    'baked potato, jacket potato',
    'base',
    counted({
      color: '#b9823f',
      each: 170,
      coverage: 0.48,
      largest: 430,
      rank: 0.2,
      piece: bakedPotato,
    }),
  ),
  food(
    'samosa, empanada, curry puff',
    'whole',
    counted({ color: '#dc9a3c', each: 50, coverage: 0.3, largest: 400, piece: samosa }),
  ),
  food(
    'idli, idly',
    'main',
    counted({ color: '#fbf6ea', each: 40, coverage: 0.72, largest: 230, piece: idli }),
  ),
  food(
    'dosa, masala dosa, dosai',
    'whole',
    counted({ color: '#dfa047', each: 140, coverage: 0.26, largest: 700, rank: 0.1, piece: dosa }),
  ),
  food(
    'corn on the cob, corn cob',
    'side',
    counted({ color: '#f8c928', each: 110, coverage: 0.25, largest: 420, rank: 0.15, piece: corn }),
  ),
  food(
    'popcorn',
    'side',
    heap({ color: '#fdf6e0', size: 58, coverage: 0.55, layers: 2.2, most: 190, piece: popped }),
    { vessel: 'bowl' },
  ),
]

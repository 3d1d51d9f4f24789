import { finish } from '../core/texture.ts'
import { roundZone } from '../core/zone.ts'
import { bits, layered } from '../families/baked/baked.ts'
import { strewnIn } from '../families/baked/pizza.ts'
import type { Draw } from '../families/drawing.ts'
import { bowlful } from '../families/grains/bowlful.ts'
import { strands } from '../families/grains/strands.ts'
import { sunkPulses } from '../families/plants/pulses.ts'
import { spheres } from '../families/plants/spheres.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { friedEggs } from '../families/proteins/egg.ts'
import { tempering } from '../families/proteins/tempering.ts'
import { sunken } from '../families/sunken.ts'
import {
  basil,
  carrots,
  mushrooms,
  peas,
  peppers,
  potatoes,
  stewedCarrots,
  stewedPotatoes,
  tomatoBits,
} from './fillings.ts'
import { type Food, food } from './food.ts'

/** Something wet in the whole bowl, with pieces half sunk in it. */
const soup =
  (wet: Draw, ...pieces: [draw: Draw, share: number][]): Draw =>
  (brush, zone) =>
    wet(brush, zone) +
    pieces
      .map(([draw, share]) =>
        finish(
          brush,
          draw(brush, {
            ...strewnIn({ ...zone, center: zone.home.center }, zone.home.radius * 0.82, share),
          }),
        ),
      )
      .join('')

const stewedBeef = sunken({ color: '#8a4c2c', gravy: '#7a3a16', size: 92, kind: 'meat' })

const broth = (color: string, oil: string) =>
  bowlful({ color, oil, specks: [{ color: '#4f8a2c', count: 40, size: 6 }] })
const creamy = (color: string, cream = '#fff4dc') =>
  bowlful({
    color,
    cream,
    specks: [
      { color: '#4f8a2c', count: 30, size: 6 },
      { color: '#3a241a', count: 24, size: 3.5 },
    ],
  })
/** Soups, curries and stews. */
export const soups: Food[] = [
  food('tomato soup, tomato bisque, gazpacho', 'wet', creamy('#d8431c')),
  food('pumpkin soup, carrot soup, squash soup, sweet potato soup', 'wet', creamy('#ee8a24')),
  food('broccoli soup, pea soup, spinach soup, green soup', 'wet', creamy('#7fa83a')),
  food(
    'mushroom soup, potato soup, clam chowder, chowder, corn chowder, cream soup',
    'wet',
    soup(creamy('#ecd6ac', '#fffaf0'), [mushrooms, 0.08]),
  ),
  food(
    'lentil soup',
    'wet',
    soup(
      bowlful({
        color: '#d9962c',
        oil: '#c05c14',
        specks: [{ color: '#4f8a2c', count: 50, size: 7 }],
      }),
      [sunkPulses({ color: '#b06a1c', radius: 10, sauce: '#d9962c' }), 0.95],
    ),
    { soaks: '#d9962c' },
  ),
  food(
    'dal, daal, lentil curry',
    'wet',
    layered(
      soup(bowlful({ color: '#e0a42c', oil: '#d07a1c', thick: true }), [
        sunkPulses({ color: '#c07c1e', radius: 10, sauce: '#e0a42c' }),
        0.95,
      ]),
      tempering,
    ),
    { soaks: '#e0a42c' },
  ),
  food(
    'soup, vegetable soup, minestrone, broth, borscht',
    'wet',
    soup(
      broth('#d9842c', '#f2b23c'),
      [carrots, 0.12],
      [potatoes, 0.1],
      [peas, 0.07],
      [tomatoBits, 0.05],
    ),
  ),
  food(
    'chicken soup, chicken noodle soup, chicken broth',
    'wet',
    soup(
      broth('#f0c250', '#f9da7a'),
      [strands({ color: '#f5dc96', thick: 9 }), 0.16],
      [carrots, 0.09],
      [chunks({ color: '#f6e2bd', size: 52, cut: 'torn', texture: 'fibre' }), 0.13],
    ),
  ),
  food(
    'miso soup',
    'wet',
    soup(broth('#dcae6a', '#eec98c'), [chunks({ color: '#fbf3dc', size: 42, cut: 'cube' }), 0.1]),
  ),
  food(
    'ramen, pho, noodle soup, laksa',
    'wet',
    soup(broth('#c98a3c', '#efb454'), [strands({ color: '#f2cf7c', thick: 10 }), 0.5]),
  ),
  food(
    'curry, chicken curry, tikka masala, butter chicken, korma, vindaloo',
    'wet',
    soup(
      bowlful({
        color: '#dd7a1c',
        oil: '#f09a2c',
        cream: '#fff0d2',
        specks: [{ color: '#4f9a2c', count: 44, size: 8 }],
      }),
      [chunks({ color: '#e0903c', size: 70, cut: 'torn', texture: 'brown' }), 0.3],
    ),
    { soaks: '#dd7a1c' },
  ),
  food(
    'sambar, rasam, lentil stew',
    'wet',
    soup(
      bowlful({
        color: '#c4751f',
        oil: '#d9491a',
        specks: [{ color: '#4f8a2c', count: 60, size: 8 }],
      }),
      [carrots, 0.06],
      [tomatoBits, 0.06],
      [basil, 0.03],
    ),
    { soaks: '#c4751f' },
  ),
  food(
    'chickpea curry, chana masala, vegetable curry',
    'wet',
    soup(
      bowlful({
        color: '#d2681c',
        oil: '#ee8f2c',
        specks: [{ color: '#4f9a2c', count: 50, size: 8 }],
      }),
      [spheres({ color: '#e3b266', radius: 21, kind: 'beak', steady: true }), 0.34],
      [tomatoBits, 0.08],
    ),
    { soaks: '#d2681c' },
  ),
  food(
    'green curry, thai curry, palak, saag, palak paneer',
    'wet',
    soup(
      bowlful({
        color: '#94a83c',
        oil: '#b8c85c',
        specks: [{ color: '#3f7a1c', count: 50, size: 9 }],
      }),
      [chunks({ color: '#fbf0d2', size: 60, cut: 'cube' }), 0.2],
      [basil, 0.05],
    ),
    { soaks: '#94a83c' },
  ),
  food(
    'stew, beef stew, goulash, casserole stew, hot pot, tagine',
    'wet',
    soup(
      bowlful({
        color: '#7a3a16',
        oil: '#a8561f',
        specks: [{ color: '#4f8a2c', count: 40, size: 7 }],
      }),
      [stewedPotatoes, 0.12],
      [peas, 0.03],
      [stewedCarrots, 0.1],
      [stewedBeef, 0.32],
      [stewedCarrots, 0.03],
    ),
    { soaks: '#7a3a16' },
  ),
  food(
    'chili, chilli, chili con carne, bean chili',
    'wet',
    soup(
      bowlful({ color: '#8f2a12', oil: '#b8481c' }),
      [bits(['#6b3418', '#7d4020'], 26, 0.5), 0.4],
      [spheres({ color: '#7a1f1c', radius: 19, kind: 'eye', stretch: 1.4, steady: true }), 0.22],
      [tomatoBits, 0.06],
    ),
    { soaks: '#8f2a12' },
  ),
  food(
    'gumbo, ratatouille stew',
    'wet',
    soup(bowlful({ color: '#b8341a', oil: '#d9561f' }), [tomatoBits, 0.2], [peppers, 0.12]),
  ),
  food(
    'shakshuka, eggs in purgatory, huevos rancheros',
    'wet',
    layered(
      soup(bowlful({ color: '#b8341a', oil: '#d9561f' }), [tomatoBits, 0.16], [peppers, 0.08]),
      (brush, { home }) =>
        friedEggs(
          brush,
          roundZone(home.center, home.radius * 0.86, {
            ...{ grams: 150, home },
            area: home.radius ** 2 * 0.72,
          }),
        ),
      (brush, { home }) =>
        basil(brush, strewnIn(roundZone(home.center, 9, { home }), home.radius * 0.8, 0.03)),
    ),
  ),
]

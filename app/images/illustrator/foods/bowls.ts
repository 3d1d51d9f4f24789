import { bits, layered } from '../families/baked/baked.ts'
import type { Draw } from '../families/drawing.ts'
import { grains } from '../families/grains/grains.ts'
import { strands } from '../families/grains/strands.ts'
import { heap } from '../families/piece.ts'
import { leaves } from '../families/plants/leaves.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { pepperStrip } from '../families/proteins/strips.ts'
import { mushrooms, shrimps, tomatoBits } from './fillings.ts'
import { type Food, food } from './food.ts'

const strewn =
  (draw: Draw, share: number): Draw =>
  (brush, zone) =>
    draw(brush, { ...zone, strewn: true, area: zone.area * share })

/** Dishes of rice, noodles and vegetables, and salads. */
export const bowls: Food[] = [
  food(
    'fried rice, egg fried rice, nasi goreng',
    'base',
    layered(
      grains({ color: '#e6c07c', long: 18, thick: 8 }),
      bits(['#6fb33a', '#ee7f22', '#f8d04e', '#f4a07a'], 20, 0.16),
    ),
  ),
  food(
    'biryani, pilaf, jollof, jambalaya',
    'base',
    layered(
      grains({
        color: '#f0c46a',
        long: 22,
        thick: 7.4,
        flecks: [
          { color: '#e8872c', share: 0.25 },
          { color: '#f7ecd2', share: 0.25 },
        ],
      }),
      bits(['#8a4c2a', '#6fae38', '#b8742c'], 30, 0.16),
    ),
  ),
  food(
    'paella',
    'base',
    layered(
      grains({ color: '#f2b22c', long: 11, thick: 8 }),
      bits(['#6fb33a', '#d8321f'], 20, 0.07),
      strewn(shrimps, 0.28),
    ),
  ),
  food(
    'risotto',
    'base',
    layered(
      grains({ color: '#f6e6bd', long: 9, thick: 9.5 }),
      bits(['#6fb33a', '#b98a5e'], 18, 0.05),
    ),
  ),
  food(
    'stir fry, stir fried vegetable, chop suey',
    'base',
    layered(
      heap({
        color: '#d8321f',
        size: 100,
        coverage: 0.26,
        layers: 1.5,
        also: ['#f5b521', '#4f9a35', '#ee7f22', '#f0dcae'],
        piece: pepperStrip,
      }),
      strewn(mushrooms, 0.2),
    ),
  ),
  food(
    'pad thai',
    'base',
    layered(
      strands({ color: '#e2a352', thick: 13, flat: true }),
      strewn(shrimps, 0.2),
      bits(['#c98a42', '#6fae38'], 16, 0.06),
    ),
  ),
  food(
    'caesar salad, greek salad, garden salad, tossed salad',
    'base',
    layered(
      leaves({ color: '#82b83f', vein: '#dcecae', long: 135, shape: 'ruffled', also: ['#5f9a35'] }),
      strewn(tomatoBits, 0.1),
      strewn(chunks({ color: '#d9a04e', size: 44, cut: 'cube', texture: 'brown' }), 0.1),
    ),
  ),
]

import { chunks } from '../families/chunks.ts'
import { grains } from '../families/grains.ts'
import { mash } from '../families/mash.ts'
import { spears } from '../families/spears.ts'
import { type Food, food } from './food.ts'

/** Grains, potatoes and other fillers. */
export const staples: Food[] = [
  food(
    'rice, white rice, basmati rice, jasmine rice',
    'base',
    grains({ color: '#f6f0e0', long: 17, thick: 6.4 }),
  ),
  food('brown rice', 'base', grains({ color: '#c99f66', long: 16, thick: 6.6 })),
  food(
    'wild rice',
    'base',
    grains({
      color: '#6b4a34',
      long: 20,
      thick: 5.2,
      flecks: [
        { color: '#3a2a22', share: 0.4 },
        { color: '#d9bb86', share: 0.2 },
      ],
    }),
  ),
  food(
    'quinoa',
    'base',
    grains({
      color: '#e6cf9c',
      long: 0,
      thick: 10,
      tails: true,
      flecks: [
        { color: '#b8693f', share: 0.12 },
        { color: '#fbf2d6', share: 0.25 },
      ],
    }),
  ),
  food(
    'couscous',
    'base',
    grains({ color: '#eec878', long: 0, thick: 7.6, flecks: [{ color: '#fae3a8', share: 0.3 }] }),
  ),
  food(
    'mashed potato, potato puree',
    'base',
    mash({
      color: '#f4e0a8',
      texture: 'cream',
      pool: '#f2b632',
      specks: [{ color: '#4f7a2c', count: 26, size: 5 }],
    }),
  ),
  food(
    'potato, roast potato, baked potato, sweet corn',
    'base',
    chunks({ color: '#ecc36a', size: 62, cut: 'torn', texture: 'brown', rough: 0.4 }),
  ),
  food(
    'fries, french fries, chips',
    'base',
    spears({ color: '#f0b84a', long: 210, thick: 21, kind: 'straw', mess: 1.5, browned: true }),
  ),
]

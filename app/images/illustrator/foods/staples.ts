import { grains } from '../families/grains/grains.ts'
import { mash } from '../families/grains/mash.ts'
import { shortPasta } from '../families/grains/pasta.ts'
import { strands } from '../families/grains/strands.ts'
import { type Food, food } from './food.ts'

const durum = '#f0cc78'

/** Grains, pasta, potatoes, bread. */
export const staples: Food[] = [
  food(
    'rice, white rice, basmati rice, jasmine rice, sushi rice, rice pilaf',
    'base',
    grains({ color: '#f7f0dd', long: 18, thick: 8 }),
  ),
  food('brown rice, whole grain rice', 'base', grains({ color: '#c99f66', long: 18, thick: 8 })),
  food(
    'wild rice, black rice',
    'base',
    grains({
      color: '#6b4a34',
      long: 18,
      thick: 5.6,
      flecks: [
        { color: '#3a2a22', share: 0.4 },
        { color: '#d9bb86', share: 0.2 },
      ],
    }),
  ),
  food(
    'yellow rice, saffron rice, spanish rice, turmeric rice',
    'base',
    grains({ color: '#f2b93c', long: 18, thick: 8 }),
  ),
  food(
    'quinoa, amaranth',
    'base',
    grains({
      color: '#e3c88e',
      long: 0,
      thick: 13,
      tails: true,
      flecks: [
        { color: '#b8693f', share: 0.14 },
        { color: '#fbf2d6', share: 0.25 },
      ],
    }),
  ),
  food(
    'couscous, semolina',
    'base',
    grains({ color: '#edc470', long: 0, thick: 10.5, flecks: [{ color: '#fae3a8', share: 0.3 }] }),
  ),
  food(
    'bulgur, cracked wheat, freekeh, tabbouleh',
    'base',
    grains({
      color: '#c08a4a',
      long: 5,
      thick: 10,
      flecks: [
        { color: '#e0b678', share: 0.3 },
        { color: '#5f9a35', share: 0.06 },
      ],
    }),
  ),
  food(
    'barley, farro, spelt, wheat berry',
    'base',
    grains({ color: '#cda36a', long: 9, thick: 10.5, flecks: [{ color: '#e8cb9a', share: 0.3 }] }),
  ),
  food(
    'buckwheat, millet, teff',
    'base',
    grains({ color: '#b5854f', long: 0, thick: 11.5, flecks: [{ color: '#8a5c34', share: 0.3 }] }),
  ),
  food(
    'corn, sweet corn, corn kernel, sweetcorn',
    'side',
    grains({ color: '#f8c928', long: 5, thick: 17, flecks: [{ color: '#fde07a', share: 0.25 }] }),
  ),
  food(
    'pasta, penne, rigatoni, ziti, whole wheat pasta',
    'base',
    shortPasta({ color: durum, size: 92, shape: 'tube' }),
  ),
  food('fusilli, rotini', 'base', shortPasta({ color: durum, size: 92, shape: 'spiral' })),
  food('farfalle, bow tie', 'base', shortPasta({ color: durum, size: 88, shape: 'bow' })),
  food('macaroni, elbow', 'base', shortPasta({ color: '#f6b83a', size: 70, shape: 'elbow' })),
  food('ravioli, tortellini', 'base', shortPasta({ color: '#f2d48c', size: 92, shape: 'parcel' })),
  food('gnocchi', 'base', shortPasta({ color: '#f3dca4', size: 64, shape: 'dumpling' })),
  food(
    'shell, orecchiette, conchiglie',
    'base',
    shortPasta({ color: durum, size: 70, shape: 'shell' }),
  ),
  food('orzo', 'base', grains({ color: '#f0d694', long: 15, thick: 8.6 })),
  food(
    'spaghetti, linguine, capellini, angel hair',
    'base',
    strands({ color: '#f0c766', thick: 9.5 }),
  ),
  food(
    'tagliatelle, fettuccine, pappardelle',
    'base',
    strands({ color: '#f2cf7c', thick: 17, flat: true }),
  ),
  food(
    'noodle, egg noodle, ramen noodle, chow mein, lo mein',
    'base',
    strands({ color: '#ecbe5c', thick: 10 }),
  ),
  food(
    'rice noodle, vermicelli, glass noodle, udon',
    'base',
    strands({ color: '#f5ecd8', thick: 10.5 }),
  ),
  food('soba', 'base', strands({ color: '#a58563', thick: 9.5 })),
  food(
    'mashed potato, potato mash, potato puree',
    'base',
    mash({
      color: '#f8e6b2',
      texture: 'cream',
      furrowed: true,
      butter: true,
      specks: [{ color: '#4f7a2c', count: 26, size: 5 }],
    }),
  ),
  food(
    'polenta, grit, cornmeal',
    'base',
    mash({ color: '#f5cb58', texture: 'grain', pool: '#f8e08a' }),
  ),
  food(
    'mashed sweet potato, sweet potato mash, mashed pumpkin',
    'base',
    mash({ color: '#ec8a34', texture: 'cream', furrowed: true }),
  ),
]

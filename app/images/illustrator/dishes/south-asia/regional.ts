import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { mixed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { portions } from '../archetypes/portions.ts'
import { burger } from '../archetypes/stack.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'
import { noodleBowl } from '../soups/served.ts'
import { curry, riceDish } from './served.ts'

/** Sprouted beans in a thin red gravy under gram noodles. */
const misal: Look = curry('misal, usal', {
  liquid: '#9a3a12',
  clouds: '#b5541f',
  oil: '#a8280a',
  clear: 3,
  thick: 0.3,
  in: 'mung bean 44',
  coat: 0.3,
  on: 'fine sev 10, diced red onion 4, coriander 2.4, lemon wedge 5',
})

/** Dishes of the regions of India, Bangladesh, Nepal and Sri Lanka. */
export const regionalDishes: readonly Look[] = [
  misal,
  look(
    'misal pav',
    withSides(misal.form, 'griddled pav 110, griddled pav 110, diced red onion 14, lemon wedge 12'),
    { vessel: 'plate', density: 1 },
  ),
  look(
    'pesarattu, moong dal dosa, adai, adai dosa',
    baseWithSides('dosa', 'katori of coconut chutney 30', { tint: '#8f9a34', strength: 0.5 }),
    { density: 0.6 },
  ),
  riceDish('ven pongal, pongal, khara pongal, ghee pongal', {
    base: 'soft khichdi',
    tint: '#f2e4b4',
    strength: 0.5,
    on: 'cashew 5, curry leaf 2, cracked pepper 0.8, ginger julienne 0.5',
  }),
  riceDish('sweet pongal, sakkarai pongal, chakkara pongal', {
    base: 'soft khichdi',
    tint: '#8a4a18',
    strength: 0.6,
    on: 'cashew 6, raisin 5',
  }),
  riceDish('bisi bele bath, bisi bele bhath, sambar rice', {
    base: 'soft khichdi',
    tint: '#b8561a',
    strength: 0.5,
    in: 'carrot cube 10, green bean piece 8, curry pea 8',
    on: 'cashew 3, curry leaf 2, boondi 3, mustard speck 0.5',
  }),
  look(
    'handvo, handva',
    withSides(
      slab({
        each: 75,
        width: 74,
        depth: 58,
        layers: [['#d8a53e', 27]],
        top: ['#c8862c', '#84481a'],
        browned: 0.9,
        pieces: [
          ['#6f9a34', 2.6, 14, 4, 24],
          ['#d9701f', 2.4, 8, 4, 24],
        ],
      }),
      'katori of green chutney 30',
      'sesame sprinkle 3, mustard speck 1, curry leaf 1',
    ),
    { density: 0.7 },
  ),
  curry('undhiyu, undhiyo', {
    liquid: '#6f7a24',
    clouds: '#8a9038',
    oil: '#a8801c',
    thick: 0.85,
    clear: 1,
    in: 'curry potato 22, sweet potato 16, eggplant cube 20, green bean piece 18, kadhi fritter 10',
    coat: 0.34,
    on: 'coriander 3, coconut shred 1',
  }),
  look(
    'dabeli, kutchi dabeli',
    withSides(
      burger(['onion', 'veggie patty', 'onion'], { seeds: false, each: 130, bun: '#d9a45c' }),
      'katori of tamarind chutney 30, peanut 6',
      'fine sev 3, pomegranate seed 2, coriander 0.8',
    ),
    { density: 0.5 },
  ),
  noodleBowl('thukpa, chicken thukpa, vegetable thukpa', {
    liquid: '#b87a30',
    clouds: '#c8903f',
    clear: 10,
    oil: '#b5480f',
    noodles: 'egg noodle',
    sectors: 'chicken slice 16, carrot match stick 8, bok choy 10, cabbage strip 6',
    on: 'coriander 1.4, scallion sprinkle 2, red chilli 1',
  }),
  curry('kosha mangsho, kosha mutton', {
    liquid: '#4a1c0a',
    clouds: '#6a2e12',
    oil: '#8a2c0a',
    thick: 0.85,
    in: 'mutton chunk 76, curry potato 12',
    coat: 0.4,
    on: 'coriander 1, ginger julienne 0.8',
  }),
  look(
    'aloo bharta, aloo chokha, aloo makha, alu bhorta',
    baseWithSides('mashed potato', '', {
      tint: '#d8a23c',
      strength: 0.4,
      on: 'diced red onion 7, dried chili 5, coriander 1.6',
    }),
    { density: 0.9 },
  ),
  look(
    'egg hopper, egg appam, appam with egg',
    portions({ each: 110, radius: 76, base: 'appam 65', on: 'fried egg 45', reach: 0.4 }),
    { density: 0.5 },
  ),
  look(
    'kiribath, milk rice',
    withSides(
      slab({
        each: 75,
        width: 74,
        depth: 58,
        layers: [['#f3ead4', 22]],
        top: ['#efe5cc', '#fbf5e6'],
        browned: 0,
        soft: true,
      }),
      'pol sambol 50',
    ),
    { density: 0.85 },
  ),
  look(
    'dal bhat, daal bhat, dal bhat tarkari',
    withSides(
      fields('white rice 56, cooked collard greens 16, curry potato 22'),
      'bowl of dal 60, lemon wedge 12',
    ),
    { density: 0.8, vessel: 'plate' },
  ),
  look(
    'dal baati churma, dal baati, dal bati',
    withSides(
      brokenBalls({
        each: 55,
        radius: 25,
        high: 0.8,
        skin: goldenDough('#a86a2a', '#dcac62', 0.7),
        inside: crumbInside(['#c89a58', '#e8cc94'], { edge: '#a06a2a' }),
        broken: 0.26,
        rough: 1,
        apart: 1.03,
      }),
      'bowl of dal 60, bulgur 50, lemon wedge 10',
    ),
    { density: 0.75, vessel: 'plate' },
  ),
  curry('gatte ki sabzi, gatta curry', {
    liquid: '#c07c24',
    clouds: '#d4983f',
    oil: '#b5400c',
    thick: 0.6,
    in: 'kadhi fritter 52',
    coat: 0.2,
    on: 'coriander 2, red chilli 1.6',
  }),
  look(
    'sabudana khichdi, sago khichdi, sabudana',
    mixed({
      base: 'pearl couscous',
      tint: '#f0e6cc',
      strength: 0.4,
      in: 'curry potato 26, peanut 10',
      on: 'peanut 5, coriander 2.4, green chilli 3, lemon wedge 5',
    }),
    { density: 0.75 },
  ),
  riceDish('tamarind rice, puliyodarai, pulihora, puliyogare, puliogare, puliyodharai', {
    base: 'yellow rice',
    tint: '#8a4c1c',
    strength: 0.42,
    in: 'peanut 10, split chickpea 4',
    on: 'dried chili 4, peanut 3, curry leaf 2, mustard speck 0.8',
  }),
  look(
    'curry puff, karipap',
    parcels({ shape: 'half moon', dough: ['#b5742a', '#e8b660'], each: 66, size: 96 }),
    { density: 0.5 },
  ),
]

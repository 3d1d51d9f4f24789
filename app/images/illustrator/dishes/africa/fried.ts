import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { flat } from '../archetypes/baked/flat.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { crispSkin } from '../archetypes/crisp.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import { hotDog } from '../archetypes/layers/open-roll.ts'
import { tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'

const crumb = crumbInside(['#e6c88c', '#f6e6bc'], { size: 2.2 })

/** Fried doughs, puddings and plates of Africa. */
export const africanPlates: readonly Look[] = [
  look(
    'puff puff, bofrot, mandazi, mahamri',
    withSides(
      brokenBalls({
        each: 22,
        radius: 21,
        skin: goldenDough('#9a5420', '#d6943e', 0.6),
        inside: crumb,
        broken: 0.2,
        rough: 0.7,
      }),
      '',
      'strewn sugar 0.6',
      'paper',
    ),
    { density: 0.45 },
  ),
  look(
    'akara, acara, kosai, koose',
    withSides(
      brokenBalls({
        each: 22,
        radius: 18,
        high: 0.8,
        skin: crispSkin('#d0893a', '#8f4a18'),
        inside: crumbInside(['#d9b074', '#f0d8a8'], { fleck: '#a8381c' }),
        broken: 0.2,
        rough: 1.4,
      }),
      '',
      '',
      'paper',
    ),
    { density: 0.6 },
  ),
  look(
    'acarajé',
    filledDisc(['tomato', 'fried shrimp', 'fried shrimp'], {
      waist: '#d08a3c',
      face: '#a85a1e',
      burnt: '#7a3a12',
      each: 115,
      radius: 42,
      thick: 17,
    }),
    { density: 0.7 },
  ),
  look(
    'moin moin, moi moi',
    slab({
      each: 140,
      width: 74,
      depth: 56,
      layers: [['#d98a44', 34]],
      top: ['#d07c38', '#e09c58'],
      browned: 0,
      gloss: 0.4,
      soft: true,
      pieces: [
        ['#f6efdc', 6, 5, 8, 26],
        ['#a8281a', 2.4, 10, 4, 30],
      ],
    }),
    { density: 0.95 },
  ),
  look(
    'kelewele',
    withSides(
      tossed('fried plantain 92', { coat: '#7a2c0c', strength: 0.35 }),
      '',
      'peanut 9, red onion 6',
    ),
    { density: 0.65 },
  ),
  look(
    'banku and tilapia, banku with tilapia, kenkey and fish',
    fields('whole grilled fish 48, banku 34, diced tomato 9, red onion 6, green chilli 4'),
    { density: 0.75, vessel: 'platter' },
  ),
  look(
    'kitfo',
    fields(
      'raw ground beef 50, cooked collard greens 20, cottage cheese 14',
      'cracked pepper 0.4',
      'injera 40',
    ),
    { density: 0.9, vessel: 'plate' },
  ),
  look(
    'boerewors roll, boerie roll',
    hotDog({ sausage: ['#5a2a16', '#8a4a28'], sauces: ['#a8281a', '#d9a21e'], each: 170 }),
    { density: 0.5 },
  ),
  look(
    'vetkoek, magwinya',
    withSides(
      brokenBalls({
        each: 100,
        radius: 38,
        high: 0.72,
        skin: goldenDough('#a8641f', '#e0a850', 0.7),
        inside: crumb,
        broken: 0.4,
        rough: 1.4,
        apart: 1.04,
      }),
      'browned mince crumb 46, cherry tomato half 16',
    ),
    { density: 0.5 },
  ),
  look(
    'malva pudding, malva',
    onSauce(
      slab({
        each: 130,
        width: 72,
        depth: 62,
        layers: [['#b5742a', 30]],
        top: ['#8a4614', '#b87030'],
        gloss: 0.7,
        soft: true,
      }),
      '#f2d88c',
      'mint 0.3',
    ),
    { density: 0.85 },
  ),
  look(
    'melktert, milk tart',
    flat({
      whole: 900,
      slices: 8,
      cut: true,
      height: 26,
      rim: 29,
      radius: 108,
      crust: '#cf9c54',
      sauce: '#f0dcae',
      cheese: '#f8ecd0',
      fresh: 'cinnamon 3',
    }),
    { density: 0.85 },
  ),
  look(
    'cou cou, coo coo, funchi',
    baseWithSides('polenta', 'fried fish 80, tomato wedge 30', {
      strength: 0,
      on: 'okra round 5',
    }),
    { density: 0.95 },
  ),
]

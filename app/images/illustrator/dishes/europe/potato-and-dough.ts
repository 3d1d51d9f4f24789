import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { flat } from '../archetypes/baked/flat.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { griddleCakes } from '../archetypes/crisp.ts'
import { brokenBalls } from '../archetypes/fried/broken-balls.ts'
import { quesadilla } from '../archetypes/handheld/quesadilla.ts'
import { mixed, topped } from '../archetypes/mixed.ts'
import { portions } from '../archetypes/portions.ts'
import { soup } from '../archetypes/soup.ts'
import { burger } from '../archetypes/stack.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { panned } from './puddings.ts'
import { thick } from './served.ts'

/** Cubes of stale bread in their dough, with parsley; the same inside as outside. */
const breadDumpling = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 6 + seed * 30, v / 6, w / 6, 3)
    const own = blend(colour('#d9b77c'), colour('#f0dcb0'), step(0.3, 0.65, n))
    const crust = step(0.52, 0.66, fractal(u / 7 + seed * 11, v / 7, w / 7 + 5, 2))
    const leaf = 1 - step(0.16, 0.26, cells(u / 8 + seed * 5, v / 8, w / 8))
    return blend(blend(own, colour('#b5803e'), 0.5 * crust), colour('#55762c'), 0.8 * leaf)
  },
  { gloss: 0.35, polish: 0.4, glow: 0.35, bump: { height: 0.9, size: 4 } },
)

/** Dumplings, meat and vegetables from Ireland to Greece. */
export const potatoAndDough: readonly Look[] = [
  look(
    'boxty, irish potato pancake, irish potato cake',
    withSides(
      griddleCakes({ each: 70, radius: 48, height: 9, paint: panned('#e8bf66', '#b5752c') }),
      'dish of sour cream 30',
      'chive 0.8',
    ),
    { density: 0.75 },
  ),
  look(
    'leberkäse, fleischkäse',
    withSides(
      slab({
        each: 120,
        width: 104,
        depth: 70,
        layers: [['#dd9f86', 15]],
        top: ['#d99a76', '#94501f'],
        browned: 0.9,
        gloss: 0.4,
      }),
      'potato salad 90, mustard 10',
    ),
    { density: 1 },
  ),
  look(
    'leberkäse roll, leberkäse semmel',
    burger(['sausage loaf'], { seeds: false, each: 190, bun: '#c8893c' }),
    { density: 0.5 },
  ),
  look(
    'semmelknödel, serviettenknödel',
    onSauce(
      brokenBalls({
        each: 80,
        radius: 30,
        skin: breadDumpling,
        inside: breadDumpling,
        broken: 0.5,
        rough: 1.4,
        apart: 1.05,
      }),
      '#a8743a',
      'parsley 1',
    ),
    { density: 0.8 },
  ),
  look(
    'kartoffelknödel, kartoffelklöße, knödel',
    topped({
      base: 'potato dumpling',
      sauce: ['#5e3214', '#8a5524'],
      share: 20,
      strength: 0,
      lumpy: 0.2,
      on: 'parsley 1',
    }),
    { density: 0.85 },
  ),
  look(
    'kopytka, kluski slaskie, schupfnudeln',
    mixed({
      base: 'gnocchi',
      tint: '#e2b058',
      strength: 0.25,
      on: 'bacon bit 7, crispy onion 9, parsley 1.4',
    }),
    { density: 0.8 },
  ),
  look(
    'frittatensuppe, flädlesuppe',
    soup({ liquid: '#b5812c', clear: 11, thick: 0, in: 'egg strip 46', on: 'chive 3' }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'zwiebelkuchen, german onion cake',
    flat({
      whole: 900,
      slices: 8,
      cut: true,
      height: 26,
      rim: 29,
      radius: 110,
      crust: '#b87a38',
      sauce: '#e0b860',
      cheese: '#ecd08a',
      on: 'cooked onion 30, bacon bit 18',
      sunk: 2.4,
    }),
    { density: 0.8 },
  ),
  look('piadina, piadina romagnola', quesadilla(['ham', 'melted cheese', 'lettuce'], 65), {
    density: 0.5,
  }),
  look(
    'veal milanese, cotoletta alla milanese, milanesa de ternera',
    baseWithSides('schnitzel', 'rocket 46, cherry tomato half 20, lemon wedge 16'),
    { density: 0.6 },
  ),
  look(
    'bacalhau à brás',
    mixed({
      base: 'french fry',
      tint: '#e8bf54',
      strength: 0.25,
      in: 'egg piece scrambled 40, flaked fish 40, fried onion 12',
      on: 'olive 5, parsley 2.4',
    }),
    { density: 0.7 },
  ),
  look(
    'saganaki, cheese saganaki',
    withSides(
      slab({
        each: 90,
        width: 96,
        depth: 68,
        layers: [['#ecc878', 14]],
        top: ['#ecb84e', '#a8601e'],
        browned: 0.9,
        gloss: 0.55,
        melted: 3,
      }),
      'lemon wedge 16, tomato wedge 20',
      'oregano 0.5',
    ),
    { density: 0.95 },
  ),
  thick('gigantes plaki, gigantes', {
    liquid: '#9c3214',
    clouds: '#b85028',
    oil: '#b5501c',
    clear: 1.4,
    in: 'butter bean 80, diced tomato 8',
    coat: 0.4,
    on: 'dill 0.8, parsley 1',
  }),
  look(
    'welsh rarebit, cheese rarebit',
    portions({
      each: 110,
      radius: 80,
      base: 'toast 40',
      sauce: ['#b5701c', '#eeb850'],
      millilitres: 64,
      lumpy: 1.3,
      top: 'cracked pepper 0.6, chive 0.4',
    }),
    { density: 0.6 },
  ),
]

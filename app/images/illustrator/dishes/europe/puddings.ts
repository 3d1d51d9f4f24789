import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { filo } from '../archetypes/baked/filo.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { buns } from '../archetypes/buns.ts'
import { griddleCakes } from '../archetypes/crisp.ts'
import { gravy } from '../archetypes/gravy.ts'
import { recoloured } from '../archetypes/mixed.ts'
import { withSides } from '../archetypes/with-sides.ts'

const custard = '#f2d374'
const sweetBowl = { role: 'wet', density: 1, vessel: 'small bowl' } as const

/** Potato and flour from the pan: golden with brown spots, shreds of potato along its edge. */
export const panned = (pale: string, brown: string) =>
  material(
    ({ u, v, w, seed, hill }) => {
      const n = fractal(u / 12 + seed * 9, v / 12, w / 9, 3)
      const own = blend(colour(pale), colour(brown), step(0.35, 0.7, n + 0.15 * hill))
      return blend(own, colour('#7a4416'), 0.5 * step(0.62, 0.8, n))
    },
    { gloss: 0.3, polish: 0.4, glow: 0.2, bump: { height: 0.7, size: 4 } },
  )

/** Steamed and baked puddings, pancakes and desserts. */
export const puddings: readonly Look[] = [
  look(
    'jam roly poly, roly poly pudding',
    onSauce(recoloured('swiss roll', '#efd9a4', 0.3), custard, 'mint 0.2'),
    { density: 0.8 },
  ),
  look(
    'spotted dick',
    onSauce(
      slab({
        each: 120,
        width: 70,
        depth: 58,
        layers: [['#dfba7c', 32]],
        top: ['#d9ae68', '#c08a44'],
        soft: true,
        pieces: [['#3a1c12', 3.6, 26, 4, 29]],
      }),
      custard,
    ),
    { density: 0.85 },
  ),
  look(
    'eton mess',
    gravy({
      liquid: '#f4ecdf',
      clouds: '#fdf8ee',
      swirl: '#b52a44',
      thick: 1,
      clear: 0.5,
      in: 'strawberry slice 30, meringue kiss 10',
      coat: 0.05,
      on: 'strawberry slice 9, mint 0.6',
    }),
    sweetBowl,
  ),
  look(
    'rote grütze, rødgrød',
    gravy({
      liquid: '#64101c',
      clouds: '#861c2c',
      swirl: '#f3e3b4',
      clear: 2,
      thick: 0.6,
      in: 'cherry 14, raspberry 16, currant 10',
      coat: 0.3,
      on: 'mint 0.5',
    }),
    sweetBowl,
  ),
  look(
    'germknödel, dampfnudel',
    onSauce(
      buns({ top: 'smooth', dough: ['#e8d8b4', '#f8efd8'], each: 200, size: 108 }),
      custard,
      'black sesame sprinkle 3',
      0.98,
    ),
    { density: 0.5 },
  ),
  look(
    'racuchy, apple fritters pancake, polish apple pancake',
    withSides(
      griddleCakes({ each: 40, radius: 36, height: 14, paint: panned('#e6b458', '#b5722a') }),
      'apple slice 30',
      'strewn sugar 0.8',
    ),
    { density: 0.6 },
  ),
  look(
    'bougatsa, galaktoboureko',
    filo({
      each: 150,
      width: 88,
      depth: 64,
      high: 22,
      sheets: [3, 6],
      top: 'sugar',
      filling: [
        ['#e6c04a', '#f6dc86'],
        ['#ecca5c', '#f9e6a0'],
      ],
    }),
    { density: 0.75 },
  ),
]

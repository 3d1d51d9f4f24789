import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { cells } from '../../render/noise.ts'
import { crispSkin } from '../archetypes/crisp.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { portions } from '../archetypes/portions.ts'
import { onSticks } from '../archetypes/satay.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { folded } from '../archetypes/wrapped/folded.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'

/** Threads of chocolate all over a ball, or of coconut. */
const rolledIn = (dark: string, light: string) =>
  material(
    ({ u, v, w, seed }) => {
      const thread = cells(u / 2.6 + seed * 9, v / 1.7, w / 2.6)
      const own = blend(colour(light), colour(dark), step(0.2, 0.5, thread))
      return blend(own, colour(dark), 0.5 * step(0.5, 0.8, cells(u / 5, v / 5, w / 5)))
    },
    { gloss: 0.4, polish: 0.5, glow: 0.15, bump: { height: 1.4, size: 2, crust: 0.7 } },
  )

const sweetBalls = (dark: string, light: string) =>
  brokenBalls({
    each: 15,
    radius: 15,
    skin: rolledIn(dark, light),
    inside: crumbInside(['#3a1a0e', '#54281a'], { pores: 0 }),
    broken: 0,
    rough: 0.5,
    apart: 1.16,
  })

/** Bread fried flat, yellow with turmeric, as a part of doubles. */
export const bara: Look = look(
  'bara bread',
  baseWithSides('corn tortilla', '', { tint: '#d9a02c', strength: 0.4 }),
  { density: 0.5 },
)

/** Snacks and grilled meat of the Caribbean and South America. */
export const latinSnacks: readonly Look[] = [
  look(
    'mollete',
    portions({
      each: 92,
      radius: 56,
      base: 'garlic bread 46',
      on: 'pinto bean 18',
      sauce: ['#e2ac48', '#f6dc98'],
      millilitres: 22,
      lumpy: 0.4,
      top: 'diced tomato 7, diced onion 2, coriander 0.6',
      reach: 0.7,
    }),
    { density: 0.6, vessel: 'plate' },
  ),
  look(
    'coxinha',
    withSides(
      brokenBalls({
        each: 100,
        radius: 28,
        skin: crispSkin('#dfa24a', '#b06a24', 0.5),
        inside: crumbInside(['#d9a868', '#f4e0b4'], { fleck: '#b5743c', edge: '#c98a3c' }),
        broken: 0.4,
        rough: 0.8,
        tip: true,
        apart: 1.08,
      }),
      'dish of sour cream 30',
    ),
    { density: 0.7 },
  ),
  look('brigadeiro, brazilian fudge ball', sweetBalls('#2c130a', '#6a3a22'), { density: 0.9 }),
  look('beijinho', sweetBalls('#d9cdb4', '#fdf8ec'), { density: 0.9 }),
  look(
    'picanha, brazilian steak',
    fields('steak 62, white rice 22, diced tomato 8, lime wedge 5', 'cracked pepper 0.4'),
    { density: 0.8, vessel: 'plate' },
  ),
  look(
    'pastel de carne, pastel frito, pastel de feira',
    parcels({ shape: 'half moon', dough: ['#c98a38', '#efc878'], each: 55, size: 104 }),
    { density: 0.4 },
  ),
  look(
    'tapioca crepe, beiju, tapioca com queijo',
    folded({
      filling: ['white cheese', 'soft cheese', 'white cheese'],
      each: 120,
      size: 88,
      fold: 12,
      open: 0.42,
      lean: 0.95,
      shell: material(
        ({ u, v, seed }) =>
          blend(
            colour('#e4dac4'),
            colour('#fbf7ec'),
            step(0.2, 0.5, cells(u / 2.2 + seed * 9, v / 2.2, 3)),
          ),
        { gloss: 0.1, glow: 0.45, bump: { height: 0.6, size: 1.8, crust: 0.4 } },
      ),
    }),
    { density: 0.6 },
  ),
  look(
    'trinidad doubles',
    portions({
      each: 165,
      radius: 66,
      base: 'bara bread 80',
      on: 'curry chickpea 80',
      top: 'cucumber dice 6, coriander 0.8',
      reach: 0.72,
    }),
    { density: 0.7 },
  ),
  look(
    'bake and saltfish, fried bake, bake and shark',
    filledDisc(['lettuce', 'tomato', 'tuna', 'pepper'], {
      waist: '#efd8a4',
      face: '#d89c48',
      burnt: '#9a5a1e',
      each: 200,
      radius: 56,
    }),
    { density: 0.55 },
  ),
  look(
    'anticucho',
    withSides(
      onSticks({
        pieces: [
          ['#3f1a0c', '#7a3c1c'],
          ['#4a2010', '#8a4a24'],
        ],
        size: [16, 14, 7],
        count: 4,
        each: 47,
      }),
      'boiled potato 70, corn cob piece 50, dish of salsa 30',
    ),
    { density: 0.7, vessel: 'plate' },
  ),
]

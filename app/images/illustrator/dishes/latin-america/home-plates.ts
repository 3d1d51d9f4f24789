import { type Look, look } from '../../looks/look.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { longRoll } from '../archetypes/layers/long-roll.ts'
import { mixed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { stew } from '../archetypes/stew.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { flatDough } from '../archetypes/wrapped/dough.ts'
import { folded } from '../archetypes/wrapped/folded.ts'
import { plate, thick } from '../europe/served.ts'

/** Plates of Mexico, the Caribbean, South America and Southern Africa as one eats them at home. */
export const homePlates: readonly Look[] = [
  look(
    'griot, haitian fried pork, griyo',
    fields('seared pork cube 54, fried plantain 26, coleslaw 20', 'lime wedge 8, parsley 0.6'),
    { density: 0.7 },
  ),
  look(
    'sancocho, sancocho de gallina',
    stew({
      liquid: '#b98a34',
      clouds: '#cfa452',
      oil: '#c98a1c',
      clear: 4,
      thick: 0.3,
      in: 'boiled chicken joint 34, cob round 34, stewed potato 18, fried plantain 10, stewed carrot 8',
      coat: 0.1,
      on: 'coriander 2, lime wedge 5',
    }),
    { role: 'wet', density: 1 },
  ),
  look(
    'birria taco, quesabirria, quesabirria taco',
    withSides(
      folded({
        filling: ['soft cheese', 'pork', 'pork', 'onion', 'coriander'],
        shell: flatDough('#d0622c', '#7a2a10'),
        size: 66,
        fold: 16,
        open: 0.5,
        each: 90,
        wavy: 2,
      }),
      'katori of sambar 30, lime wedge 12',
    ),
    { density: 0.6 },
  ),
  look(
    'elote corn, mexican street corn, street corn',
    baseWithSides('corn on the cob', 'lime wedge 14', {
      on: 'mayonnaise 4, snow of cheese 5, chili powder 0.5, coriander 0.8',
    }),
    { density: 0.6 },
  ),
  plate(
    'pabellón criollo',
    'white rice 32, black bean 24, shredded beef 28, fried plantain slice 16',
  ),
  plate('oxtail with rice and peas', 'red bean and rice 50, oxtail 44', 'spring onion 1'),
  plate('pap and wors', 'ugali 46, italian sausage 36, diced tomato 12, diced onion 4', '', 0.85),
  plate(
    'escovitch fish',
    'whole grilled fish 62, carrot match stick 10, red pepper strip 10, onion 10, green chilli 3',
  ),
  thick('ají de gallina', {
    liquid: '#dfa63a',
    clouds: '#ecc060',
    clear: 1,
    thick: 0.8,
    in: 'shredded chicken 46',
    coat: 0.3,
    on: 'egg chunk 9, olive 4, parsley 0.6',
  }),
  look(
    'causa limeña, causa',
    slab({
      each: 200,
      width: 86,
      depth: 72,
      layers: [
        ['#efc442', 15],
        ['#b3c26a', 7],
        ['#f2e4c4', 9],
        ['#efc442', 15],
      ],
      top: ['#efc442', '#f6d96c'],
      browned: 0,
      gloss: 0.3,
    }),
    { density: 0.9 },
  ),
  look(
    'gatsby sandwich, gatsby',
    longRoll(['lettuce', 'steak', 'fry', 'tomato'], { each: 350, length: 220, width: 66 }),
    { density: 0.45, vessel: 'board' },
  ),
  look(
    'kenyan pilau, swahili pilau',
    mixed({
      base: 'yellow rice',
      tint: '#7a4a22',
      strength: 0.45,
      in: 'mutton chunk 30, curry potato 10',
      on: 'birista 4, coriander 1.4',
    }),
    { density: 0.78 },
  ),
  thick('ewa agoyin, ewa riro, nigerian bean', {
    liquid: '#5a2410',
    clouds: '#7a3a1a',
    oil: '#8a2a0a',
    clear: 1,
    thick: 0.9,
    in: 'black eyed pea 60',
    coat: 0.7,
    on: 'red pepper piece 3',
  }),
  look(
    'migas, tex mex migas, migas con huevo, breakfast migas',
    mixed({
      base: 'scrambled egg',
      in: 'tortilla strip 22',
      on: 'tortilla strip 4, diced tomato 7, grated cheese 2, green chilli slice 2, coriander 1',
    }),
    { density: 0.7 },
  ),
  thick('vatapá', {
    liquid: '#d98a24',
    clouds: '#e8a84a',
    oil: '#c8480c',
    clear: 0.8,
    thick: 0.9,
    in: 'shrimp 20',
    coat: 0.2,
    on: 'shrimp 26, chopped peanut 3, coriander 1.2',
  }),
]

import { type Look, look } from '../../looks/look.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { stuffedPoblano } from '../archetypes/baked/poblano.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import { crunchwrap, quesadilla } from '../archetypes/handheld/quesadilla.ts'
import { sopes } from '../archetypes/handheld/sopes.ts'
import { mixed, topped, tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { roundDip } from '../archetypes/plated/round-dip.ts'
import { portions } from '../archetypes/portions.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'

const chips = 'tortilla chip'
const fajitaPlate = { density: 0.28, vessel: 'plate' } as const
/** A stuffed pepper without its sauce. */
export const plainPoblano = look('plain poblano', stuffedPoblano(90), { density: 0.75 })

/** Meat, peppers and onion on a plate, tortillas to wrap them in beside. */
const withTortillas = (parts: string) =>
  withSides(
    tossed(parts, { coat: '#8a4a1c', strength: 0.08, on: 'coriander 0.8' }),
    'small tortilla 40, lime wedge 14',
  )
/** Mexican dishes on a plate or in a bowl. */
export const mexicanPlates: readonly Look[] = [
  look(
    'burrito bowl, chicken burrito bowl, chipotle bowl, taco bowl, burrito bowl with chicken, fajita bowl',
    fields(
      'cilantro rice 24, chicken chunk 20, black bean 16, corn 10, salsa 9, guacamole 10, lettuce 11',
      'sour cream dollop 3',
    ),
    { density: 0.7, vessel: 'shallow bowl' },
  ),
  look(
    'fajita, chicken fajita, chicken fajita with vegetable',
    withTortillas(
      'fajita chicken strip 52, red pepper strip 19, green pepper strip 17, cooked onion 5',
    ),
    fajitaPlate,
  ),
  look(
    'beef fajita, steak fajita',
    withTortillas('beef slice 50, red pepper strip 19, green pepper strip 17, cooked onion 5'),
    fajitaPlate,
  ),
  look(
    'shrimp fajita',
    withTortillas('shrimp 40, red pepper strip 18, green pepper strip 16, cooked onion 14'),
    fajitaPlate,
  ),
  look(
    'nachos, nachos with cheese, cheese nacho, nachos and cheese',
    topped({
      base: chips,
      sauce: ['#e2962a', '#f4bb50'],
      share: 9,
      strength: 0,
      lumpy: 0.8,
      wide: 0.62,
      on: 'jalapeno 3.4, diced tomato 2.4, coriander 0.6',
    }),
    { density: 0.3 },
  ),
  look(
    'loaded nacho, nachos with beef, beef nacho, nacho supreme, nachos with meat, chicken nacho',
    topped({
      base: chips,
      sauce: ['#e2962a', '#f4bb50'],
      share: 12,
      strength: 0,
      lumpy: 0.4,
      on: 'ground beef 9, diced tomato 5, jalapeno 2.5, coriander 1, avocado slice 5',
    }),
    { density: 0.35 },
  ),
  look(
    'guacamole with chip, guacamole with tortilla chip, guacamole and chip',
    roundDip('guacamole 20', 'tortilla chip 80'),
    { density: 0.3 },
  ),
  look(
    'tortilla chip with salsa, salsa and chip',
    baseWithSides('tortilla chip', 'bowl of salsa 60'),
    { density: 0.3 },
  ),
  look(
    'chilaquile, chilaquiles with egg, chilaquiles',
    topped({
      base: chips,
      sauce: ['#8a2c10', '#b84a20'],
      share: 26,
      strength: 0.3,
      lumpy: 0.5,
      on: 'fried egg 22, feta crumble 3, red onion 2, coriander 1',
    }),
    { density: 0.5 },
  ),
  look(
    'huevos rancheros, ranchero egg, ranch egg',
    portions({
      each: 190,
      radius: 70,
      base: 'corn tortilla 30, salsa 50',
      on: 'fried egg 55',
      top: 'coriander 0.6, cracked pepper 0.2',
      side: 'avocado slice 18',
    }),
    { density: 0.75 },
  ),
  look(
    'tostada, beef tostada, chicken tostada, chalupa',
    portions({
      each: 120,
      radius: 74,
      reach: 0.62,
      base: 'corn tortilla 24',
      on: 'ground beef 46, shredded lettuce 12',
      top: 'diced tomato 12, feta crumble 3',
    }),
    { density: 0.5 },
  ),
  look('sope', sopes(['mince', 'mince', 'lettuce', 'tomato', 'white cheese', 'cream']), {
    density: 0.6,
  }),
  look(
    'gordita',
    filledDisc(['mince', 'lettuce', 'tomato', 'white cheese'], {
      waist: '#ecd196',
      face: '#dcae5c',
      burnt: '#8a5220',
      radius: 50,
      thick: 9,
      each: 150,
    }),
    { density: 0.6 },
  ),
  look(
    'quesadilla, cheese quesadilla, bean quesadilla, spinach quesadilla',
    quesadilla(['melted cheese', 'cheese', 'melted cheese']),
    { density: 0.6 },
  ),
  look(
    'chicken quesadilla, beef quesadilla, steak quesadilla, vegetable quesadilla, veggie quesadilla',
    quesadilla(['melted cheese', 'grilled chicken', 'melted cheese']),
    { density: 0.6 },
  ),
  look(
    'crunchwrap, crunchwrap supreme, crunch wrap',
    crunchwrap(['mince', 'melted cheese', 'tostada', 'sour cream', 'lettuce', 'tomato']),
    { density: 0.6 },
  ),
  look(
    'chile relleno, stuffed jalapeno, stuffed poblano',
    onSauce(stuffedPoblano(90), '#96321a', 'coriander 0.6, feta 5', 1),
    { density: 0.75 },
  ),
  look(
    'chile en nogada, chiles en nogada',
    topped({
      base: 'plain poblano',
      sauce: ['#e2d6ba', '#f6eedd'],
      share: 46,
      strength: 0,
      lumpy: 0.3,
      wide: 0.62,
      smooth: true,
      on: 'pomegranate 7, parsley 2.4, walnut piece 2',
    }),
    { density: 0.75 },
  ),
  look(
    'tlayuda',
    portions({
      each: 400,
      radius: 84,
      reach: 0.72,
      base: 'corn tortilla 26',
      on: 'black bean 50, beef slice 46, shredded lettuce 10, avocado slice 30',
      top: 'diced tomato 14, feta crumble 5',
    }),
    { density: 0.55 },
  ),
  look(
    'mole, chicken mole, mole poblano',
    topped({
      base: 'chicken thigh',
      sauce: ['#2a120a', '#4a2412'],
      share: 80,
      strength: 0.62,
      lumpy: 0.3,
      on: 'sesame sprinkle 2.4, coriander 0.6',
    }),
    { density: 0.9 },
  ),
  look(
    'ceviche, fish ceviche',
    mixed({
      base: 'raw fish cube',
      in: 'diced tomato 12, diced red onion 8, corn 5',
      on: 'red onion 12, red chilli 3, coriander 5, lime wedge 5',
    }),
    { density: 0.62, vessel: 'shallow bowl' },
  ),
  look(
    'shrimp ceviche, aguachile',
    mixed({
      base: 'shrimp',
      in: 'diced tomato 14, diced cucumber 12, diced red onion 7',
      on: 'coriander 2.4, lime wedge 6',
    }),
    { density: 0.75, vessel: 'shallow bowl' },
  ),
]

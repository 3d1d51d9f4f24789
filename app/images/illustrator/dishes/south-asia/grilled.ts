import { type Look, look } from '../../looks/look.ts'
import { tossed } from '../archetypes/mixed.ts'
import { overBed } from '../archetypes/plated/over-bed.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'

const rings = 'katori of green chutney 30, red onion 24, lemon wedge 12'
const onion = { tint: '#4a2210', strength: 0.2 }

/** Kebabs and what comes from the tandoor, with onion and lemon. */
export const grilledDishes: readonly Look[] = [
  look(
    'malai boti, chicken malai boti, chicken malai tikka, malai tikka',
    baseWithSides('malai boti piece', rings),
  ),
  look(
    'bihari boti, bihari tikka, beef boti, beef tikka',
    baseWithSides('bihari boti piece', rings),
  ),
  look(
    'bihari kebab, bihari kabab, dhaga kebab, gola kebab',
    baseWithSides('seekh kebab', rings, onion),
  ),
  look('mutton boti, mutton tikka, tikka boti', baseWithSides('mutton boti piece', rings)),
  look(
    'hariyali tikka, hariyali chicken, green chicken tikka, haryali boti',
    baseWithSides('green tikka piece', rings),
  ),
  look('fish tikka, tandoori fish', baseWithSides('fish tikka piece', rings)),
  look(
    'reshmi kebab, reshmi kabab, chicken seekh kebab',
    baseWithSides('reshmi kebab piece', rings),
  ),
  look(
    'galouti kebab, galawati kebab',
    baseWithSides('galouti patty', 'katori of green chutney 30, red onion 22', {
      on: 'coriander 0.8',
    }),
  ),
  look(
    'lahori fish, fish fry, machli fry, amritsari fish, masala fish',
    baseWithSides('fried fish', 'katori of tamarind chutney 30, lemon wedge 14, red onion 20', {
      tint: '#b5561c',
      strength: 0.35,
    }),
  ),
  look(
    'chargha, lahori chargha, steam roast, chicken steam roast',
    withSides(
      overBed({
        main: 'chargha leg 92',
        bed: 'red onion 60, onion ring raw 40',
        on: 'coriander 0.8',
      }),
      'katori of green chutney 30, lemon wedge 12, lemon wedge 12',
    ),
  ),
  look(
    'chicken 65, gobi 65, paneer 65',
    withSides(
      tossed('popcorn chicken 94', {
        coat: '#a82a0c',
        strength: 0.56,
        steep: 1.3,
        gloss: 0.3,
        on: 'curry leaf 2.4, chili slice 1.6',
      }),
      '',
      'red onion 20, lemon wedge 12',
    ),
    { density: 0.6 },
  ),
  look('mutton chop, mutton champ, lamb champ', baseWithSides('lamb chop', rings)),
]

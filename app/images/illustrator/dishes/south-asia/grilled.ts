import { type Look, look } from '../../looks/look.ts'
import { beside } from '../archetypes/beside.ts'

const rings = 'red onion 9, lemon wedge 5'
const onion = { tint: '#4a2210', strength: 0.2 }

/** Kebabs and what comes from the tandoor, with onion and lemon. */
export const grilledDishes: readonly Look[] = [
  look(
    'malai boti, chicken malai boti, chicken malai tikka, malai tikka',
    beside('malai boti piece', rings),
  ),
  look('bihari boti, bihari tikka, beef boti, beef tikka', beside('bihari boti piece', rings)),
  look('bihari kebab, bihari kabab, dhaga kebab, gola kebab', beside('seekh kebab', rings, onion)),
  look('mutton boti, mutton tikka, tikka boti', beside('lamb chunk', rings, onion)),
  look('chicken tikka boti', beside('chicken tikka', rings)),
  look(
    'hariyali tikka, hariyali chicken, green chicken tikka, haryali boti',
    beside('green tikka piece', rings),
  ),
  look('fish tikka, tandoori fish', beside('fish tikka piece', rings)),
  look(
    'reshmi kebab, reshmi kabab, chicken seekh kebab',
    beside('seekh kebab', rings, { tint: '#d9a868', strength: 0.5 }),
  ),
  look(
    'galouti kebab, galawati kebab',
    beside('shami kebab', 'red onion 8, mint 3', { tint: '#4a2412', strength: 0.4 }),
  ),
  look(
    'lahori fish, fish fry, machli fry, amritsari fish, masala fish',
    beside('fried fish', 'lemon wedge 6, red onion 8', { tint: '#b5561c', strength: 0.35 }),
  ),
  look(
    'chargha, lahori chargha, steam roast, chicken steam roast',
    beside('roast chicken', 'red onion 6, lemon wedge 5', { tint: '#a8441c', strength: 0.35 }),
  ),
  look('mutton chop, mutton champ, lamb champ', beside('lamb chop', rings)),
]

import { type Look, look } from '../../looks/look.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { riceBowl } from '../archetypes/rice-bowl.ts'
import { brown, loose, wok } from './wok.ts'

/** Beef, pork and duck from the wok. */
export const beefAndPork: readonly Look[] = [
  look(
    'sweet and sour pork',
    wok(
      'sweet and sour nub 52, pineapple chunk 18, green pepper piece 13, onion piece 8, carrot coin 8',
      { coat: '#b8341a', strength: 0.22 },
    ),
    loose,
  ),
  look(
    'beef and broccoli, broccoli beef, beef with broccoli',
    wok('beef slice 52, broccoli floret 46', {
      coat: '#4a2610',
      strength: 0.16,
      on: 'sesame sprinkle 0.6',
    }),
    loose,
  ),
  look(
    'mongolian beef',
    wok('beef slice 78, scallion stick 20', {
      coat: '#4a2208',
      strength: 0.3,
      on: 'sesame sprinkle 1',
    }),
    loose,
  ),
  look(
    'pepper steak, beef with pepper',
    wok('beef slice 55, green pepper strip 20, red pepper strip 16, onion piece 10', brown),
    loose,
  ),
  look(
    'szechuan beef, crispy beef, chilli beef, crispy chilli beef',
    wok('crispy beef strip 62, dried chili 9, red pepper strip 12, celery baton 12', {
      coat: '#7a1e0c',
      strength: 0.14,
      on: 'dried chili 4, sesame sprinkle 0.8',
    }),
    loose,
  ),
  look(
    'beef stir fry, beef and vegetable stir fry, steak stir fry, pork stir fry',
    wok(
      'beef slice 46, red pepper strip 14, snow pea 14, carrot coin 8, baby corn 10, onion piece 6',
      { ...brown, strength: 0.12 },
    ),
    loose,
  ),
  look(
    'chicken lettuce wrap, lettuce wrap, san choy bow',
    wok('lettuce leaf 40, ground pork 42, water chestnut 6, diced carrot 5', {
      on: 'scallion sprinkle 1.2',
    }),
    loose,
  ),
  look(
    'twice cooked pork, double cooked pork',
    wok('red pork slice 56, green pepper piece 16, leek piece 18', {
      coat: '#7c2410',
      strength: 0.13,
    }),
    loose,
  ),
  look(
    'moo shu pork, mu shu pork, mu shu',
    wok('pork strip fried 40, cabbage strip 24, egg strip 18, wood ear 8, carrot match stick 6', {
      ...brown,
      strength: 0.1,
    }),
    loose,
  ),
  look(
    'char siu, chinese bbq pork, chinese barbecue pork, bbq roast pork',
    fields('char siu roast 78, bok choy 20', 'sesame sprinkle 0.5'),
    loose,
  ),
  look(
    'peking duck, roast duck, crispy duck, beijing duck',
    fields(
      'lacquered duck slice 56, cucumber stick 14, scallion stick 12, mandarin pancake 24, katori of tamarind chutney 16',
    ),
    loose,
  ),
  look(
    'chow fun, beef chow fun, beef ho fun',
    riceBowl({
      base: 'pad see ew noodle',
      over: 'beef slice 24, bean sprout 8, scallion stick 8',
      sauce: '#4a2610',
    }),
    { role: 'wet', density: 0.8, vessel: 'shallow bowl' },
  ),
]

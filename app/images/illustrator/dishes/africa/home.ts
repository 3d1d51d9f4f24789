import { type Look, look } from '../../looks/look.ts'
import { tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { withSides } from '../archetypes/with-sides.ts'
import { thick } from '../europe/served.ts'

/** Pots and fried meat of Africa, as they are eaten at home. */
export const africanHome: readonly Look[] = [
  look(
    'asun, spicy goat, peppered goat, peppered goat meat',
    withSides(
      tossed('seared lamb cube 74, red pepper strip 9, green pepper strip 5, cooked onion 8', {
        coat: '#8a2f10',
        strength: 0.36,
        steep: 1.35,
        gloss: 0.4,
        roasted: true,
        on: 'chili slice 2, parsley 0.8',
      }),
      '',
      'red onion 12',
    ),
    { density: 0.7 },
  ),
  thick('ofada stew, ayamase, ofada sauce, designer stew', {
    liquid: '#5a2c10',
    clouds: '#73421a',
    oil: '#a8340c',
    clear: 1.2,
    thick: 0.8,
    in: 'beef chunk 40, diced pepper 10, boiled egg half 16',
    coat: 0.24,
    on: 'diced red pepper 3',
  }),
  look(
    'ofada rice, ofada rice and stew, ofada rice with stew',
    fields('brown rice 54, ofada stew 46'),
    {
      density: 0.85,
      vessel: 'plate',
    },
  ),
  thick('cachupa, cachupa rica, katxupa', {
    liquid: '#a8702a',
    clouds: '#c08a44',
    oil: '#b5501c',
    clear: 2,
    thick: 0.6,
    in: 'corn kernel 30, kidney bean 16, sweet potato cube 12, stewed greens 7',
    coat: 0.2,
    on: 'sausage slice 18, parsley 1',
  }),
]

import { type Look, look } from '../../looks/look.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { sopes } from '../archetypes/handheld/sopes.ts'
import { topped } from '../archetypes/mixed.ts'
import { portions } from '../archetypes/portions.ts'
import { stew } from '../archetypes/stew.ts'
import { withSides } from '../archetypes/with-sides.ts'
import { plate } from '../europe/served.ts'

/** Plates of Turkey, the Levant and Iran. */
export const levantPlates: readonly Look[] = [
  plate(
    'doner plate, doner teller, doner with fry',
    'doner meat 42, french fry 26, lettuce 9, tomato wedge 10, red onion 5, dish of sour cream 10',
  ),
  look(
    'kumpir, loaded baked potato, stuffed baked potato, baked potato with filling',
    portions({
      each: 400,
      radius: 74,
      base: 'baked potato 175',
      on: 'grated cheese 10, corn kernel 16, sausage slice 16, green olive 8',
      top: 'sour cream dollop 12, chive 0.6',
      reach: 0.46,
    }),
    { density: 0.75, vessel: 'plate' },
  ),
  look('sfiha, esfiha, meat sfiha', sopes(['mince', 'mince', 'tomato', 'coriander'], 75), {
    density: 0.6,
  }),
  look(
    'musakhan',
    portions({
      each: 400,
      radius: 92,
      base: 'naan 120',
      on: 'caramelised onion 60, chicken thigh 150',
      top: 'pine nut 4, paprika 0.4, parsley 1',
      reach: 0.62,
    }),
    { density: 0.7, vessel: 'plate' },
  ),
  look(
    'tahchin',
    withSides(
      slab({
        each: 250,
        width: 92,
        depth: 74,
        layers: [['#efc048', 27]],
        top: ['#e8a428', '#b8661a'],
        browned: 0.7,
        pieces: [
          ['#f6ead0', 3.2, 60, 3, 25],
          ['#f0e0c0', 7, 5, 8, 20],
        ],
      }),
      '',
      'barberry 5, pistachio sliver 2',
    ),
    { density: 0.85 },
  ),
  look(
    'kuku sabzi, persian herb frittata, persian herb omelet',
    slab({
      each: 120,
      wedge: true,
      width: 112,
      depth: 92,
      layers: [['#4a6a22', 24]],
      top: ['#4a6a24', '#344c18'],
      browned: 0.2,
      pieces: [['#8a2416', 2.4, 10, 4, 21]],
    }),
    { density: 0.8 },
  ),
  look(
    'kashk bademjan',
    withSides(
      topped({
        base: 'eggplant mash',
        sauce: ['#e2d8bc', '#f8f2e2'],
        share: 11,
        strength: 0.06,
        lumpy: 0.3,
        wide: 0.5,
        in: 'mashed eggplant 10',
        on: 'birista 5, walnut piece 4, mint 1',
      }),
      'pita quarter 40',
    ),
    { density: 0.9 },
  ),
  look(
    'abgoosht, dizi, persian lamb stew',
    stew({
      liquid: '#b5601a',
      clouds: '#c87a30',
      oil: '#b8400c',
      clear: 3,
      thick: 0.35,
      in: 'lamb chunk 40, chickpea 24, stewed potato 26, white bean 14, tomato chunk 10',
      coat: 0.24,
      on: 'parsley 0.8',
    }),
    { role: 'wet', density: 1 },
  ),
]

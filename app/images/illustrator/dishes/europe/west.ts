import { type Look, look } from '../../looks/look.ts'
import { flat } from '../archetypes/baked/flat.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { roundsInRings } from '../archetypes/baked/rounds.ts'
import { type Slab, slab } from '../archetypes/baked/slab.ts'
import { wellington } from '../archetypes/baked/wellington.ts'
import { garnished } from '../archetypes/crisp.ts'
import { mixed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { roundDip } from '../archetypes/plated/round-dip.ts'
import { plate, thick } from './served.ts'

const bistro: readonly Look[] = [
  look('ratatouille', roundsInRings('#a8321a', 'basil 0.8'), {
    density: 0.8,
    vessel: 'shallow bowl',
  }),
  look('cheese fondue, fondue, swiss fondue', roundDip('fondue cheese 55', 'bread cube 45'), {
    density: 0.8,
  }),
  thick('coq au vin', {
    liquid: '#4a1c18',
    clouds: '#66291f',
    in: 'curry chicken piece 56, mushroom 13, pearl onion 9, stewed carrot 7',
    coat: 0.3,
    on: 'bacon bit 4, parsley 1',
  }),
  thick('beef bourguignon, boeuf bourguignon, beef burgundy', {
    liquid: '#42190f',
    clouds: '#5e2a1a',
    in: 'mushroom 11, stewed carrot 10, pearl onion 6, beef chunk 62',
    on: 'beef chunk 9, parsley 1',
  }),
  thick('cassoulet', {
    liquid: '#a8703a',
    clouds: '#c08c50',
    in: 'white bean 55, sausage slice 20, pork chunk 18',
    on: 'breadcrumb 4, parsley 0.8',
  }),
  thick('chicken fricassee, blanquette de veau, blanquette', {
    liquid: '#e0cda0',
    clouds: '#eee0bf',
    in: 'boiled chicken chunk 46, mushroom 24, stewed carrot 20',
    coat: 0.12,
    on: 'parsley 2',
  }),
  look(
    'quiche, quiche lorraine, ham quiche, bacon quiche, egg pie',
    flat({
      whole: 900,
      height: 30,
      rim: 33,
      radius: 112,
      cut: true,
      sauce: '#e0b25a',
      cheese: '#edca80',
      crust: '#b87a38',
      on: 'bacon bit 46, chive 3',
      sunk: 1.4,
    }),
    { density: 0.8 },
  ),
  look(
    'vegetable quiche, spinach quiche, cheese quiche, vegetable tart',
    flat({
      whole: 900,
      height: 30,
      rim: 33,
      radius: 112,
      cut: true,
      sauce: '#dfb054',
      cheese: '#ecc67a',
      crust: '#b87a38',
      on: 'wilted spinach 10, diced tomato 9, wilted spinach 7, cherry tomato half 7',
      sunk: 4.5,
    }),
    { density: 0.8 },
  ),
  look(
    'crepe with ham and cheese, ham and cheese crepe, savory crepe, galette complete, filled crepe',
    garnished(fields('crepe 100'), 'ham strip 24, mozzarella pool 14, chive 0.8'),
    { density: 0.6 },
  ),
  look(
    'moules frites, mussel and fry, mussels and fries',
    fields('mussel 62, french fry 38', 'parsley 1.6'),
    { density: 0.5, vessel: 'plate' },
  ),
  look(
    'moules mariniere, mussel in white wine',
    mixed({ base: 'mussel', in: 'onion 6', on: 'parsley 2' }),
    { density: 0.5, vessel: 'shallow bowl' },
  ),
  plate('steak and fry', 'steak 52, french fry 48', 'butter 3, parsley 0.6'),
  plate('duck confit, confit de canard', 'duck leg 55, roast potato 35, green bean 10'),
  plate(
    'beef tartare, steak tartare, tartare',
    'raw ground beef 80, cornichon slice 8, crostini 12',
    'egg yolk 8, caper 2',
    0.9,
  ),
  look(
    'gratin dauphinois, potato gratin, scalloped potato, au gratin potato, dauphinoise potato',
    roundsInRings('#f3dfa8', 'parsley 0.6', 'potato'),
    { density: 0.95, vessel: 'baking dish' },
  ),
]

/** A filling in its sauce under a mash that a fork was drawn over, cut so that one sees it. */
const mashPie = (
  words: string,
  [filling, sauce]: readonly [filling: string, sauce: string],
  pieces: NonNullable<Slab['pieces']>,
): Look =>
  look(
    words,
    onSauce(
      slab({
        each: 300,
        width: 96,
        depth: 78,
        layers: [
          [filling, 20],
          ['#f0dca4', 16],
        ],
        top: ['#f0d58c', '#d49c4a'],
        browned: 0.5,
        wavy: 3.4,
        forked: true,
        pieces,
      }),
      sauce,
      'parsley 0.8',
    ),
    { density: 0.95 },
  )

const british: readonly Look[] = [
  mashPie(
    "shepherd pie, shepherd's pie, cottage pie",
    ['#80502e', '#5a3014'],
    [
      ['#8f5a36', 4.2, 40, 2, 19],
      ['#d9701f', 3.8, 9, 4, 18],
      ['#5f8f2c', 3.4, 10, 4, 18],
    ],
  ),
  mashPie(
    'fish pie, fisherman pie',
    ['#efe2c0', '#efe2c0'],
    [
      ['#f6efdf', 8.5, 10, 6, 17],
      ['#ea8d6c', 7.5, 8, 7, 18],
      ['#5f8f2c', 3.9, 26, 4, 20],
    ],
  ),
  plate(
    'full irish breakfast',
    'fried egg 20, sausage 18, bacon 12, baked bean 20, grilled tomato 12, mushroom 10, toast 10',
  ),
  plate('american breakfast, diner breakfast', 'scrambled egg 30, bacon 16, home fry 30, toast 18'),
  plate(
    'fish and chips with ketchup',
    'battered fish 44, french fry 46, dish of ketchup 16, lemon wedge 5',
    '',
    0.5,
  ),
  plate(
    'mushroom gravy with mashed potato, mashed potato with mushroom gravy, mashed potato and mushroom gravy',
    'mashed potato 84',
    'gravy 22, mushroom 12, parsley 0.8',
    0.95,
  ),
  plate('sausage and mashed potato', 'mashed potato 56, sausage 44', 'gravy 8'),
  plate(
    'roast beef dinner, sunday dinner, roast beef with yorkshire pudding',
    'roast beef 32, roast potato 26, baby carrot 11, broccoli 13, yorkshire pudding 16',
    'gravy 6',
  ),
  look('beef wellington, wellington', wellington(), { density: 0.95 }),
  look(
    'toad in the hole',
    flat({
      whole: 500,
      radius: 108,
      height: 14,
      rim: 24,
      slices: 4,
      crust: '#b97a34',
      sauce: '#d9a24a',
      cheese: '#e6bd6c',
      on: 'breakfast sausage 225',
    }),
    { density: 0.7 },
  ),
  plate(
    'ploughman',
    'wedge of cheddar 30, baguette slice 26, ham slice 14, apple slice 12, pickled onion 6, cherry tomato 9, lettuce 4',
  ),
  plate('gammon and egg', 'canadian bacon 30, fried egg 26, french fry 44'),
]

/** Dishes of France and Britain. */
export const westernEurope: readonly Look[] = [...bistro, ...british]

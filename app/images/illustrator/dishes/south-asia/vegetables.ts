import { type Look, look } from '../../looks/look.ts'
import { mixed } from '../archetypes/mixed.ts'
import { curry, salan } from './served.ts'

const tomato = { liquid: '#8f4c24', clouds: '#a66436', oil: '#984a18' }
const cream = { liquid: '#cf6a26', clouds: '#dd843e', swirl: '#f8ead0' }
const turmeric = { liquid: '#bf8a22', clouds: '#d0a040', oil: '#c0780f' }
const green = { liquid: '#46561e', clouds: '#66743a', clear: 0.8, thick: 1 }

/** Dry: pieces with hardly any gravy. */
const dry = { thick: 1, coat: 0.3 }

type Sabzi = { of: string; on: string; coat: string; strength?: number }

/** Vegetables fried dry with spices: close together, with hardly any masala between them. */
const sabzi = (words: string, { of, on, coat, strength = 0.3 }: Sabzi): Look =>
  curry(words, { liquid: coat, thick: 1, clear: 0.8, in: of, coat: strength, on })

/** Curries of vegetables and of paneer. */
export const vegetableCurries: readonly Look[] = [
  curry('palak paneer, saag paneer, spinach paneer', {
    ...green,
    swirl: '#f3ecd6',
    in: 'paneer cube 22',
    coat: 0.2,
  }),
  curry('matar paneer, mutter paneer, pea and paneer', {
    ...tomato,
    in: 'paneer cube 46, curry pea 34',
    coat: 0.08,
    on: 'coriander 0.8',
  }),
  curry('paneer butter masala, paneer makhani, butter paneer', {
    ...cream,
    in: 'paneer cube 48',
    coat: 0.2,
    on: 'cream swirl 12, coriander 0.6',
  }),
  curry('paneer tikka masala', {
    ...cream,
    liquid: '#b5622c',
    in: 'paneer tikka 62, green pepper 6, red onion 5',
    coat: 0.05,
    on: 'cream thread 4, coriander 1.6',
  }),
  curry('shahi paneer, paneer korma, paneer pasanda', {
    liquid: '#dcae68',
    clouds: '#e8c48a',
    oil: '#c8842c',
    in: 'paneer cube 50, cashew 6',
    coat: 0.06,
    on: 'almond sliver 2.4, golden raisin 2, saffron thread 0.4, coriander 0.8',
  }),
  curry('kadai paneer, karahi paneer, paneer jalfrezi, chilli paneer', {
    ...tomato,
    thick: 0.95,
    in: 'green pepper 24, red pepper 16, fried onion 4, paneer cube 60',
    coat: 0.12,
    on: 'coriander 1',
  }),
  curry('malai kofta, paneer kofta', {
    ...cream,
    liquid: '#dc9448',
    clouds: '#e6aa66',
    in: 'malai kofta ball 66',
    coat: 0.08,
    on: 'cashew 2, coriander 0.5',
  }),
  sabzi('aloo gobi, gobi aloo, gobi masala, potato and cauliflower curry, cauliflower curry', {
    of: 'curry potato 50, curry cauliflower 60',
    on: 'curry potato 16, coriander 1.8, ginger julienne 1, diced tomato 2',
    coat: '#b06c14',
    strength: 0.38,
  }),
  curry('aloo matar, aloo mutter, potato and pea curry, matar aloo', {
    ...tomato,
    in: 'curry potato 55, curry pea 36',
    coat: 0.12,
    on: 'coriander 1',
  }),
  curry('aloo palak, saag aloo, aloo saag, palak aloo', {
    ...green,
    thick: 0.9,
    in: 'curry potato 46, wilted spinach 10',
    coat: 0.3,
  }),
  curry('aloo baingan, eggplant curry, brinjal curry, baingan masala', {
    ...tomato,
    thick: 0.9,
    in: 'curry potato 50, charred eggplant wedge 34',
    coat: 0.12,
    on: 'charred eggplant wedge 9, coriander 1.6',
  }),
  curry('potato curry, aloo curry, aloo sabzi, aloo ki bhujia, aloo bhujia, aloo ki sabzi', {
    ...turmeric,
    in: 'curry potato 90',
    coat: 0.2,
    on: 'coriander 1.6',
  }),
  sabzi('bombay potato, jeera aloo, bombay aloo, dum aloo', {
    of: 'curry potato 140',
    on: 'cumin tempering 6, mustard speck 1, coriander 4, red chilli 2',
    coat: '#8e4a12',
    strength: 0.36,
  }),
  sabzi('bhindi masala, bhindi, okra curry, bhindi fry, bhindi sabzi', {
    of: 'curry okra 110, okra round 60, fried onion 12, diced tomato 10',
    on: 'birista 3',
    coat: '#6a4a1c',
    strength: 0.1,
  }),
  look(
    'baingan bharta, baingan ka bharta, bhartha',
    mixed({
      base: 'eggplant mash',
      in: 'mashed eggplant 76, diced tomato 9, pea 5',
      on: 'charred eggplant wedge 24, coriander 3, green chilli slice 1.4',
    }),
    { density: 0.95 },
  ),
  curry('saag, sarson ka saag, palak saag, mustard saag, sag', {
    ...green,
    liquid: '#3a4a14',
    thick: 1,
    clear: 0.6,
    in: 'stewed greens 70',
    coat: 0.5,
    on: 'butter 3, ginger julienne 2, red chilli 2',
  }),
  curry('channa saag, chana palak, chickpea and spinach curry, chana saag', {
    ...green,
    thick: 0.95,
    clear: 0.8,
    swirl: '#f3ecd6',
    in: 'stewed greens 26, curry chickpea 16',
    coat: 0.14,
    on: 'stewed greens 2, ginger julienne 0.7, coriander 0.6, diced tomato 2',
  }),
  curry('vegetable curry, veg curry, mixed vegetable curry, mixed sabzi, sabzi, bhaji', {
    ...turmeric,
    liquid: '#b5701c',
    thick: 0.85,
    in: 'curry potato 26, carrot cube 24, curry pea 20, curry cauliflower 26, green bean piece 14',
    coat: 0.14,
    on: 'coriander 1',
  }),
  curry('vegetable korma, navratan korma, veg korma, vegetable kurma', {
    liquid: '#dcb878',
    clouds: '#e8cc98',
    in: 'carrot cube 22, curry pea 20, curry cauliflower 24, green bean piece 12',
    coat: 0.1,
    on: 'cashew 4, raisin 1.5',
  }),
  curry('lauki sabzi, lauki, ghiya, bottle gourd curry, lauki ki sabzi', {
    ...turmeric,
    in: 'bottle gourd 80',
    coat: 0.2,
    on: 'coriander 1.4',
  }),
  sabzi('karela, karela masala, bitter gourd curry, stuffed karela, karela gosht', {
    of: 'bitter gourd 140, fried onion 5',
    on: 'birista 1.6, coriander 0.8',
    coat: '#6e4a1c',
    strength: 0.14,
  }),
  curry('pumpkin curry, kaddu, kaddu ki sabzi, kashi phal', {
    ...tomato,
    ...dry,
    liquid: '#b8640f',
    in: 'curry pumpkin 110',
    coat: 0.12,
    on: 'mustard speck 0.5, red chilli 2, coriander 1.4',
  }),
  sabzi('patta gobi, cabbage sabzi, cabbage curry, band gobi', {
    of: 'fried cabbage 90, curry pea 12',
    on: 'mustard speck 0.8, coriander 1',
    coat: '#d0a040',
  }),
  curry('tinda, tinda masala, turai, tori, arbi, arvi masala', {
    ...turmeric,
    in: 'zucchini 80',
    coat: 0.25,
    on: 'coriander 1.2',
  }),
  curry('mushroom masala, mushroom curry, mushroom matar', {
    ...tomato,
    in: 'mushroom 150',
    coat: 0.1,
    on: 'coriander 1.2',
  }),
  curry('jackfruit curry, polos curry, kathal, polos', {
    liquid: '#a8701e',
    clouds: '#bd8836',
    oil: '#b5560f',
    thick: 0.85,
    in: 'jackfruit wedge 78',
    coat: 0.24,
    on: 'curry leaf 2.4, red chilli 2, mustard speck 0.6',
  }),
  salan('sindhi curry, sindhi kadhi, sindhi karhi', {
    liquid: '#c08a24',
    clouds: '#cf9f40',
    oil: '#b5560f',
    clear: 2.5,
    in: 'curry potato 22, curry okra 20, drumstick pod 22, carrot cube 12, diced tomato 6',
    coat: 0.15,
    on: 'curry leaf 1.4, coriander 1.2',
  }),
  salan('kadhi pakora, kadhi, karhi, karhi pakora, kadhi pakoda', {
    liquid: '#e6cd8c',
    clouds: '#f0dfae',
    oil: '#c4641c',
    clear: 1,
    thick: 0.5,
    in: 'kadhi fritter 40',
    coat: 0.05,
    on: 'dried chili 5, curry leaf 1.6, mustard speck 0.8, coriander 0.6',
  }),
  curry('avial, aviyal', {
    liquid: '#dcd2a8',
    clouds: '#ece4c4',
    thick: 0.9,
    clear: 1.2,
    in: 'drumstick pod 26, carrot stick 16, green bean piece 16, plantain 12, pumpkin cube 12',
    coat: 0.2,
    on: 'curry leaf 2.4, coconut shred 0.6',
  }),
]

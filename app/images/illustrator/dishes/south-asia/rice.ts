import { type Look, look } from '../../looks/look.ts'
import { soup } from '../archetypes/soup.ts'
import { riceDish } from './served.ts'

const saffron = { base: 'biryani rice', tint: '#d98a20' }

/** Biryanis, pulaos and khichdi. */
export const riceDishes: readonly Look[] = [
  riceDish('biryani, chicken biryani, murgh biryani', {
    ...saffron,
    in: 'curry chicken piece 100',
    on: 'birista 7, coriander 3, mint 3',
  }),
  riceDish('sindhi biryani, bombay biryani', {
    ...saffron,
    strength: 0.12,
    in: 'curry chicken piece 60, curry potato 40, tomato wedge 20',
    on: 'green chilli 4, coriander 3, mint 3',
  }),
  riceDish('hyderabadi biryani, dum biryani', {
    ...saffron,
    in: 'curry chicken piece 70',
    on: 'boiled egg half 14, birista 7, mint 4',
  }),
  riceDish('mutton biryani, lamb biryani, goat biryani, gosht biryani', {
    ...saffron,
    strength: 0.1,
    in: 'mutton chunk 80',
    on: 'birista 7, coriander 2, mint 3',
  }),
  riceDish('beef biryani', {
    ...saffron,
    strength: 0.16,
    in: 'beef chunk 85',
    on: 'green chilli 3, tomato wedge 7, coriander 3',
  }),
  riceDish('vegetable biryani, veg biryani, tehri', {
    ...saffron,
    in: 'curry pea 14, carrot cube 18, curry cauliflower 30, green bean piece 12, curry potato 22',
    on: 'coriander 2, mint 1.4, birista 4',
  }),
  riceDish('egg biryani, anda biryani', {
    ...saffron,
    on: 'boiled egg half 34, birista 5, coriander 2',
  }),
  riceDish('paneer biryani', { ...saffron, in: 'paneer cube 40', on: 'birista 4, mint 3' }),
  riceDish('prawn biryani, shrimp biryani, fish biryani', {
    ...saffron,
    in: 'shrimp 40',
    on: 'coriander 3, birista 4',
  }),
  riceDish('keema biryani', {
    ...saffron,
    in: 'mince 15',
    on: 'mince 3, coriander 3, mint 3, birista 4',
  }),
  riceDish('chicken pulao, chicken pilaf, chicken yakhni pulao', {
    base: 'pulao',
    tint: '#a8743c',
    strength: 0.12,
    in: 'chicken chunk 80',
    on: 'birista 5',
  }),
  riceDish('mutton pulao, beef pulao, lamb pulao, mutton yakhni pulao, yakhni pulao', {
    base: 'pulao',
    tint: '#94622e',
    strength: 0.22,
    in: 'pulao lamb 130',
    on: 'birista 6, coriander 1.2',
  }),
  riceDish('kabuli pulao, kabuli palaw, qabuli palaw, qabili palau, afghan pulao, kabuli palao', {
    base: 'pulao',
    tint: '#9a6428',
    strength: 0.35,
    in: 'pulao lamb 130',
    on: 'julienned carrot 9, raisin 4',
  }),
  riceDish('chana pulao, chole pulao, chickpea pulao', {
    base: 'pulao',
    in: 'curry chickpea 40',
    on: 'birista 4, coriander 1',
  }),
  riceDish('tahari, aloo tahari', {
    base: 'yellow rice',
    tint: '#c9821c',
    strength: 0.24,
    in: 'curry potato 62, curry pea 12, diced tomato 9',
    on: 'birista 5, coriander 2',
  }),
  riceDish('khichdi, khichri, dal khichdi, moong khichdi, kitchari', {
    base: 'soft khichdi',
    on: 'cumin tempering 3, coriander 2',
  }),
  riceDish('curd rice, dahi rice, thayir sadam', {
    base: 'soft curd rice',
    on: 'mustard speck 1, curry leaf 1, pomegranate seed 2',
  }),
  riceDish('lemon rice, chitranna, nimmakaya pulihora', {
    base: 'yellow rice',
    in: 'peanut 9',
    on: 'peanut 3, curry leaf 2, mustard speck 0.8, red chilli 2.4, lemon wedge 5',
  }),
  riceDish('zarda, meethe chawal, sweet yellow rice', {
    base: 'yellow rice',
    tint: '#f0a010',
    strength: 0.4,
    on: 'almond 3, raisin 5, pistachio 2, cashew 3',
  }),
  look(
    'panta bhat, pakhala, fermented rice',
    soup({
      liquid: '#d9d4c4',
      clouds: '#e8e3d4',
      clear: 7,
      thick: 0,
      noodles: 'white rice',
      on: 'red onion 8, green chilli 8, lime wedge 7, coriander 1',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
]

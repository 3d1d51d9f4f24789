import { type Look, look } from '../looks/look.ts'
import { africanPlates } from './africa/fried.ts'
import { africanHome } from './africa/home.ts'
import { slab } from './archetypes/baked/slab.ts'
import { breadBowl } from './archetypes/handheld/bread-bowl.ts'
import { mixed, recoloured, topped } from './archetypes/mixed.ts'
import { fields } from './archetypes/plated/fields.ts'
import { portions } from './archetypes/portions.ts'
import { onSticks } from './archetypes/satay.ts'
import { baseWithSides } from './archetypes/with-sides.ts'
import { thick } from './europe/served.ts'

/** Dishes of Africa south of the Sahara. */
export const africa: readonly Look[] = [
  ...africanPlates,
  ...africanHome,
  look(
    'jollof rice, jollof',
    mixed({
      base: 'tomato rice',
      tint: '#c4501c',
      strength: 0.4,
      in: 'diced red pepper 5, pea 3',
      on: 'fried plantain 20, parsley 0.8',
    }),
    { density: 0.8 },
  ),
  look(
    'jollof rice with chicken, chicken jollof, jollof with chicken',
    mixed({
      base: 'tomato rice',
      tint: '#c4501c',
      strength: 0.4,
      in: 'pea 3',
      on: 'chicken drumstick 26',
    }),
    { density: 0.8 },
  ),
  look(
    'waakye, rice and cowpea',
    mixed({
      base: 'brown rice',
      tint: '#6d3a2a',
      strength: 0.4,
      in: 'black eyed pea 20',
      on: 'boiled egg 8',
    }),
    { density: 0.8 },
  ),
  thick('egusi, egusi soup, egusi stew', {
    liquid: '#b8501a',
    clouds: '#d07a2a',
    oil: '#b5380c',
    clear: 1.2,
    thick: 0.8,
    in: 'stewed meat bit 16, egusi curd 30, wilted spinach 5',
    coat: 0.14,
    on: 'spinach shred 1.2',
  }),
  thick('efo riro, palaver sauce', {
    liquid: '#8a3510',
    clouds: '#a04a1a',
    oil: '#c4500f',
    in: 'stewed greens 120, beef chunk 30',
    coat: 0.3,
    on: 'stewed greens 5',
  }),
  thick('groundnut stew, peanut stew, maafe, mafe', {
    liquid: '#a5602a',
    clouds: '#bd7c40',
    oil: '#b5501c',
    in: 'chicken chunk 42, sweet potato 18',
    on: 'crushed peanut 4, coriander 1.6',
  }),
  thick('doro wat, doro wot, doro wett', {
    liquid: '#6a1c0c',
    clouds: '#842e16',
    oil: '#96280c',
    in: 'curry chicken piece 46, egg chunk 16',
    coat: 0.3,
    thick: 0.8,
    clear: 1.2,
    on: 'coriander 0.5',
  }),
  thick(
    'misir wot, misir wat, shiro, shiro wat, kik alicha, red lentil wot, ethiopian lentil stew',
    {
      liquid: '#a8461a',
      clouds: '#c0602a',
      oil: '#a8380c',
      clear: 1,
      thick: 0.9,
      in: 'red lentil 40',
    },
  ),
  look(
    'injera with stew, ethiopian platter, ethiopian food, injera with wat, ethiopian combo',
    fields(
      'misir wot 22, cooked kale 16, ground beef 20, yellow lentil 20, cooked cabbage 14',
      '',
      'injera 46',
    ),
    { density: 0.7, vessel: 'platter' },
  ),
  look(
    'bobotie',
    slab({
      each: 260,
      width: 92,
      depth: 74,
      layers: [
        ['#7a4a1e', 12],
        ['#96622c', 14],
        ['#f3cf6a', 10],
      ],
      top: ['#f0c95c', '#cf9030'],
      browned: 0.5,
      wavy: 2.4,
    }),
    { density: 0.95 },
  ),
  look(
    'suya, beef suya',
    onSticks({
      pieces: [
        ['#5a2c14', '#8f5228'],
        ['#6a3416', '#a06430'],
      ],
      size: [21, 15, 5],
      each: 55,
    }),
    { density: 0.7 },
  ),
  look(
    'peri peri chicken, piri piri chicken, nando chicken',
    baseWithSides('peri peri leg', 'french fry 70, lemon wedge 12', { on: 'parsley 0.5' }),
    { density: 0.9 },
  ),
  look(
    'githeri, maize and bean',
    mixed({ base: 'corn', in: 'kidney bean 44', on: 'diced tomato 3, coriander 0.8' }),
    { density: 0.8 },
  ),
  look(
    'fufu with soup, fufu and egusi, fufu with egusi, fufu and soup',
    portions({ each: 520, radius: 100, base: 'egusi 280', on: 'fufu 200' }),
    { density: 1, vessel: 'shallow bowl' },
  ),
  look(
    'matoke, matooke, cooking banana, steamed green banana, boiled green banana',
    recoloured('mashed potato', '#d9b048', 0.35),
    { density: 0.9 },
  ),
  look(
    'bunny chow, bunny chow curry, beef bunny chow, chicken bunny chow',
    breadBowl({
      liquid: '#7c3a12',
      clouds: '#96501e',
      oil: '#a8481a',
      in: 'curry potato 34, beef chunk 70',
      on: 'coriander 1.6',
    }),
    { density: 0.7 },
  ),
  look(
    'nyama choma',
    topped({ base: 'seared lamb cube', on: 'tomato wedge 10, red onion 8, coriander 1' }),
    { density: 0.75, vessel: 'board' },
  ),
  look(
    'rolex, ugandan rolex',
    portions({
      each: 180,
      radius: 60,
      base: 'chapati 70',
      on: 'omelette 90',
      top: 'diced tomato 10',
    }),
    { density: 0.6 },
  ),
]

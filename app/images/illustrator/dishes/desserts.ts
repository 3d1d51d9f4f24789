import { type Look, look } from '../looks/look.ts'
import { filo } from './archetypes/baked/filo.ts'
import { bananaSplit } from './archetypes/desserts/banana-split.ts'
import { type Crumble, crumble } from './archetypes/desserts/crumble.ts'
import { inJar } from './archetypes/desserts/in-jar.ts'
import { smores } from './archetypes/desserts/smores.ts'
import { portions } from './archetypes/portions.ts'
import { type Soup, soup } from './archetypes/soup.ts'

const baked = (words: string, spec: Crumble): Look =>
  look(words, crumble(spec), { role: 'wet', density: 0.85, vessel: 'small bowl' })
const thick = (words: string, spec: Soup): Look =>
  look(words, soup({ clear: 0.6, thick: 0.9, ...spec }), {
    role: 'wet',
    density: 0.95,
    vessel: 'bowl',
  })
const fruit = 'banana slice 22, blueberry 12, strawberry slice 18, granola 13'

/** Desserts and bowls of fruit. */
export const desserts: readonly Look[] = [
  look(
    'baklava',
    filo({
      each: 50,
      width: 50,
      depth: 42,
      high: 7,
      sheets: [7, 7],
      top: 'syrup',
      filling: [
        ['#73852f', '#a9b45a'],
        ['#7a4f28', '#b08348'],
        ['#8f6434', '#c29a5c'],
      ],
    }),
    { density: 0.8 },
  ),
  look(
    'apple strudel, strudel',
    filo({
      each: 150,
      width: 106,
      depth: 62,
      high: 25,
      sheets: [3, 6],
      top: 'sugar',
      filling: [
        ['#d3a045', '#f0d690'],
        ['#dcb060', '#f4e0a8'],
        ['#c0843a', '#e3b768'],
        ['#4a2c1c', '#74482c'],
      ],
    }),
    { density: 0.7 },
  ),
  baked('apple crumble, crumble, fruit crumble, apple crisp, rhubarb crumble', {
    fruit: 'apple slice 90',
    juice: '#c08a3a',
    top: 'crumbs',
  }),
  baked('berry crumble, blackberry crumble, blueberry crumble, plum crumble, berry crisp', {
    fruit: 'blueberry 90',
    juice: '#4a1030',
    top: 'crumbs',
  }),
  baked('peach crumble, peach crisp, apricot crumble', {
    fruit: 'peach slice 90',
    juice: '#d08432',
    top: 'crumbs',
  }),
  baked('peach cobbler, cobbler, apple cobbler, fruit cobbler', {
    fruit: 'peach slice 90',
    juice: '#d08432',
    top: 'biscuits',
  }),
  baked('berry cobbler, blackberry cobbler, blueberry cobbler, cherry cobbler', {
    fruit: 'blueberry 90',
    juice: '#4a1030',
    top: 'biscuits',
  }),
  look(
    'pavlova, meringue nest with fruit, pavlova with fruit',
    portions({
      each: 130,
      radius: 56,
      base: 'meringue nest 40',
      on: 'cream pillow 30',
      top: 'strawberry slice 36, raspberry 22, blueberry 16, mint 0.5',
    }),
    { density: 0.5 },
  ),
  look('banana split, banana split sundae', bananaSplit(), { density: 0.7, vessel: 'platter' }),
  look(
    'overnight oat',
    inJar(
      { liquid: '#e2cda2', below: '#cdb386', bits: '#a8844c' },
      'blueberry 12, strawberry slice 12, almond 3',
    ),
    { role: 'wet', density: 1.05, vessel: 'tumbler' },
  ),
  look('smore', smores(), { density: 0.5, vessel: 'side plate' }),
  thick('acai bowl, acai smoothie bowl, acai, berry smoothie bowl', {
    liquid: '#43203f',
    clouds: '#5c3156',
    sectors: fruit,
    on: 'coconut chip 2',
  }),
  thick('smoothie bowl, strawberry smoothie bowl, mango smoothie bowl', {
    liquid: '#c8607a',
    clouds: '#dc8a9c',
    sectors: fruit,
    on: 'coconut chip 0.8',
  }),
  thick('green smoothie bowl, spinach smoothie bowl, kiwi smoothie bowl', {
    liquid: '#6f9440',
    clouds: '#8aad5c',
    sectors: 'banana slice 22, kiwi slice 16, blueberry 12, granola 13',
    on: 'coconut chip 0.8',
  }),
  thick(
    'yogurt parfait, parfait, fruit and yogurt parfait, yogurt with granola, yogurt and granola, greek yogurt with granola, granola with yogurt, granola and yogurt, yogurt with fruit and granola, greek yogurt parfait',
    {
      liquid: '#f3ede0',
      clouds: '#fdfaf3',
      sectors: 'granola 14, strawberry slice 18, blueberry 13',
      on: 'mint 0.6',
    },
  ),
]

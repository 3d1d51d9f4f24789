import { fruitSlices } from '../families/plants/fruit-slices.ts'
import { rounds } from '../families/plants/rounds.ts'
import { type Food, food } from './food.ts'

const pome = (skin: string, flesh: string, long: number) =>
  fruitSlices({ skin, flesh, each: 21, long, seeds: '#4a2a12' })

/** Fruit that comes to the table in slices or segments. */
export const cutFruit: Food[] = [
  food('apple slice', 'side', pome('#c4232b', '#f9efc9', 250)),
  food('green apple slice', 'side', pome('#86b433', '#f8f3d6', 250)),
  food('pear slice', 'side', pome('#a9ad35', '#f8f1d6', 270)),
  food(
    'peach slice, nectarine slice, apricot slice',
    'side',
    fruitSlices({ skin: '#d1452b', flesh: '#fbb63c', each: 17, long: 220 }),
  ),
  food(
    'plum slice',
    'side',
    fruitSlices({ skin: '#5a2350', flesh: '#eab054', each: 12, long: 190 }),
  ),
  food(
    'mango slice, papaya slice',
    'side',
    fruitSlices({ skin: '#ee9420', flesh: '#fcbb33', each: 24, long: 290 }),
  ),
  food(
    'orange slice, mandarin slice, clementine slice, tangerine slice',
    'side',
    fruitSlices({ skin: '#fbd9a0', flesh: '#f8942a', each: 15, long: 200, juicy: true }),
  ),
  food(
    'grapefruit slice',
    'side',
    fruitSlices({ skin: '#f7d3b0', flesh: '#ec6a58', each: 20, long: 230, juicy: true }),
  ),
  food(
    'banana slice',
    'side',
    rounds({ skin: '#f2dc94', flesh: '#fbedb8', radius: 42, rind: 3, pattern: 'banana' }),
  ),
]

import { type Look, look } from '../look.ts'
import { appleCubes } from './apple-cubes.ts'
import { aril, chunks, pineapple, slim, strawberryHalf, wedges } from './cut-pieces.ts'
import { mangoCheek } from './mango-cheek.ts'
import { banana, citrus, discs, kiwi } from './round-slices.ts'

/** Coins of banana in a loose heap. */
export const bananaSlices = discs(15, 6, 5, banana, 'pile')

const lemon = citrus(24, '#e9cf55', '#f5e68f', '#ebc42f', 9)
const lime = citrus(21, '#a9bf4f', '#d3de8b', '#5f8a2c', 8)

export const cutFruit: readonly Look[] = [
  look('banana slice, sliced banana', discs(15, 6, 5, banana, 'pile'), {
    density: 0.75,
    little: discs(15, 6, 5, banana),
  }),
  look('banana coin', discs(15, 5, 8, banana), { density: 0.75 }),
  look('kiwi, kiwifruit, kiwi slice', discs(22, 6, 9, kiwi), { density: 0.8 }),
  look('orange slice', citrus(36, '#e88a1c', '#f6b04a', '#e27a12', 20), { density: 0.8 }),
  look('lemon, lemon slice', lemon, { density: 0.8, little: lemon, over: true }),
  look('lime, lime slice', lime, { density: 0.8, little: lime, over: true }),
  look('grapefruit, grapefruit half', citrus(46, '#d9583f', '#ee8a6a', '#e8a63c', 60), {
    density: 0.8,
  }),
  look('strawberry slice, sliced strawberry', strawberryHalf, { density: 0.65 }),
  look('watermelon', wedges('#cf3a38', '#e5645a', '#e9efc8', '#3f6b2c', 90, 105, '#221812'), {
    density: 0.8,
  }),
  look('melon, cantaloupe, muskmelon', wedges('#ec9a4c', '#f6bd7c', '#f3dfae', '#b3a06a', 70, 95), {
    density: 0.8,
  }),
  look(
    'honeydew, honeydew melon, galia melon',
    wedges('#cfdb8f', '#e5ebb8', '#dbe5a8', '#c9cf8a', 70, 95),
    { density: 0.8 },
  ),
  look('papaya', wedges('#e2752c', '#f09a52', '#f0b35c', '#8fa03c', 70, 90), { density: 0.8 }),
  look('pineapple, pineapple chunk', pineapple, {
    density: 0.7,
  }),
  look('mango, mango chunk, mango cube', chunks('#dd7f0c', '#f2a626', 9, 18), { density: 0.75 }),
  look('melon cube, fruit cube', chunks('#ea9a52', '#f3c08a', 9, 18), { density: 0.75 }),
  look('apple cube, diced apple', appleCubes, { density: 0.6 }),
  look('apple slice', slim('#f5e9c4', '#b5291f', 12, 62, { core: '#d8c08c' }), { density: 0.6 }),
  look('green apple slice', slim('#f3efc8', '#8fae3c', 12, 62, { core: '#d8c890' }), {
    density: 0.6,
  }),
  look('pear slice', slim('#f2e8c4', '#b9b04c', 12, 60), { density: 0.6 }),
  look(
    'peach slice, nectarine slice, apricot slice, peach, canned peach',
    slim('#f0a43c', '#c0402a', 14, 54, { pale: '#f8c468', core: '#b8402c' }),
    { density: 0.7 },
  ),
  look('mango slice', slim('#f3aa14', '#f7b524', 14, 70, { pale: '#fccf58' }), { density: 0.75 }),
  look('mango cheek', mangoCheek, { density: 0.75 }),
  look('plum slice', slim('#c8702c', '#5c1f3a', 11, 46), { density: 0.7 }),
  look(
    'orange segment, mandarin segment, tangerine segment, clementine segment, mandarin orange',
    slim('#e8790c', '#f0b35c', 10, 42, { pale: '#f5a02c' }),
    { density: 0.7 },
  ),
  look('pomegranate, pomegranate seed, pomegranate aril', aril, { density: 0.7, little: aril }),
]

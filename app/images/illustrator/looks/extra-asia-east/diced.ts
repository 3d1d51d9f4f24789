import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import type { Look } from '../look.ts'
import { bits, moist } from './bits.ts'

const tomatoPaint: Paint = ({ u, v, w, seed, up }) => {
  const n = fractal(u / 5 + seed * 9, v / 5, w / 5, 2)
  const flesh = blend(colour('#c8351c'), colour('#e2663a'), n)
  return blend(colour('#b0240f'), flesh, step(0.1, 0.7, up))
}

const _potatoPaint = moist('#e2c271', '#f3dfa4', 8, 0.3)

/** Fruit and vegetables in dice, wedges and shreds. */
export const diced: readonly Look[] = [
  bits('tomato chunk, tomato piece', {
    each: 5,
    mesh: (i) => chunk([10, 9, 7], { seed: i, rough: 0.22, detail: 8 }),
    material: material(tomatoPaint, { gloss: 0.6, polish: 0.5, glow: 0.35 }),
    density: 0.7,
  }),
  bits('pineapple piece', {
    each: 7,
    mesh: (i) => chunk([13, 10, 7], { seed: i, rough: 0.12, detail: 9 }),
    material: material(
      ({ u, v, w, seed }) =>
        blend(colour('#e5ad2a'), colour('#f8dc70'), fractal(u / 2 + seed * 9, v / 9, w / 3, 2)),
      { gloss: 0.55, glow: 0.5 },
    ),
  }),
  bits('pumpkin chunk', {
    each: 9,
    mesh: (i) => chunk([13, 11, 9], { seed: i, rough: 0.14, detail: 9 }),
    material: moist('#d98420', '#f0b452', 7, 0.4),
  }),
  bits('radish chunk, daikon chunk', {
    each: 8,
    mesh: (i) => chunk([13, 11, 6], { seed: i, rough: 0.08, detail: 9, boxy: 4 }),
    material: material(
      ({ u, v, w }) => blend(colour('#e8e2cc'), colour('#f8f5ea'), fractal(u / 6, v / 6, w / 6, 2)),
      { gloss: 0.5, glow: 0.6 },
    ),
  }),
  bits('beet strip', {
    each: 2,
    mesh: (i) => bent(block(30, 4.5, 4, 0.8), 4 * ((i % 3) - 1), 1),
    material: moist('#6d0f2c', '#a02348', 7, 0.6),
  }),
  bits('shredded radish', {
    each: 0.7,
    mesh: (i) => bent(block(42, 1.4, 1.4, 0.4), 9 * ((i % 3) - 1), 5),
    material: moist('#e9e6da', '#fbfaf4', 9, 0.5),
    density: 0.35,
    lean: 0.8,
  }),
  bits('cucumber dice', {
    each: 0.35,
    mesh: (i) => uneven(block(6, 6, 5, 0.7), 0.5, 4, i),
    material: moist('#86a84c', '#cbdc9a', 4, 0.5),
  }),
  bits('red pepper dice', {
    each: 0.35,
    mesh: (i) => uneven(block(6, 6, 4, 0.7), 0.6, 4, i),
    material: moist('#a92214', '#d04a28', 4, 0.5),
  }),
  bits('green pepper dice', {
    each: 0.35,
    mesh: (i) => uneven(block(6, 6, 4, 0.7), 0.6, 4, i),
    material: moist('#47761f', '#79a83e', 4, 0.5),
  }),
  bits('onion dice', {
    each: 0.3,
    mesh: (i) => uneven(block(5.5, 5, 2.6, 0.7), 0.6, 4, i),
    material: moist('#eadfc6', '#faf4e4', 4, 0.5),
  }),
  bits('ham chunk dice', {
    each: 0.9,
    mesh: (i) => uneven(block(10, 9, 6, 0.9), 0.8, 5, i),
    material: moist('#c9766a', '#e2a294', 4, 0.4),
  }),
]

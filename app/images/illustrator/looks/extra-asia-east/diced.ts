import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { chunk, slice } from '../../shapes/cuts.ts'
import { lump, rounded } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import type { Look } from '../look.ts'
import { bits, moist } from './bits.ts'

const tomatoPaint: Paint = ({ u, v, w, seed, up }) => {
  const n = fractal(u / 5 + seed * 9, v / 5, w / 5, 2)
  const flesh = blend(colour('#c8351c'), colour('#e2663a'), n)
  return blend(colour('#b0240f'), flesh, step(0.1, 0.7, up))
}

const potatoPaint = moist('#e2c271', '#f3dfa4', 8, 0.3)

/** Fruit and vegetables in dice, wedges and shreds. */
export const diced: readonly Look[] = [
  bits('tomato chunk, diced tomato, chopped tomato, tomato piece', {
    each: 5,
    mesh: (i) => chunk([10, 9, 7], { seed: i, rough: 0.22, detail: 8 }),
    material: material(tomatoPaint, { gloss: 0.6, polish: 0.5, glow: 0.35 }),
    density: 0.7,
  }),
  bits('potato cube, diced potato, potato chunk', {
    each: 7,
    mesh: (i) => uneven(block(20, 18 + (i % 2) * 2, 15, 2), 1.2, 9, i),
    material: potatoPaint,
    density: 0.7,
  }),
  bits('pineapple chunk, pineapple piece', {
    each: 7,
    mesh: (i) => chunk([13, 10, 7], { seed: i, rough: 0.12, detail: 9 }),
    material: material(
      ({ u, v, w, seed }) =>
        blend(colour('#e5ad2a'), colour('#f8dc70'), fractal(u / 2 + seed * 9, v / 9, w / 3, 2)),
      { gloss: 0.55, glow: 0.5 },
    ),
  }),
  bits('lime wedge, lime', {
    each: 9,
    mesh: (i) => chunk([15, 8, 7], { seed: i, rough: 0.05, detail: 10, boxy: 2.4 }),
    material: material(
      ({ up, u, v, seed }) =>
        blend(
          colour('#4d7d20'),
          blend(
            colour('#b9cf6a'),
            colour('#e2eab0'),
            step(0.4, 0.9, Math.abs(Math.sin(u / 2.4 + seed)) * 0.7 + 0.3 * fractal(u, v, 1, 1)),
          ),
          step(0.25, 0.5, up),
        ),
      { gloss: 0.55, glow: 0.45 },
    ),
  }),
  bits('avocado slice, avocado', {
    each: 8,
    mesh: (i) => bent(slice(rounded(25, 7.5, 0.03, i, 26), { thick: 5, edge: 1 }), 8, 0),
    material: material(
      ({ u, v, w, seed }) =>
        blend(
          blend(
            colour('#efe6a4'),
            colour('#b9cc62'),
            step(0.35, 0.95, w + 0.2 * (fractal(u / 6 + seed, v / 6, 1, 2) - 0.5)),
          ),
          colour('#5b7f2e'),
          step(1.2, 1.9, w),
        ),
      { gloss: 0.4, glow: 0.4 },
    ),
    lean: 0.4,
  }),
  bits('pumpkin chunk, pumpkin', {
    each: 9,
    mesh: (i) => chunk([13, 11, 9], { seed: i, rough: 0.14, detail: 9 }),
    material: moist('#d98420', '#f0b452', 7, 0.4),
  }),
  bits('radish chunk, daikon chunk, daikon', {
    each: 8,
    mesh: (i) => chunk([13, 11, 6], { seed: i, rough: 0.08, detail: 9, boxy: 4 }),
    material: material(
      ({ u, v, w }) => blend(colour('#e8e2cc'), colour('#f8f5ea'), fractal(u / 6, v / 6, w / 6, 2)),
      { gloss: 0.5, glow: 0.6 },
    ),
  }),
  bits('beet strip, beetroot', {
    each: 2,
    mesh: (i) => bent(block(30, 4.5, 4, 0.8), 4 * ((i % 3) - 1), 1),
    material: moist('#6d0f2c', '#a02348', 7, 0.6),
  }),
  bits('cherry tomato half', {
    each: 8,
    mesh: (i) => reshape(lump([11, 11, 9], 0.04, i, 14), ([x, y, z]) => [x, y, Math.min(2, z)]),
    material: material(
      ({ u, v, up, seed }) => {
        const pulp = cells(u / 3.4 + seed * 9, v / 3.4, 1)
        const face = blend(colour('#d5502c'), colour('#efb05c'), 0.6 * (1 - step(0.2, 0.5, pulp)))
        return blend(colour('#b5240f'), face, up > 0.9 ? 1 - step(8.4, 9.6, Math.hypot(u, v)) : 0)
      },
      { gloss: 0.6, glow: 0.4 },
    ),
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

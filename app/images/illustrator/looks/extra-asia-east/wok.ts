import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { mound } from '../../forms/heaps.ts'
import { fanned } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { braised } from '../../shapes/braised.ts'
import { chunk, slice } from '../../shapes/cuts.ts'
import { lump, oblong } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { braisedMeat } from '../meat/cut/braised.ts'
import { kept } from '../meat/pieces.ts'
import { bits, moist } from './bits.ts'

/** A slice under a lacquered skin, with a line of fat below it. */
const duck = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 9 + seed * 9, v / 6, w / 3, 3)
    const meat = blend(colour('#a8744c'), colour('#d2a276'), n)
    const fat = blend(meat, colour('#ead0a2'), step(2.6, 3.8, w))
    const skin = blend(colour('#74280a'), colour('#c4661e'), step(0.3, 0.7, n))
    return blend(fat, skin, step(0.45, 0.75, up))
  },
  { gloss: 0.6, polish: 0.5, glow: 0.2, bump: { height: 0.4, size: 5 } },
)

/** Barbecued pork as it is sliced: a glazed dark red edge about pale meat with its grain. */
const charSiu = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 2 + seed * 9, v / 7, 3, 2)
    const broad = fractal(u / 11 + seed * 21, v / 11, 5, 2)
    const fibre = fractal(u / 1.5 + seed * 9, v / 12, 7, 2)
    const pale = blend(
      colour('#b98a66'),
      colour('#e2c09a'),
      0.3 * n + 0.7 * step(0.32, 0.66, fibre),
    )
    const meat = blend(pale, colour('#8a5234'), 0.7 * (1 - step(0.3, 0.42, fibre)))
    const blush = blend(meat, colour('#a8402a'), step(0.66, 0.98, w + (broad - 0.5) * 0.3) * 0.85)
    const rim = blend(colour('#8f1d0e'), colour('#2c0b06'), step(0.4, 0.62, broad))
    return blend(blush, rim, step(0.86, 1.08, w + (n - 0.5) * 0.12))
  },
  { gloss: 0.35, polish: 0.65, glow: 0.15, bump: { height: 0.3, size: 2.4 } },
)

const charSiuSlice = (i: number) =>
  uneven(
    slice(oblong(54 + (i % 3) * 5, 27 + (i % 2) * 3, 9, 6), { thick: 6, edge: 1.6 }),
    2.6,
    13,
    i,
  )

/** Mm from the middle of a bite of chicken to its faces. */
const wokHalf = [13.5, 9, 6] as const

/** Pieces that come out of the wok. */
export const wok: readonly Look[] = [
  bits('stir fried chicken dice', {
    each: 8,
    mesh: kept(6, (seed) => {
      const k = 1 - 0.1 * (seed % 3)
      // Of a larger piece made smaller, so that its fibres stay fine.
      const large = braised(
        [1.5 * wokHalf[0] * k, 1.5 * wokHalf[1], 1.5 * wokHalf[2]],
        seed + 60,
        18,
      )
      return reshape(large, ([x, y, z]) => [x / 1.5, y / 1.5, z / 1.5])
    }),
    material: material(
      braisedMeat({
        outside: '#c08a4c',
        inside: '#ecd7b2',
        gap: '#b98c5c',
        half: wokHalf,
        seared: 0.9,
      }),
      { gloss: 0.4, polish: 0.42, glow: 0.24, grain: 0.8, bump: { height: 0.24, size: 1.2 } },
    ),
    density: 0.65,
  }),
  look(
    'lacquered duck slice',
    fanned(
      copies({
        each: 11,
        mesh: (i) => uneven(bent(block(18, 48 + (i % 3) * 4, 13, 2.4), 1, -3), 1.4, 9, i),
        material: duck,
        most: 10,
      }),
      { overlap: 0.68, lean: 0.42 },
    ),
    { density: 0.7 },
  ),
  look(
    'char siu slice',
    draped(copies({ each: 13, mesh: charSiuSlice, material: charSiu, most: 40 }), {
      stiff: 0.75,
      sunk: 0,
      turned: 0.6,
    }),
    { density: 0.65 },
  ),
  look(
    'char siu roast',
    fanned(copies({ each: 16, mesh: charSiuSlice, material: charSiu, most: 12 }), {
      overlap: 0.7,
      lean: 0.34,
    }),
    { density: 0.65 },
  ),
  bits('pork strip fried', {
    each: 3,
    mesh: (i) => bent(uneven(block(32, 7, 5, 1.6), 1.4, 7, i), 4 * ((i % 3) - 1), 2),
    material: moist('#b98a58', '#e2c294', 6, 0.45),
    density: 0.6,
  }),
  bits('mapo mince', {
    each: 0.8,
    mesh: (i) => lump([5, 4, 3.4], 0.4, i, 8, 2),
    material: moist('#6a3216', '#a3602e', 4, 0.5),
    density: 0.6,
  }),
  bits('garlic bit', {
    each: 0.15,
    mesh: (i) => lump([2.6, 2.2, 1.8], 0.3, i, 6, 2),
    material: moist('#d9bd7a', '#f2e2b4', 3, 0.4),
    density: 0.6,
  }),
  bits('orange peel strip', {
    each: 0.6,
    mesh: (i) => bent(block(26, 3, 1.6, 0.5), 6, 3 * (i % 2)),
    material: moist('#d9741c', '#f0a03c', 5, 0.4),
    density: 0.4,
  }),
  bits('carrot match stick', {
    each: 0.8,
    mesh: (i) =>
      bent(uneven(block(28 + 4 * (i % 3), 2.3, 1.9, 0.6), 1.1, 9, i), 5 * ((i % 3) - 1), 1.6),
    material: moist('#e07a24', '#f2a04c', 9, 0.55),
    density: 0.5,
    lean: 0.8,
  }),
  bits('black bean pork', {
    each: 2.4,
    mesh: (i) =>
      uneven(chunk([9.5, 7.5, 5.5], { seed: i, rough: 0.24, boxy: 3.6, detail: 9 }), 1, 5, i),
    material: moist('#2e160a', '#7a4a26', 6, 0.65),
    density: 0.9,
  }),
  look('dan dan mince', mound(moist('#4a2410', '#8a4e26', 4, 0.7), { uneven: 4 }), {
    density: 0.8,
  }),
]

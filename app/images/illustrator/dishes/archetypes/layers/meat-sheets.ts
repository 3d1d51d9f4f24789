import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import type { Sheet } from './layers.ts'

/** Minced beef from the grill: brown in its folds, dark on what touched the iron, moist fat between. */
const seared: Paint = ({ u, v, w, seed, hill }) => {
  const n = fractal(u / 5 + seed * 30, v / 5, w / 5, 3)
  const own = blend(colour('#7d4c2e'), colour('#5a301b'), step(0.35, 0.62, n))
  const char = blend(
    own,
    colour('#2b130b'),
    0.75 * step(0.5, 0.72, fractal(u / 14, v / 14, w / 6 + 9, 2)),
  )
  return blend(colour('#8d5a3a'), char, 0.45 + 0.55 * step(0, 0.4, hill))
}

/** Layers of meat, fish and eggs; mm. */
export const meatSheets = {
  patty: {
    height: 16,
    reach: 1.06,
    wavy: 0.04,
    hills: 1.5,
    material: material(seared, {
      gloss: 0.4,
      polish: 0.45,
      glow: 0.16,
      bump: { height: 1.3, size: 3.6, crust: 0.4 },
    }),
  },
  'chicken fillet': { height: 15, reach: 1.06, wavy: 0.14, material: meat('#a8622a', '#d79a52') },
  'fish fillet': { height: 14, reach: 1.02, wavy: 0.05, material: meat('#c98d3f', '#e6b968') },
  'grilled chicken': { height: 13, reach: 1.05, wavy: 0.12, material: meat('#b0793c', '#e8cfa0') },
  'veggie patty': {
    height: 13,
    reach: 1.03,
    wavy: 0.07,
    hills: 1.2,
    material: meat('#7a5a2c', '#a5813f'),
  },
  bacon: {
    height: 7,
    reach: 0.9,
    wavy: 0.06,
    material: material(mottled('#7c2b1a', '#a0503a', 9), { gloss: 0.4 }),
  },
  egg: {
    height: 4,
    reach: 1.1,
    wavy: 0.2,
    sag: 2,
    material: material('#f4efe2', { gloss: 0.5, glow: 0.4 }),
  },
  'boiled egg': {
    height: 9,
    reach: 0.8,
    wavy: 0.05,
    material: material('#f4efe2', { gloss: 0.4, glow: 0.4 }),
  },
  ham: {
    height: 6,
    reach: 1.08,
    wavy: 0.16,
    sag: 2,
    material: material(mottled('#d48f8a', '#e9b4ab', 8), { gloss: 0.4, glow: 0.4 }),
  },
  steak: { height: 13, reach: 1.04, wavy: 0.16, material: meat('#6e4422', '#a87440') },
  'roast beef': { height: 17, reach: 1.05, wavy: 0.18, material: meat('#8f5c40', '#bf8a68') },
  'roast pork': { height: 11, reach: 1.03, wavy: 0.16, material: meat('#9a5a34', '#d09a6c') },
  'pulled pork': { height: 15, reach: 1.06, wavy: 0.18, material: meat('#8a5026', '#c98e54') },
  turkey: {
    height: 9,
    reach: 1.07,
    wavy: 0.16,
    sag: 2,
    material: material(mottled('#dcb994', '#f0dcc4', 8), { gloss: 0.35, glow: 0.4 }),
  },
  salami: {
    height: 5,
    reach: 1.08,
    wavy: 0.16,
    sag: 2,
    material: material(mottled('#8f2f24', '#c9705e', 3, 0.8), { gloss: 0.45, glow: 0.3 }),
  },
  'corned beef': { height: 17, reach: 1.05, wavy: 0.18, material: meat('#b06050', '#dc9a86') },
  tuna: {
    height: 13,
    reach: 1.03,
    wavy: 0.12,
    material: material(mottled('#c3a080', '#ecdcc4', 4, 0.8), {
      gloss: 0.35,
      glow: 0.35,
      bump: { height: 1.1, size: 3 },
    }),
  },
  'chicken salad': {
    height: 17,
    reach: 1.03,
    wavy: 0.12,
    material: material(mottled('#e2cfa8', '#f7eedb', 4, 0.8), { gloss: 0.5, glow: 0.4 }),
  },
  'egg salad': {
    height: 13,
    reach: 1.03,
    wavy: 0.12,
    material: material(mottled('#ecc44a', '#f8f1da', 5, 0.9), {
      gloss: 0.45,
      glow: 0.4,
      bump: { height: 1.1, size: 4 },
    }),
  },
  'fried shrimp': { height: 9, reach: 0.9, wavy: 0.1, material: meat('#8a5420', '#c98a3c') },
  lobster: {
    height: 16,
    reach: 1.02,
    wavy: 0.2,
    material: material(mottled('#d2542c', '#f6e6d4', 8, 0.9), {
      gloss: 0.6,
      glow: 0.4,
      bump: { height: 1.2, size: 6 },
    }),
  },
  'meatball sauce': {
    height: 5,
    reach: 1.03,
    wavy: 0.1,
    sag: 3,
    material: material(mottled('#8e2010', '#c2462a', 6), { gloss: 0.7, polish: 0.5, glow: 0.3 }),
  },
  'scrambled egg': {
    height: 9,
    reach: 1.05,
    wavy: 0.18,
    material: material(mottled('#edbe48', '#f8e08c', 6), {
      gloss: 0.45,
      glow: 0.4,
      bump: { height: 0.9, size: 5 },
    }),
  },
  'sausage loaf': { height: 17, reach: 1.08, wavy: 0.04, material: meat('#cf9078', '#e8b49c') },
  'sausage patty': { height: 10, reach: 1.02, wavy: 0.08, material: meat('#6d3f26', '#a06a44') },
  meatball: { height: 22, reach: 1.02, wavy: 0.3, material: meat('#5c2a16', '#8f4f2c') },
  mince: { height: 9, reach: 0.98, wavy: 0.1, material: meat('#5a2f1a', '#94603c') },
} satisfies Record<string, Sheet>

function meat(dark: string, light: string): Material {
  return material(mottled(dark, light, 4, 0.7), {
    gloss: 0.35,
    polish: 0.3,
    glow: 0.1,
    bump: { height: 1, size: 3 },
  })
}

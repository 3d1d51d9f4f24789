import { type Material, material, mottled } from '../../../render/material.ts'
import { grilledCheese } from '../baked/grilled-cheese.ts'
import { meatSheets } from './meat-sheets.ts'
import { smallSheets } from './small-sheets.ts'

/** One layer of a burger or sandwich. */
export type Layer =
  | 'patty'
  | 'chicken fillet'
  | 'fish fillet'
  | 'veggie patty'
  | 'grilled chicken'
  | 'cheese'
  | 'lettuce'
  | 'tomato'
  | 'onion'
  | 'pickle'
  | 'bacon'
  | 'egg'
  | 'boiled egg'
  | 'ham'
  | 'sauce'
  | 'salad cream'
  | 'avocado'
  | 'mushroom'
  | 'peanut butter'
  | 'jam'
  | 'slaw'
  | 'steak'
  | 'roast beef'
  | 'melted cheese'
  | 'browned cheese'
  | 'pulled pork'
  | 'turkey'
  | 'salami'
  | 'corned beef'
  | 'sauerkraut'
  | 'tuna'
  | 'chicken salad'
  | 'egg salad'
  | 'lobster'
  | 'meatball sauce'
  | 'scrambled egg'
  | 'sausage patty'
  | 'sausage loaf'
  | 'pepper'
  | 'butter'
  | 'fry'
  | 'bun'
  | 'toast'
  | 'cucumber'
  | 'meatball'
  | 'white cheese'
  | 'mince'
  | 'sour cream'
  | 'tostada'
  | 'fried shrimp'
  | 'mustard'
  | 'roast pork'
  | 'pickled carrot'
  | 'herb'

const browned = grilledCheese(
  {
    colours: ['#f2cd74', '#d98f2c', '#8a4614'],
    clouds: 15,
    blisters: 4,
    burns: [0.54, 0.7, 0.85],
  },
  { gloss: 0.6, polish: 0.54, glow: 0.35, grain: 0.5, bump: { height: 1.2, size: 8 } },
)

/** A layer: its height, how far it reaches as a share of the bread, how wavy its edge is, how far that hangs. */
export type Sheet = {
  height: number
  reach: number
  wavy: number
  material: Material
  sag?: number
  /** Mm of unevenness of minced meat, whose edge is round in place of cut. */
  hills?: number
}

/** How each layer looks; mm. */
export const sheets: Record<Layer, Sheet> = {
  ...meatSheets,
  ...smallSheets,
  cheese: {
    height: 2,
    reach: 1.08,
    wavy: 0.1,
    sag: 7,
    material: material('#efae2e', { gloss: 0.35, polish: 0.4, glow: 0.4 }),
  },
  lettuce: {
    height: 6,
    reach: 1.16,
    wavy: 0.22,
    sag: 3,
    material: material(mottled('#6f9f35', '#a9c95e', 9), { gloss: 0.3, glow: 0.4 }),
  },
  tomato: {
    height: 6.5,
    reach: 0.98,
    wavy: 0.03,
    material: material(mottled('#b92d1a', '#d8502f', 6), { gloss: 0.6, glow: 0.45 }),
  },
  onion: {
    height: 3,
    reach: 0.95,
    wavy: 0.06,
    material: material(mottled('#e2ccd6', '#f8f0f2', 5), { gloss: 0.4, glow: 0.5 }),
  },
  pickle: {
    height: 4,
    reach: 0.9,
    wavy: 0.1,
    material: material(mottled('#6c7d2c', '#93a047', 5), { gloss: 0.5 }),
  },
  sauce: {
    height: 1.6,
    reach: 1.02,
    wavy: 0.07,
    sag: 3,
    material: material('#c0492a', { gloss: 0.8, polish: 0.5 }),
  },
  'salad cream': {
    height: 1.8,
    reach: 1.02,
    wavy: 0.07,
    sag: 3,
    material: material('#f1e6c8', { gloss: 0.7, polish: 0.5 }),
  },
  avocado: {
    height: 5,
    reach: 1,
    wavy: 0.1,
    material: material(mottled('#a7b858', '#cfd68a', 7), { gloss: 0.35, glow: 0.4 }),
  },
  mushroom: {
    height: 6,
    reach: 1,
    wavy: 0.14,
    material: material(mottled('#7a5a40', '#b08c68', 5), { gloss: 0.4 }),
  },
  'peanut butter': {
    height: 10,
    reach: 1.05,
    wavy: 0.08,
    sag: 3,
    material: material(mottled('#b87c38', '#d2a05a', 7), { gloss: 0.8, polish: 0.6, glow: 0.3 }),
  },
  jam: {
    height: 6.5,
    reach: 1.09,
    wavy: 0.12,
    sag: 6,
    material: material(mottled('#8a142c', '#c22a48', 5), { gloss: 0.9, polish: 0.5, glow: 0.4 }),
  },
  slaw: {
    height: 7,
    reach: 1.05,
    wavy: 0.16,
    material: material(mottled('#cfd0a0', '#f0ead2', 3, 0.8), { gloss: 0.5, glow: 0.4 }),
  },
  'melted cheese': {
    height: 3.5,
    reach: 1.07,
    wavy: 0.06,
    sag: 6,
    material: material(mottled('#f0c65a', '#f7e0a0', 8), { gloss: 0.55, polish: 0.45, glow: 0.4 }),
  },
  'browned cheese': {
    height: 4,
    reach: 1.05,
    wavy: 0.2,
    sag: 7,
    material: browned,
  },
  sauerkraut: {
    height: 6,
    reach: 1.05,
    wavy: 0.2,
    material: material(mottled('#cdbf83', '#efe7c0', 3, 0.8), { gloss: 0.5, glow: 0.4 }),
  },
  pepper: {
    height: 4,
    reach: 1.02,
    wavy: 0.22,
    material: material(mottled('#5f8a34', '#c9a23c', 9, 0.8), { gloss: 0.5, glow: 0.4 }),
  },
  butter: {
    height: 1.5,
    reach: 1.01,
    wavy: 0.06,
    material: material('#f3dc86', { gloss: 0.6, glow: 0.5 }),
  },
  bun: {
    height: 14,
    reach: 1,
    wavy: 0.02,
    material: material(mottled('#cf9a58', '#f0d9a8', 9), { gloss: 0.12, glow: 0.25 }),
  },
  toast: {
    height: 10,
    reach: 1.02,
    wavy: 0.02,
    material: material(mottled('#c48a46', '#edd4a0', 7), { gloss: 0.1, glow: 0.25 }),
  },
  cucumber: {
    height: 5,
    reach: 1.02,
    wavy: 0.08,
    material: material(mottled('#6f9a48', '#dfe8b8', 7, 0.9), { gloss: 0.5, glow: 0.5 }),
  },
  'white cheese': {
    height: 6,
    reach: 1.06,
    wavy: 0.16,
    sag: 8,
    material: material(mottled('#f3e2b0', '#fbf4dc', 8), { gloss: 0.5, polish: 0.45, glow: 0.45 }),
  },
  'sour cream': {
    height: 3.5,
    reach: 0.98,
    wavy: 0.12,
    material: material('#f7f1e4', { gloss: 0.6, polish: 0.5, glow: 0.4 }),
  },
  tostada: {
    height: 3,
    reach: 0.98,
    wavy: 0.03,
    material: material(mottled('#d9a240', '#efc870', 6), { gloss: 0.2, glow: 0.25 }),
  },
  fry: {
    height: 12,
    reach: 1.04,
    wavy: 0.2,
    material: material(mottled('#d9a03c', '#f3d486', 4, 0.9), { gloss: 0.3, glow: 0.3 }),
  },
}

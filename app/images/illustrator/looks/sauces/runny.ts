import { orFilled } from '../../forms/filled.ts'
import { drizzle, inPatches, poured } from '../../forms/liquids.ts'
import { syrupy } from '../../forms/poured/syrup.ts'
import { clearVeil } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'

/** Syrup: it is clear, and has hardly a colour of its own. */
const amber = material('#3a1804', { gloss: 0.75, polish: 0.86, glow: 0.35, grain: 0 })

/** Syrup that one cannot see through, in a bowl of its own. */
const deepAmber = material('#8a4210', { gloss: 0.7, polish: 0.64, glow: 0.6, grain: 0 })

/** What a mm of maple syrup lets through. */
const maple = clearVeil([0.89, 0.69, 0.3])

const syrup = orFilled(syrupy(amber, maple), deepAmber)

/** Cheese that ran together, browned here and there. */
const mozzarella = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 6 + seed * 30, v / 6, 3, 3)
    const milk = blend(colour('#e9cf94'), colour('#f6e8c4'), step(0.3, 0.7, n))
    return blend(milk, colour('#b8742c'), 0.75 * step(0.56, 0.74, n))
  },
  { gloss: 0.62, polish: 0.55, glow: 0.4, grain: 0, bump: { height: 0.5, size: 6 } },
)

/** Melted cheese in pools with round edges, one run together with the next: ragged ones look like torn paper. */
const meltedPools = inPatches(
  poured(mozzarella, {
    thick: 2.7,
    lumpy: 0.5,
    fills: 4,
    waves: 0.24,
    drips: 2,
    far: 1.4,
    veil: { clear: 0.7, most: 0.98, least: 0.3 },
  }),
  6,
)

const aioli = material(mottled('#efe0b4', '#faf0d4', 8), {
  gloss: 0.6,
  polish: 0.6,
  glow: 0.4,
  grain: 0,
})

const chocolate = material('#3a1c10', { gloss: 0.8, polish: 0.66, glow: 0.3, grain: 0 })

/** Butter that has browned a little: clear and thin. */
const goldenButter = material(mottled('#d08a1c', '#e0a437', 7), {
  gloss: 0.7,
  polish: 0.7,
  glow: 0.5,
  grain: 0,
})

const onTop = { role: 'sauce', poured: true } as const

/** What is left in the pan: butter, and what was fried in it. */
const panJuice = material(mottled('#9a5210', '#b07020', 7), {
  gloss: 0.7,
  polish: 0.7,
  glow: 0.35,
  grain: 0,
})

const whiteGravy = material(mottled('#dcc89c', '#efe0bc', 9), {
  gloss: 0.5,
  polish: 0.55,
  glow: 0.35,
  grain: 0,
  bump: { height: 0.4, size: 5 },
})

/** Cream in the juice of the pan: light brown. */
const panCream = material(mottled('#a67f50', '#c8a678', 9), {
  gloss: 0.5,
  polish: 0.55,
  glow: 0.3,
  grain: 0,
  bump: { height: 0.3, size: 5 },
})

/** Of fermented black beans, fried with pork: nearly black, and shines. */
const blackBean = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 4 + seed * 30, v / 4, 3, 3)
    return blend(colour('#241108'), colour('#5e3418'), step(0.35, 0.75, n))
  },
  { gloss: 0.7, polish: 0.64, glow: 0.2, grain: 0, bump: { height: 0.7, size: 4 } },
)

/** Stock thickened with starch: pale, nearly clear, and shines. */
const clearGlaze = material(mottled('#d9c08a', '#ead9ae', 9), {
  gloss: 0.8,
  polish: 0.66,
  glow: 0.5,
  grain: 0,
})

/** What runs over food and stands on it: syrup, melted cheese. */
export const runnyLooks: readonly Look[] = [
  look('maple syrup, syrup, pancake syrup, syrup on pancake', syrup, { ...onTop, density: 0.6 }),
  look(
    'pan juice, butter sauce',
    poured(panJuice, {
      thick: 0.9,
      lumpy: 0.2,
      waves: 0.16,
      veil: { clear: 1.2, most: 0.9, least: 0.3 },
    }),
    { ...onTop, density: 1 },
  ),
  look(
    'white gravy, sausage gravy, cream gravy',
    orFilled(
      poured(whiteGravy, { thick: 2.6, lumpy: 0.8, fills: 5, waves: 0.12, drips: 3, far: 1.3 }),
      whiteGravy,
    ),
    { ...onTop, density: 1 },
  ),
  look(
    'white pan sauce',
    poured(clearGlaze, {
      ...{ thick: 0.5, lumpy: 0.3, fills: 5, bares: 2.4, waves: 0.16, fades: 0.8 },
      veil: { clear: 2.4, most: 0.5, least: 0.08 },
    }),
    { ...onTop, density: 1 },
  ),
  look(
    'black bean sauce',
    poured(blackBean, {
      thick: 2.2,
      lumpy: 1,
      fills: 6,
      bares: 2,
      waves: 0.12,
      fades: 0.84,
      wide: 0.82,
    }),
    { ...onTop, density: 1 },
  ),
  look(
    'pan cream sauce',
    poured(panCream, { thick: 2, lumpy: 0.5, fills: 6, bares: 1, waves: 0.14, drips: 3, far: 1.3 }),
    { ...onTop, density: 1 },
  ),
  look('mozzarella pool', meltedPools, { ...onTop, density: 1 }),
  look('chocolate thread', drizzle(chocolate, { wide: 1.5 }), { ...onTop, density: 1 }),
  look('aioli thread', drizzle(aioli), { ...onTop, density: 1 }),
  look(
    'golden butter, sage butter',
    poured(goldenButter, {
      thick: 0.7,
      lumpy: 0.2,
      fills: 3,
      bares: 0.5,
      waves: 0.16,
      ragged: 5,
      veil: { clear: 1.3, most: 0.55, least: 0.12 },
    }),
    { ...onTop, density: 1 },
  ),
]

import { orFilled } from '../forms/filled.ts'
import type { Form } from '../forms/form.ts'
import { drizzle, honeyed, type Poured, poured, ribbon, smear } from '../forms/liquids.ts'
import { bitsOf, type Dip, dipped, softly } from '../forms/spoon.ts'
import { clearVeil, type Veil } from '../render/body.ts'
import { blend, colour, step } from '../render/colour.ts'
import { type Material, material } from '../render/material.ts'
import { fractal, noise } from '../render/noise.ts'
import { scaled } from '../scene/regions.ts'
import { butterPat } from './bread/butter.ts'
import { creamy } from './dairy/dollops.ts'
import { type Look, look } from './look.ts'
import { mince } from './meat/crumbs.ts'
import { ketchupSauce, sauce, wetting } from './sauces/paint.ts'
import { powderLooks } from './sauces/powders.ts'
import { runnyLooks } from './sauces/runny.ts'
import { stockLooks } from './sauces/stock.ts'

/** In a layer as on bread. */
const thinly = (paint: Material, more: Poured = {}): Form =>
  poured(paint, { thick: 2.4, lumpy: 0.3, stays: true, waves: 0.05, knife: 1.25, ...more })

/** A clear one: it has run level, deeper in one place than in another. */
const clearly = (paint: Material, veil: Veil): Form =>
  poured(paint, { thick: 1.7, lumpy: 0.9, lump: 13, stays: true, clear: true, soft: 2, veil })

/** What a spoonful of it is where it lies on something: a layer on bread, a heap of what is lumpy, else a smear. */
function littleOf(own: Dip, spread = false): Form {
  if (spread) return thinly(own.material)
  return own.lumps ? dipped(own) : smear(own.material)
}

/** In a dip bowl with the track of a spoon, or as a soft mound; a little of it is a spoonful on what lies there. */
const spooned = (words: string, own: Dip, more: Partial<Look> = {}): Look =>
  look(words, dipped(own), {
    role: 'sauce',
    density: 1,
    little: littleOf(own, more.spread),
    ...more,
  })

/** The same with nothing in it; `stiff` 0 runs level, 1 stands in ridges. */
const dip = (words: string, material: Material, stiff = 0.35, more: Partial<Look> = {}): Look =>
  spooned(words, { material, stiff }, more)

/** Over pasta, rice, meat or vegetables. */
const over = (words: string, paint: Material, lumpy = 1, more: Partial<Look> = {}): Look =>
  look(words, orFilled(poured(paint, { ...wetting, lumpy }), paint), {
    role: 'sauce',
    poured: true,
    density: 1,
    ...more,
  })

/** In a thin thread over what lies there. */
const thread = (
  words: string,
  hex: string,
  { thin = true, spread = false, clear = false } = {},
): Look => {
  const paint = material(hex, { gloss: 1, polish: 0.7, glow: thin ? 0.7 : 0.3 })
  const little = spread ? { little: clear ? clearly(paint, honeyed) : thinly(paint) } : {}
  return look(words, drizzle(paint, { clear }), {
    role: 'sauce',
    poured: true,
    density: 1,
    spread,
    ...little,
  })
}

const ragu = sauce('#8f2c10', '#b8481f', ['#74301a', '#cc6234'])
/** It fills the gaps of what lies below, and a fringe of it shows round the meat. */
const amongPasta = {
  thick: 1.2,
  fills: 4,
  bares: 0.5,
  waves: 0.16,
  ragged: 6,
  fades: 1,
  veil: { clear: 0.7, most: 0.92, least: 0.15 },
}
const redSauce = orFilled(poured(ragu, { lumpy: 2, ...amongPasta }), ragu)
const redMince = mince('#7a3518', '#bd6a3c', '#97350f')

/** Crumbs of meat in a sauce of tomato. */
const meatSauce: Form = {
  ...redSauce,
  lay(place) {
    redSauce.lay({ ...place, region: scaled(place.region, 0.8), volume: place.volume * 0.64 })
    redMince.lay({ ...place, region: scaled(place.region, 0.74), volume: place.volume * 0.27 })
  },
}

/** Ground nuts: smooth, with oil in it and a few crumbs of nut. */
const nutButter = material(
  ({ u, v, seed }) => {
    const base = blend(
      colour('#a36a2c'),
      colour('#bd8140'),
      fractal(u / 14 + seed * 9, v / 14, 3, 2),
    )
    return blend(base, colour('#d2a05e'), 0.5 * step(0.8, 0.86, noise(u / 2.2, v / 2.2, 7)))
  },
  { gloss: 0.5, polish: 0.5, glow: 0.35, grain: 0, bump: { height: 0.22, size: 2.4 } },
)

/** Jam: clear and deep red between bits of fruit. */
const jam = poured(sauce('#4a0410', '#7a0c18', ['#8a1420', '#3a040c'], 1), {
  ...{ thick: 2, lumpy: 1.6, lump: 6, stays: true, clear: true, waves: 0.07 },
  veil: clearVeil([0.8, 0.3, 0.28]),
})

/** Nearly black, and shines; bread shows through where it is thin. */
const yeastSpread = material('#2b140a', { gloss: 0.8, polish: 0.6, glow: 0.2, grain: 0 })

const gravy = sauce('#4f2e14', '#6b421f', [], 1)
/** It fills a hollow, lies thin on what stands out, and runs down to the front in two or three broad runs. */
const runsDown: Poured = {
  ...{ thick: 1.7, lumpy: 0.5, lump: 12, fills: 8, waves: 0.17, drips: 2, far: 1.5, soft: 2.5 },
  ...{ wide: 0.86, veil: { clear: 0.6, most: 1, least: 0.15 } },
}

const cream = material('#f6ecd8', { gloss: 0.6, polish: 0.6, glow: 0.4, grain: 0 })

export const saucesLooks: readonly Look[] = [
  ...runnyLooks,
  ...stockLooks,
  ...powderLooks,
  over(
    'tomato sauce, marinara, marinara sauce, pasta sauce, sauce',
    sauce('#7d200f', '#a43c1e', ['#671a0c', '#c8622e']),
    2,
  ),
  look('bolognese, meat sauce, bolognese sauce, ragu', meatSauce, {
    role: 'sauce',
    poured: true,
    density: 1,
  }),
  over('pesto', sauce('#3d5618', '#64802c', ['#2c4412', '#93a352']), 1.4),
  over(
    'alfredo sauce, cream sauce, white sauce, bechamel, carbonara sauce, cheese sauce',
    sauce('#e9dcb9', '#f6eed6'),
    0.5,
  ),
  over('gravy of fries', sauce('#734a26', '#9c6c3c'), 0.4),
  look(
    'gravy, brown gravy, mushroom sauce, mushroom gravy, pepper sauce, peppercorn sauce',
    orFilled(poured(gravy, runsDown), gravy),
    { role: 'sauce', poured: true, density: 1 },
  ),
  over('curry sauce, masala, tikka sauce', sauce('#9a5218', '#bd7630', ['#7c3a12']), 0.8),
  over('custard sauce, creme anglaise', sauce('#dfc07a', '#f3dfa6', [], 1), 0.3),
  over('pouring cream', sauce('#f0e6d0', '#fbf5e6', [], 1), 0.3),
  over('hollandaise, hollandaise sauce', sauce('#eac756', '#f6df8c'), 0.3),
  over(
    'teriyaki sauce, teriyaki, barbecue sauce, bbq sauce, hoisin sauce, oyster sauce',
    sauce('#2f150b', '#5a2a14', [], 1),
    0.3,
  ),
  over('sweet and sour sauce, sweet chili sauce', sauce('#b5351a', '#d9622a', ['#e8a03a'], 1), 0.3),
  over('peanut sauce, satay sauce', sauce('#a5713a', '#c79556', ['#7c4f22']), 0.9),
  thread('caramel sauce, caramel', '#a8601c'),
  thread('honey, agave, golden syrup', '#6a3c04', { spread: true, clear: true }),
  thread('chocolate sauce, chocolate syrup, nutella, chocolate spread', '#3a1c10', {
    thin: false,
    spread: true,
  }),
  thread(
    'olive oil, oil, vegetable oil, sesame oil, dressing, vinaigrette, italian dressing, vinegar, balsamic',
    '#b79a2c',
  ),
  thread(
    'ranch dressing, caesar dressing, tahini sauce, yogurt sauce, blue cheese dressing, thousand island',
    '#f0e7d2',
    { thin: false },
  ),
  look('cream swirl', ribbon(cream), { role: 'sauce', poured: true, density: 1 }),
  thread('cream thread', '#f6ead2', { thin: false }),
  thread('balsamic glaze, balsamic vinegar', '#2a120c', { thin: false }),
  thread('lemon juice, lime juice', '#e9e4a8'),
  thread('sriracha, hot sauce, chili sauce, chili oil', '#b3210f', { thin: false }),
  dip('ketchup, tomato ketchup', ketchupSauce),
  spooned('mayonnaise, mayo, aioli, tartar sauce, remoulade', {
    material: softly('#efe3c2', '#f9f2dc', 0.7),
    stiff: 0.45,
  }),
  dip('mustard, dijon mustard, honey mustard', sauce('#c48f1c', '#dfae3a', ['#8a5a14'])),
  dip(
    'soy sauce, ponzu, fish sauce, tamari, worcestershire sauce',
    material('#1f0f08', { gloss: 1, polish: 0.9, glow: 0.2, grain: 0 }),
    0,
  ),
  spooned('salsa, pico de gallo', {
    material: softly('#8f1f0e', '#b93a1e', 1),
    stiff: 0,
    lumps: 0.7,
    lump: 4,
    bits: [bitsOf.tomato, bitsOf.onion, bitsOf.herb],
  }),
  spooned('mango salsa, pineapple salsa, peach salsa', {
    material: softly('#d98f2a', '#eeb040', 0.9),
    stiff: 0.2,
    lumps: 1.1,
    lump: 5,
    bits: [bitsOf.fruit, bitsOf.redOnion, bitsOf.herb],
  }),
  spooned('guacamole', {
    material: softly('#8b9c3c', '#b3bd60', 0.3),
    stiff: 0.35,
    lumps: 1.6,
    bits: [bitsOf.avocado, bitsOf.tomatoFew, bitsOf.redOnion, bitsOf.herb],
  }),
  spooned('mashed avocado', {
    material: softly('#93a544', '#c0c96e', 0.3),
    stiff: 0.35,
    lumps: 1.8,
    bits: [bitsOf.avocado],
  }),
  spooned('hummus', {
    material: softly('#d9bd8c', '#ead6ae', 0.3),
    stiff: 0.9,
    oil: '#b58f22',
    bits: [bitsOf.spice, bitsOf.herbFew],
  }),
  spooned('baba ghanoush, eggplant dip, mutabal', {
    material: softly('#a58c64', '#cbb78f', 0.4),
    stiff: 0.6,
    lumps: 0.9,
    oil: '#a8861f',
    bits: [bitsOf.herbFew, bitsOf.seed],
  }),
  spooned('muhammara', {
    material: softly('#79492c', '#a3693f', 0.3),
    stiff: 0.95,
    lumps: 1.2,
    oil: '#a8501c',
    bits: [bitsOf.nut, bitsOf.herbFew],
  }),
  spooned('obatzda', {
    material: softly('#dc9a50', '#efc084', 0.5),
    stiff: 0.9,
    lumps: 0.8,
    bits: [bitsOf.redOnion, bitsOf.herbFew],
  }),
  spooned('taramasalata', {
    material: softly('#e6a08c', '#f4c8b6', 0.4),
    stiff: 0.8,
    oil: '#b58f22',
  }),
  spooned('skordalia, garlic potato dip', {
    material: softly('#efe2bc', '#fbf3da', 0.5),
    stiff: 1,
    oil: '#b58f22',
  }),
  spooned('fava dip, greek fava, fava santorini', {
    material: softly('#dcae3c', '#efcf74', 0.3),
    stiff: 0.8,
    oil: '#b58f22',
    bits: [bitsOf.spice, bitsOf.herbFew],
  }),
  spooned('yogurt dip, bowl of curd', { material: creamy('#efeadb', '#fbf8ef'), stiff: 1.2 }),
  spooned('tzatziki, raita, cucumber raita', {
    material: creamy('#efeadb', '#fbf8ef'),
    stiff: 0.9,
    bits: [bitsOf.cucumber, bitsOf.herbFew, bitsOf.cumin],
  }),
  spooned('sour cream, creme fraiche, cream cheese dip', {
    material: creamy('#f1eadb', '#fbf7ec'),
    stiff: 1.6,
  }),
  spooned('labneh, labne, strained yogurt', {
    material: creamy('#f0e9da', '#faf6ea'),
    stiff: 1.1,
    oil: '#b08a1f',
    bits: [bitsOf.seed, bitsOf.herbFew],
  }),
  spooned('tahini', { material: softly('#c3a878', '#dac59c', 0.8), stiff: 0.25 }),
  dip('tamarind chutney, imli chutney, date chutney', sauce('#3f1a0e', '#63301a', [], 1), 0.05),
  spooned('mint chutney, green chutney, coriander chutney, chimichurri, salsa verde, zhoug', {
    material: softly('#43701f', '#6c9234', 0.7),
    stiff: 0.15,
    lumps: 0.8,
    lump: 3,
    bits: [bitsOf.herb, bitsOf.chilliFew],
  }),
  spooned('chutney, mango chutney, pickle relish, relish', {
    material: softly('#b0601a', '#d58c34', 1),
    stiff: 0.15,
    lumps: 1.2,
    bits: [bitsOf.fruit, bitsOf.chilliFew],
  }),
  spooned('coconut chutney', {
    material: softly('#e6e0cd', '#f5f1e2', 0.3),
    stiff: 0.3,
    lumps: 1,
    lump: 3,
    bits: [bitsOf.cumin, bitsOf.herbFew, bitsOf.chilliFew],
  }),
  dip(
    'jam, strawberry jam, raspberry jam, jelly, marmalade, preserves, cranberry sauce',
    sauce('#7a0f1c', '#a8202c', ['#5a0a14'], 1),
    0.2,
    { spread: true, little: jam },
  ),
  dip('yeast extract, marmite, vegemite', yeastSpread, 0.3, { spread: true }),
  dip('peanut butter, almond butter, nut butter, nut butter dip, cashew butter', nutButter, 0.85, {
    spread: true,
  }),
  spooned('gochujang, harissa, sambal, chili paste, sambal oelek', {
    material: softly('#8f1a0c', '#b5301a', 0.7),
    stiff: 0.5,
    lumps: 0.7,
    lump: 3,
    bits: [bitsOf.seed],
  }),
  dip('wasabi', material('#a3b45e', { gloss: 0.3, bump: { height: 0.5, size: 3 } })),
  spooned('apple sauce, applesauce', {
    material: softly('#cfae62', '#e6cd90', 0.8),
    stiff: 0.1,
    lumps: 0.9,
    lump: 3,
  }),
  dip(
    'ghee, melted butter',
    material('#e9bb3c', { gloss: 1, polish: 0.9, glow: 0.7, grain: 0 }),
    0,
  ),
  look('butter, margarine', butterPat, { role: 'garnish', density: 0.95 }),
]

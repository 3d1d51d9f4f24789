import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { leafPile } from '../../forms/leaves.ts'
import { pile } from '../../forms/pieces.ts'
import { strands } from '../../forms/strands.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { patch } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { rounded, tube } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { leafPaint } from '../leaves/leaf-paint.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist, roundFace } from './paints.ts'

/** A curved strip, shiny skin outside and pale flesh inside; coords mm along, 0 to 1 round. */
const stripMesh = (length: number, bend: number) => (i: number) =>
  tube(
    Array.from({ length: 11 }, (_, k): Vec => {
      const a = (k / 10 - 0.5) * bend * (0.8 + 0.15 * (i % 3))
      const r = length / bend
      return [r * Math.sin(a), r * (1 - Math.cos(a)), 2 + Math.sin(k * 0.6 + i) * 1.2]
    }),
    { radius: (t) => 3.7 * Math.min(1, 0.5 + 6 * Math.min(t, 1 - t)), flat: 0.75, around: 9 },
  )

const stripPaint = (skin: string, other: string, flesh: string): Paint => {
  const [a, b, c] = [colour(skin), colour(other), colour(flesh)]
  return ({ u, v, seed }) =>
    blend(
      blend(a, b, fractal(u / 9 + seed * 20, v * 3, seed, 2)),
      c,
      0.7 * step(0.12, 0.2, v) * (1 - step(0.32, 0.42, v)),
    )
}

type Tint = readonly [skin: string, other: string, flesh: string]
const [red, green, yellow]: readonly [Tint, Tint, Tint] = [
  ['#9a140c', '#b82a16', '#c8553a'],
  ['#3a6420', '#578238', '#a3b870'],
  ['#d09416', '#e0ae30', '#e8c86a'],
]

const piecesOf = (tints: readonly Tint[], isBrowned: boolean): Form => {
  const forms = tints.map((tint) => {
    const paint = stripPaint(...tint)
    return pile(
      copies({
        each: 5,
        mesh: stripMesh(52, 1.5),
        material: glazed(
          isBrowned ? browned(paint, { brown: '#35200f', much: 0.25, size: 8 }) : paint,
          { gloss: 0.4 },
        ),
      }),
      { lean: 0.5 },
    )
  })
  return together(forms)
}

/** Several forms in equal parts over one region. */
export function together(forms: readonly Form[]): Form {
  const share = <T extends { grams: number; volume: number }>(amount: T) => ({
    ...amount,
    grams: amount.grams / forms.length,
    volume: amount.volume / forms.length,
  })
  return {
    ground: (amount) =>
      forms.reduce((sum, form) => sum + form.ground(share(amount)), 0) / forms.length ** (1 / 3),
    lay(place) {
      const { count: _count, ...rest } = place
      forms.forEach((form, i) => {
        form.lay({ ...share(rest), random: place.random.fork(`part ${i}`) })
      })
    },
  }
}

const strips = (tints: readonly Tint[]) =>
  byCooking({
    any: piecesOf(tints, false),
    grilled: piecesOf(tints, true),
    roasted: piecesOf(tints, true),
    fried: piecesOf(tints, true),
  })

const dice = (tints: readonly Tint[], size = 9) =>
  together(
    tints.map(([skin, other]) =>
      pile(
        copies({
          each: 0.7,
          mesh: (i) => uneven(block(size + (i % 2), size, 4.5, 0.9), 0.7, 8, i),
          material: glazed(mottled(skin, other, 5)),
          most: 120,
        }),
        {
          lean: 0.9,
        },
      ),
    ),
  )

/** A ring of onion: a band with its skin side darker. */
const ringMesh = (radius: number) => (i: number) => {
  const r = radius * (0.5 + 0.125 * ((i * 3) % 5))
  return patch(
    26,
    2,
    (s, t) => {
      const a = s * 6.2832
      const k = r * (1 + 0.06 * Math.sin(a * 2 + i)) + Math.sin(t * 3.14) * 0.7
      return [k * Math.cos(a), k * 0.94 * Math.sin(a), t * 4.6]
    },
    (s, t) => [s * 30, t, i],
  )
}

const onionRing = (white: string, skin: string): Paint => {
  const [a, b] = [colour(white), colour(skin)]
  return ({ u, v, seed }) =>
    blend(a, b, step(0.55, 1, Math.abs(v * 2 - 1)) * 0.6 + 0.35 * fractal(u / 6, v, seed * 20, 2))
}

const rings = (white: string, skin: string) =>
  pile(
    copies({
      each: 2.6,
      mesh: ringMesh(24),
      material: material(onionRing(white, skin), { gloss: 0.35, glow: 0.6 }),
      variants: 6,
    }),
    {
      lean: 0.4,
    },
  )

const softOnion = (from: string, to: string, own: string, gap: string) =>
  strands({
    material: material(mottled(from, to, 9), { gloss: 0.5, polish: 0.4, glow: 0.5 }),
    radius: 1.9,
    length: 42,
    flat: 0.55,
    curl: 1,
    own,
    gap,
    together: 1,
    layers: 4,
  })

const chopped = (from: string, to: string) =>
  pile(
    copies({
      each: 0.35,
      mesh: (i) => uneven(block(7.5, 6.5, 3, 0.7), 0.7, 6, i),
      material: moist(mottled(from, to, 4), { glow: 0.6 }),
      most: 170,
    }),
    {
      lean: 0.9,
    },
  )

const leekCut = roundFace({
  radius: 13,
  skin: '#7f9f48',
  flesh: '#d5dca4',
  core: '#c3cf84',
  mark: (own, far) => blend(own, colour('#8fae58'), (0.5 + 0.5 * Math.sin(far * 34)) * 0.5),
})

const mushroomMesh = (i: number) => {
  const cap = Array.from({ length: 15 }, (_, k): readonly [number, number] => {
    const a = Math.PI * (k / 14)
    return [16 * Math.cos(a), 3 + 13 * Math.sin(a) ** 0.8]
  })
  const curl: (readonly [number, number])[] = [
    [-14, -1],
    [-10, -2.5],
    [-5, -1],
    [-5, -13],
    [0, -14.5],
    [5, -13],
    [5, -1],
    [10, -2.5],
    [14, -1],
  ]
  return uneven(
    prism(
      [...cap, ...curl].map(([x, y]) => [x * (1 - 0.08 * (i % 3)), y] as const),
      4.5,
      0.6,
    ),
    0.6,
    9,
    i,
  )
}

/** A slice from cap to stem: brown skin above, dark gills below the cap. */
const mushroomPaint = (skin: string, flesh: string, gill: string): Paint => {
  const [a, b, c] = [colour(skin), colour(flesh), colour(gill)]
  return ({ u, v, seed }) => {
    const rim = step(0.86, 0.97, Math.hypot(u / 16, Math.max(0, v - 3) / 13))
    const gills = step(-3, -1, v) * (1 - step(2, 4.5, v)) * step(4.5, 6.5, Math.abs(u))
    return blend(
      blend(blend(b, a, 0.3 * fractal(u / 5, v / 5, seed * 20, 2)), c, gills * 0.75),
      a,
      v > 1 ? rim : 0,
    )
  }
}

const mushrooms = (paint: Paint, cover = moist) =>
  pile(copies({ each: 5, mesh: mushroomMesh, material: cover(paint) }), { lean: 0.5 })
const cooked = browned(mushroomPaint('#5f3f24', '#b58c5c', '#4a2c18'), {
  brown: '#6a4020',
  much: 0.4,
  size: 8,
})

const wilted = (from: string, to: string, vein: string) =>
  leafPile(
    [
      {
        length: 46,
        width: 30,
        outline: (t) => Math.sin(Math.PI * (0.05 + 0.9 * t)) ** 0.5,
        material: leafPaint({ from, to, vein, rib: 0.05, gloss: 0.7 }),
        ruffle: 5,
        waves: 2.6,
        cup: -6,
        curl: -5,
        detail: 18,
      },
    ],
    { each: 1.9, stand: 0.7, most: 90 },
  )

export const stripLooks: readonly Look[] = [
  look(
    'bell pepper, pepper strip, red pepper, red bell pepper, sweet pepper, capsicum, cooked pepper, roasted pepper',
    strips([red]),
    { density: 0.5 },
  ),
  look('green pepper, green bell pepper', strips([green]), { density: 0.5 }),
  look('yellow pepper, yellow bell pepper, orange pepper', strips([yellow]), { density: 0.5 }),
  look('mixed pepper, pepper mix', strips([red, yellow, green]), { density: 0.5 }),
  look(
    'pepper and onion, fajita vegetable',
    together([strips([red, green]), softOnion('#c99a52', '#e8cf98', '#d9b878', '#8a6230')]),
    { density: 0.5 },
  ),
  look('diced pepper, diced bell pepper', dice([red, yellow, green]), { density: 0.6 }),
  look('diced red pepper', dice([red]), { density: 0.6 }),
  look(
    'onion, onion ring raw, white onion, sliced onion, onion slice, shallot',
    byCooking({
      any: rings('#ece6cf', '#d3cf9c'),
      fried: softOnion('#b9803a', '#e0bd7c', '#cf9f58', '#8a5a28'),
    }),
    { density: 0.4 },
  ),
  look('red onion, red onion ring, sliced red onion', rings('#e3cfd9', '#7a2c5c'), {
    density: 0.4,
  }),
  look('pickled onion, pickled red onion', rings('#d98aa8', '#b03a70'), { density: 0.45 }),
  look(
    'fried onion, cooked onion, sauteed onion, grilled onion',
    softOnion('#b9803a', '#e0bd7c', '#cf9f58', '#8a5a28'),
    { density: 0.55 },
  ),
  look(
    'caramelised onion, caramelized onion',
    softOnion('#6f3c14', '#a8662a', '#8f5420', '#4a260e'),
    { density: 0.6 },
  ),
  look('crispy onion, crisp fried onion', softOnion('#6a3a14', '#a8662a', '#8a5220', '#4a260e'), {
    density: 0.3,
  }),
  look('diced onion, chopped onion', chopped('#e6e0c2', '#f3efdc'), { density: 0.6 }),
  look('diced red onion, chopped red onion', chopped('#a35a86', '#ecdbe2'), { density: 0.6 }),
  look(
    'leek, cooked leek, leek ring',
    pile(
      copies({
        each: 4,
        mesh: (i) => prism(rounded(13 - (i % 3), 12, 0.03, i, 24), 8, 0.7),
        material: moist(leekCut),
      }),
    ),
    { density: 0.45 },
  ),
  look(
    'mushroom, mushroom slice, button mushroom, white mushroom, champignon, portobello, shiitake',
    byCooking({
      any: mushrooms(cooked, glazed),
      raw: mushrooms(mushroomPaint('#cbb594', '#efe5d0', '#8f6f58')),
      fried: mushrooms(cooked, glazed),
    }),
    { density: 0.4 },
  ),
  look(
    'cooked spinach, sauteed spinach, steamed spinach, wilted spinach, creamed spinach',
    wilted('#1d3f18', '#33602a', '#5c8040'),
    { density: 0.6 },
  ),
  look(
    'cooked kale, sauteed kale, cooked chard, collard green, mustard green, cooked green',
    wilted('#203f1c', '#3c6230', '#7f9a5c'),
    { density: 0.5 },
  ),
]

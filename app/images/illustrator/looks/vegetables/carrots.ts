import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { strands } from '../../forms/strands.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { rounded, tube } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist, roundFace } from './paints.ts'

const coinRadii = [12, 10.5, 11.5, 9, 12.5]

const coinFace = (flesh: string, core: string): Paint =>
  roundFace({
    radius: 12,
    skin: '#c2560f',
    flesh,
    core,
    reach: 0.46,
    mark: (own, far, angle) =>
      blend(
        own,
        colour('#eb9a3c'),
        step(0.42, 0.5, far) * (1 - step(0.5, 0.62, far)) * (0.4 + 0.3 * Math.sin(angle * 9)),
      ),
  })

const coinMesh = (i: number) =>
  uneven(
    prism(rounded(coinRadii[i] ?? 11, (coinRadii[i] ?? 11) * 0.95, 0.06, i, 18), 5.5, 0.7),
    0.5,
    9,
    i,
  )

const coins = (paint: Paint, isCooked = true) =>
  pile(
    copies({
      each: 2.6,
      mesh: coinMesh,
      material: isCooked ? glazed(paint) : moist(paint),
      most: 80,
    }),
    {
      lean: 0.7,
    },
  )

const batonPaint = mottled('#d4640f', '#e67e24', 6)

/** A whole carrot lying along x: thick end left, thin root right; coords mm along and round. */
function rootMesh(length: number, radius: number, seed: number) {
  const steps = 16
  return tube(
    Array.from({ length: steps + 1 }, (_, i) => [
      (i / steps - 0.5) * length,
      4 * Math.sin((i / steps) * 3 + seed),
      radius,
    ]),
    {
      radius: (t) =>
        radius *
          Math.min(1, (t + 0.004) * 14) ** 0.5 *
          (1 - 0.72 * t ** 1.3) *
          Math.min(1, (1.015 - t) * 9) ** 0.5 +
        0.25 * noise(t * 14, seed * 3, 1),
      around: 14,
    },
  )
}

/** Skin of a root with fine rings across it, greener at its thick end. */
const rootPaint = (skin: string, pale: string, ring: string): Paint => {
  const [a, b, c] = [colour(skin), colour(pale), colour(ring)]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 14 + seed * 9, v * 5, 3, 2))
    return blend(
      own,
      c,
      step(0.6, 0.78, noise(u / 1.3, v * 9, seed * 5)) * 0.28 + (1 - step(0, 0.05, w)) * 0.5,
    )
  }
}

const whole = (skin: string, pale: string, ring: string, each: number, brown: string) => {
  const paint = browned(rootPaint(skin, pale, ring), { brown, much: 0.4, size: 9 })
  return sticks(
    copies({
      each,
      mesh: (i) => rootMesh(112 + 9 * (i % 3), 10 + (i % 2) * 1.5, i),
      material: glazed(paint),
      most: 20,
    }),
    { mess: 0.25, facing: 0.35 },
  )
}

const babyMesh = (i: number) =>
  tube(
    [-1, -0.93, -0.75, -0.3, 0.3, 0.75, 0.93, 1].map((t) => [t * 24, 1.2 * Math.sin(t + i), 7]),
    {
      radius: (t) => 7.2 * Math.min(1, (0.5 - Math.abs(t - 0.5)) * 7 + 0.3) ** 0.5 * (1 - 0.16 * t),
      around: 12,
    },
  )

export const carrotLooks: readonly Look[] = [
  look(
    'carrot, carrot coin, carrot slice, cooked carrot',
    byCooking({
      any: coins(coinFace('#d9661a', '#e07a24')),
      raw: coins(coinFace('#de701f', '#e68a34'), false),
      roasted: coins(browned(coinFace('#cf5d15', '#d8701e'), { brown: '#84401a', much: 0.35 })),
      fried: coins(browned(coinFace('#cf5d15', '#d8701e'), { brown: '#84401a', much: 0.25 })),
      grilled: coins(browned(coinFace('#cf5d15', '#d8701e'), { brown: '#4a260f', much: 0.4 })),
    }),
    { density: 0.6 },
  ),
  look(
    'carrot stick, carrot baton, raw carrot stick',
    sticks(
      copies({
        each: 6,
        mesh: (i) => uneven(block(72 - 6 * (i % 3), 9, 8.5, 1.3), 0.7, 14, i),
        material: moist(batonPaint),
      }),
      { mess: 0.3, facing: 0.4 },
    ),
    { density: 0.55 },
  ),
  look(
    'glazed carrot, roasted carrot, whole carrot, honey carrot',
    whole('#d0600f', '#e07a20', '#a8480c', 32, '#8a431a'),
    {
      density: 0.5,
    },
  ),
  look('parsnip', whole('#ecd9a2', '#f5e8c0', '#c9a868', 40, '#a5662c'), { density: 0.5 }),
  look(
    'baby carrot, mini carrot',
    pile(
      copies({
        each: 9,
        mesh: babyMesh,
        material: moist(rootPaint('#d4660f', '#e47c20', '#b8520c')),
      }),
      { lean: 0.25 },
    ),
    { density: 0.6 },
  ),
  look(
    'diced carrot, carrot dice, carrot cube',
    pile(
      copies({
        each: 0.75,
        mesh: (i) => uneven(block(9, 8.5, 8, 0.8), 0.8, 8, i),
        material: glazed(mottled('#d4640f', '#e88628', 4)),
        most: 160,
      }),
    ),
    { density: 0.65 },
  ),
  look(
    'grated carrot, shredded carrot, carrot ribbon, julienned carrot',
    strands({
      material: material(mottled('#e8781c', '#f6a044', 9), { gloss: 0.35, glow: 0.45 }),
      radius: 1.15,
      length: 46,
      flat: 0.6,
      curl: 0.8,
      own: '#e8842a',
      gap: '#b55a14',
      layers: 4,
    }),
    { density: 0.4 },
  ),
]

import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { grains } from '../../forms/heaps.ts'
import { leafPile } from '../../forms/leaves.ts'
import { pile } from '../../forms/pieces.ts'
import { together } from '../../forms/together.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { bent, block, prism, uneven } from '../../shapes/small-cuts.ts'
import { leafPaint } from '../leaves/leaf-paint.ts'
import { ribbons } from '../leaves/ribbons.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed } from './paints.ts'

const shredMeshes = Array.from({ length: 8 }, (_, i) =>
  uneven(bent(block(17 + 3 * (i % 4), 2.3, 0.9, 0.3), 4 * ((i % 3) - 1), 2 + (i % 2)), 0.8, 7, i),
)

/** A heap of fine short shreds in every direction. */
const shredsOf = (own: Material, under: readonly [string, string]) =>
  grains(
    { meshes: shredMeshes, material: own, covers: 17, lean: 0.4, out: 1.5 },
    {
      under: material(mottled(...under, 4, 0.8), {
        gloss: 0.45,
        glow: 0.4,
        bump: { height: 1.2, size: 4 },
      }),
      uneven: 7,
      flat: 0.5,
    },
  )

/** Shreds of cabbage that were cooked, pickled or dressed. */
const shreds = (from: string, to: string, gap: string, gloss = 0.45) =>
  shredsOf(material(mottled(from, to, 8), { gloss, polish: 0.45, glow: 0.45 }), [gap, from])

/** A thin strip of a leaf, bent this way and that and rounded at its ends. */
const limp = (i: number) => {
  const [long, bow, wave] = [22 + 4 * (i % 4), 5 * ((i % 5) - 2), 1.6 + 0.5 * (i % 3)]
  const path = Array.from({ length: 11 }, (_, k) => {
    const t = k / 5 - 1
    return [(t * long) / 2, bow * t * t + wave * Math.sin(3.4 * t + i), 0.6 + 0.7 * t * t] as const
  })
  return tube(path, {
    radius: (t) => 1.5 * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.3,
    flat: 0.5,
    around: 7,
  })
}

/** Long limp shreds that lie in each other, wet with brine and half clear. */
const kraut = grains(
  {
    meshes: Array.from({ length: 9 }, (_, i) => limp(i)),
    material: material(mottled('#d9c788', '#f3eac6', 9), { gloss: 0.6, polish: 0.58, glow: 0.7 }),
    covers: 20,
    lean: 0.12,
    out: 0.8,
  },
  {
    under: material(mottled('#a89a5c', '#d6c68c', 4, 0.8), { gloss: 0.5, glow: 0.5 }),
    uneven: 8,
    flat: 0.5,
  },
)

/** Mostly white cabbage in a creamy dressing, with some carrot and red cabbage. */
const slaw: Paint = (() => {
  const [white, cream, orange, purple] = [
    colour('#d9d6ac'),
    colour('#efe9d2'),
    colour('#d06f1e'),
    colour('#6f2c5c'),
  ]
  return ({ u, v, w, seed }) => {
    const own = blend(white, cream, fractal(u / 8, v / 8, w + seed * 30, 2))
    if (seed > 0.8) return blend(orange, cream, 0.34)
    return seed > 0.72 ? blend(purple, cream, 0.4) : own
  }
})()

const slawShreds = grains(
  {
    meshes: Array.from({ length: 9 }, (_, i) => limp(i)),
    material: material(slaw, { gloss: 0.6, polish: 0.56, glow: 0.6 }),
    covers: 36,
    lean: 0.12,
    out: 0.5,
  },
  {
    under: material(mottled('#ddd3a8', '#f6eed6', 4, 0.8), {
      gloss: 0.55,
      polish: 0.55,
      glow: 0.5,
      bump: { height: 0.7, size: 4 },
    }),
    uneven: 7,
    flat: 0.5,
  },
)

/** Outer leaves folded over each other about a small head. */
const sproutPaint: Paint = (() => {
  const [a, b, vein] = [colour('#4a6a20'), colour('#7f9a3c'), colour('#c5d08a')]
  return ({ u, v, w, seed }) => {
    const angle = Math.atan2(v, w)
    const fold = Math.sin(angle * 2.5 + u * 0.22 + seed * 20)
    const own = blend(
      a,
      b,
      fractal(u / 6 + seed * 30, v / 6, w / 6, 2) * 0.6 + step(-0.1, 0.15, fold) * 0.4,
    )
    return blend(own, vein, (1 - step(0.02, 0.14, Math.abs(Math.sin(angle * 6 + seed * 9)))) * 0.35)
  }
})()

const sproutCut: Paint = (spot) => {
  const { u, v, w, seed } = spot
  if (w < 12) return sproutPaint(spot)
  const layers = Math.sin(Math.hypot(u, v * 1.25) * 2.2 + 3 * fractal(u / 4, v / 4, seed * 20, 2))
  const own = blend(colour('#b9c470'), colour('#e6e5b4'), 0.5 + 0.5 * layers)
  return blend(own, colour('#e9e6c4'), 1 - step(1.5, 3.5, Math.abs(v) + Math.max(0, u) * 0.3))
}

const sprouts = (paint: Paint) =>
  pile(
    copies({
      each: 21,
      mesh: (i) => lump([17 + (i % 2), 14.5, 14.5], 0.07, i, 18),
      material: glazed(paint),
    }),
    { lean: 0.8 },
  )

const halfSprouts = (paint: Paint) =>
  pile(
    copies({
      each: 10,
      mesh: (i) => uneven(prism(rounded(17, 14, 0.04, i, 26), 13, 5), 0.6, 8, i),
      material: glazed(paint),
    }),
    { lean: 0.6 },
  )

export const cabbageLooks: readonly Look[] = [
  look(
    'cooked cabbage, steamed cabbage, boiled cabbage, savoy cabbage',
    ribbons({
      from: '#7f9848',
      to: '#b3c47a',
      vein: '#d9dfae',
      length: 40,
      width: 13,
      gloss: 0.35,
      each: 1.3,
    }),
    { density: 0.5 },
  ),
  look(
    'fried cabbage, sauteed cabbage, stir fried cabbage',
    ribbons({
      from: '#8f8a3c',
      to: '#c3b46c',
      vein: '#8a5a28',
      length: 40,
      width: 11,
      gloss: 0.35,
      each: 1.2,
    }),
    { density: 0.5 },
  ),
  look('sauerkraut', kraut, { density: 0.6 }),
  look('braised red cabbage, rotkohl', shreds('#5c1c44', '#94406f', '#3c102c', 0.55), {
    density: 0.6,
  }),
  look('coleslaw, slaw, cabbage salad', slawShreds, { density: 0.65 }),
  look(
    'kimchi',
    together([
      shreds('#ab3614', '#d27630', '#7a200c', 0.6),
      leafPile(
        [
          {
            length: 36,
            width: 28,
            outline: (t) => 0.8 + 0.15 * Math.sin(t * 6),
            material: leafPaint({
              from: '#a8300f',
              to: '#cf6226',
              vein: '#e9bd86',
              rib: 0.2,
              gloss: 0.6,
            }),
            ruffle: 3,
            waves: 2,
            cup: 6,
            curl: 4,
          },
        ],
        { each: 1.8, stand: 0.2 },
      ),
    ]),
    { density: 0.65 },
  ),
  look(
    'brussels sprout, brussel sprout, roasted brussels sprout',
    byCooking({
      any: sprouts(sproutPaint),
      roasted: halfSprouts(browned(sproutCut, { brown: '#4f2f12', much: 0.42, size: 8 })),
      fried: halfSprouts(browned(sproutCut, { brown: '#4f2f12', much: 0.4, size: 8 })),
    }),
    { density: 0.5 },
  ),
  look('fennel, fennel bulb, shaved fennel', shreds('#c3cf94', '#ecefd6', '#9aab68', 0.3), {
    density: 0.4,
  }),
  look('seaweed salad, wakame salad', shreds('#2c4a1c', '#55782c', '#1c3212', 0.8), {
    density: 0.6,
    leafy: true,
  }),
]

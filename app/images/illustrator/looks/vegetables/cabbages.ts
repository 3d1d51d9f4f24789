import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { leafPile } from '../../forms/leaves.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { strands } from '../../forms/strands.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import { leafPaint } from '../leaves/leaf-paint.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist } from './paints.ts'
import { together } from './strips.ts'

/** Shreds of cabbage that were cooked, pickled or dressed. */
const shreds = (from: string, to: string, gap: string, gloss = 0.45, length = 40) =>
  strands({
    material: material(mottled(from, to, 8), { gloss, polish: 0.4, glow: 0.45 }),
    radius: 2.2,
    length,
    flat: 0.4,
    curl: 0.9,
    own: from,
    gap,
    together: 1,
    layers: 4.5,
  })

const orangeShreds = shreds('#cf6a1a', '#e08a30', '#9a4a10', 0.4)

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

const sproutCut: Paint = ({ u, v, w, seed, up }) => {
  if (w < 12) return sproutPaint({ u, v, w, seed, up })
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

/** A small bok choy cut in half: pale stalks that widen into dark leaves. */
function bokChoyMesh(variant: number): Mesh {
  const stalks = Array.from({ length: 7 }, (_, i) => {
    const side = i - 3
    const shift = (at: Vec): Vec => [
      at[0],
      at[1] + side * (2.6 + at[0] * 0.045),
      at[2] + 5 - Math.abs(side),
    ]
    const stalk = reshape(
      tube(
        Array.from({ length: 8 }, (_, k): Vec => [-46 + k * 8, 0, 2 + (k / 8) * 2]),
        { radius: (t) => 5.6 - 2.6 * t, flat: 0.55, around: 8 },
      ),
      shift,
    )
    const leaf = reshape(lump([27, 10, 1.8], 0.35, i + variant * 9, 12, 2.2), ([x, y, z]) =>
      shift([x + 26, y + side * 1.6, z + 4 + 2.4 * Math.sin(x / 9 + i * 2)]),
    )
    return join([stalk, leaf])
  })
  const whole = join(stalks)
  return { ...whole, coords: whole.positions }
}

const bokChoyPaint: Paint = (() => {
  const [pale, mid, dark] = [colour('#e3e6c4'), colour('#8fa855'), colour('#24501e')]
  return ({ u, v, w, seed }) => {
    const t = u + 9 * (fractal(u / 12, v / 5, w / 5 + seed * 9, 2) - 0.5)
    const leaf = blend(dark, colour('#3f702c'), fractal(u / 6, v / 6, seed * 9, 2))
    return blend(blend(pale, mid, step(-34, 4, t) * 0.7), leaf, step(0, 12, t))
  }
})()

const stalkMesh = (i: number) =>
  tube(
    Array.from({ length: 7 }, (_, k): Vec => [(k / 6 - 0.5) * (84 - 6 * (i % 3)), 0, 5]),
    { radius: () => 7, flat: 0.62, around: 14 },
  )

const celeryPaint: Paint = (() => {
  const [a, b, inside] = [colour('#8fae52'), colour('#b9cd84'), colour('#d9e2b4')]
  return ({ v, w, u, seed }) => {
    const rib = 0.5 + 0.5 * Math.sin(v * 6.28 * 11)
    const end = step(0.01, 0.02, w) * (1 - step(0.98, 0.99, w))
    return blend(inside, blend(a, b, rib * 0.6 + 0.4 * fractal(u / 12, v, seed * 9, 2)), end)
  }
})()

/** A quartered heart of an artichoke: scales round a pale middle. */
const artichokePaint = browned(
  (() => {
    const [a, b, c] = [colour('#8f9448'), colour('#c5bf78'), colour('#e3dba8')]
    return ({ u, v, w, seed }) => {
      const scales = Math.sin(Math.hypot(u + 12, v) * 0.9 + 2 * fractal(u / 5, v / 5, seed * 9, 2))
      return blend(blend(a, b, 0.5 + 0.5 * scales), c, step(4, 9, w) * 0.4)
    }
  })(),
  { brown: '#7a5a2c', much: 0.15, size: 7 },
)

const seaweedLeaf = leafPile(
  [
    {
      length: 44,
      width: 16,
      outline: (t) => 0.7 + 0.3 * Math.sin(t * 11),
      material: leafPaint({ from: '#10241a', to: '#25452c', vein: '#1c3a24', gloss: 0.7 }),
      ruffle: 4,
      waves: 4,
      curl: 6,
      cup: -3,
      detail: 22,
    },
  ],
  { each: 1.4, stand: 0.5 },
)

const gingerLeaf = leafPile(
  [
    {
      length: 30,
      width: 24,
      outline: (t) => Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.5,
      material: leafPaint({ from: '#e5a99a', to: '#f0cbb8', vein: '#f3dccb', gloss: 0.5 }),
      ruffle: 3,
      waves: 2,
      cup: 4,
      curl: 4,
    },
  ],
  { each: 2.2, stand: 0.4 },
)

export const cabbageLooks: readonly Look[] = [
  look(
    'cooked cabbage, steamed cabbage, boiled cabbage, savoy cabbage',
    shreds('#93a95a', '#c9d394', '#6a8238'),
    { density: 0.5 },
  ),
  look(
    'fried cabbage, sauteed cabbage, stir fried cabbage',
    shreds('#a3974a', '#d3c98a', '#7a6428'),
    { density: 0.5 },
  ),
  look('sauerkraut', shreds('#cdbf86', '#e6dcb2', '#a08f54', 0.5), { density: 0.6 }),
  look(
    'coleslaw, slaw, cabbage salad',
    together([
      shreds('#d5d3a8', '#f0ecd6', '#b0ac80', 0.3),
      orangeShreds,
      shreds('#dfdcb8', '#f2eedc', '#b9b48a', 0.3),
    ]),
    {
      density: 0.65,
    },
  ),
  look(
    'kimchi',
    together([
      leafPile(
        [
          {
            length: 36,
            width: 28,
            outline: (t) => 0.8 + 0.15 * Math.sin(t * 6),
            material: leafPaint({
              from: '#a8300f',
              to: '#cf6a28',
              vein: '#e6b878',
              rib: 0.22,
              gloss: 0.6,
            }),
            ruffle: 3,
            waves: 2,
            cup: 6,
            curl: 4,
          },
        ],
        { each: 2.6, stand: 0.45 },
      ),
      shreds('#a83212', '#d0702c', '#7a200c', 0.6),
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
  look(
    'bok choy, pak choi, pak choy, choy sum',
    sticks(
      copies({
        each: 45,
        mesh: bokChoyMesh,
        material: glazed(bokChoyPaint),
        variants: 3,
        most: 10,
      }),
      { mess: 0.4, facing: 0.5 },
    ),
    { density: 0.4 },
  ),
  look(
    'celery, celery stick, celery stalk',
    sticks(copies({ each: 15, mesh: stalkMesh, material: moist(celeryPaint) }), { mess: 0.3 }),
    { density: 0.4 },
  ),
  look(
    'artichoke, artichoke heart',
    pile(
      copies({
        each: 16,
        mesh: (i) => uneven(lump([19, 12, 10], 0.16, i, 14, 2), 1.2, 6, i),
        material: glazed(artichokePaint),
      }),
      { lean: 0.6 },
    ),
    { density: 0.6 },
  ),
  look('fennel, fennel bulb, shaved fennel', shreds('#c3cf94', '#ecefd6', '#9aab68', 0.3, 34), {
    density: 0.4,
  }),
  look('seaweed salad, wakame salad', shreds('#2c4a1c', '#55782c', '#1c3212', 0.8), {
    density: 0.6,
    leafy: true,
  }),
  look('seaweed, wakame, kelp', seaweedLeaf, { density: 0.3, leafy: true }),
  look(
    'nori, nori sheet',
    laid(
      copies({
        each: 2.6,
        mesh: () =>
          prism(
            [
              [-40, -30],
              [40, -30],
              [40, 30],
              [-40, 30],
            ],
            0.8,
            0.2,
          ),
        material: material(mottled('#141f14', '#26361f', 5), {
          gloss: 0.3,
          bump: { height: 0.4, size: 2 },
        }),
      }),
    ),
    { density: 0.2 },
  ),
  look('pickled ginger, ginger, ginger slice', gingerLeaf, { density: 0.4 }),
]

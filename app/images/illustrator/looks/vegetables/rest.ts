import { copies } from '../../forms/copies.ts'
import { grains } from '../../forms/heaps.ts'
import { fanned, laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lathe, lump, rounded, tube } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { cornMeshes, cornPaint, kidney, peaMeshes, peaPaint, seedCoat } from './kernels.ts'
import { browned, glazed, moist, roundFace } from './paints.ts'

/** An ear of corn along x: kernels in rows round the cob. Coords: mm along, then about the axis. */
const cobMesh = (length: number): Mesh => {
  const core = tube(
    [-1, -0.98, -0.4, 0.4, 0.98, 1].map((t): Vec => [(t * length) / 2, 0, 0]),
    { radius: () => 17.5, around: 20 },
  )
  const rows = Math.floor(length / 6.6)
  const kernels = Array.from({ length: rows * 15 }, (_, i) => {
    const [row, place] = [Math.floor(i / 15), i % 15]
    const t = (row + 0.5) / rows
    const a = (place / 15) * 6.2832
    const slim = 1 - 0.28 * t ** 3
    const at = (t - 0.5) * length + (place % 2) * 1.4
    return reshape(lump([3.7, 4.4 * slim, 3.8], 0.1, i % 7, 6), ([x, y, z]): Vec => {
      const far = (z + 19.5) * slim
      return [x + at, y * Math.cos(a) - far * Math.sin(a), y * Math.sin(a) + far * Math.cos(a)]
    })
  })
  const whole = join([core, ...kernels])
  return { ...whole, coords: whole.positions }
}

const cobPaint: Paint = (() => {
  const [a, b, gap] = [colour('#d99a1c'), colour('#efc250'), colour('#b98428')]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 5 + seed * 20, v / 5, w / 5, 2))
    return blend(gap, own, step(17, 20.5, Math.hypot(v, w) + 1.2 * step(10, 40, u)))
  }
})()

const cobs: Record<number, Mesh> = {}
const cob = (paint: Paint, length: number, each: number) =>
  laid(
    copies({
      each,
      mesh: () => (cobs[length] ??= cobMesh(length)),
      material: material(paint, { gloss: 0.5, polish: 0.5, glow: 0.4 }),
      variants: 2,
      most: 6,
    }),
    {
      turned: 0.8,
      facing: 0.4,
      apart: 0.8,
    },
  )

const [skin, rim, flesh, heart] = [
  colour('#27331a'),
  colour('#8fa53c'),
  colour('#d3cd74'),
  colour('#e3d98a'),
]

/** Half an avocado with its cut face up: pear-shaped, the stone or its hollow in the wide end. */
const pear = (size: number) =>
  Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * 6.2832
    const slim = 1 - 0.2 * Math.cos(a) - 0.06 * Math.cos(2 * a)
    return [
      Math.cos(a) * size * 1.28 * (Math.cos(a) > 0 ? 1.12 : 1),
      Math.sin(a) * size * slim,
    ] as const
  })

function avocadoHalf(): Mesh {
  const outline = pear(27)
  const body = prism(outline, 24, 1)
  return reshape(body, ([x, y, z]) => {
    const k = z < 22 ? 0.62 + 0.38 * Math.sqrt(Math.max(0, z / 22)) : 1
    return [x * k, y * k, z]
  })
}

const avocadoPaint: Paint = ({ u, v, w, seed }) => {
  if (w < 22)
    return blend(skin, colour('#4a5228'), fractal(u / 4, v / 4, w / 4 + seed * 9, 2) * 0.7)
  const a = Math.atan2(v, u)
  const edge = Math.hypot(
    u / (34.5 * (Math.cos(a) > 0 ? 1.12 : 1)),
    v / (27 * (1 - 0.2 * Math.cos(a) - 0.06 * Math.cos(2 * a))),
  )
  const own = blend(blend(heart, flesh, step(0.2, 0.7, edge)), rim, step(0.72, 0.97, edge) * 0.85)
  return blend(own, skin, step(0.965, 0.985, edge))
}

const stone = material(mottled('#6a3f1f', '#8f5c30', 6), { gloss: 0.5, polish: 0.5 })
const halfMaterial = moist(avocadoPaint, { glow: 0.35 })
const halfMesh = avocadoHalf()
const stoneMesh = lump([12.5, 12.5, 11], 0.03, 1, 16)

const avocadoHalves = laid({
  each: 75,
  most: 6,
  variants: 2,
  make: () => ({
    bodies: [
      { mesh: halfMesh, material: halfMaterial, pose: {}, seed: 0.4 },
      { mesh: stoneMesh, material: stone, pose: { at: [-8, 0, 23] }, seed: 0.5 },
    ],
    radius: 35,
    height: 28,
  }),
})

/** A lengthwise slice: pale inside, green towards the skin side. */
const sliceOutline = Array.from({ length: 30 }, (_, i) => {
  const a = (i / 30) * 6.2832
  const [x, y] = [Math.cos(a) * 34, Math.sin(a) * 8.5 * (1 - 0.25 * Math.cos(a))]
  return [x, y + 9 * (1 - (x / 34) ** 2)] as const
})

const slicePaint: Paint = ({ u, v, seed }) => {
  const out = v - 9 * (1 - (u / 34) ** 2)
  const own = blend(heart, flesh, fractal(u / 8 + seed * 9, v / 8, 1, 2))
  return blend(own, rim, step(2.5, 8, out) * 0.9)
}

const olive = (dark: string, light: string): ReturnType<typeof pile> =>
  pile(
    copies({
      each: 4,
      mesh: (i) => oliveMesh(i),
      material: material(oliveMottle(dark, light), { gloss: 0.5, polish: 0.5, glow: 0.25 }),
    }),
    { lean: 1 },
  )

const oliveMottle = (dark: string, light: string): Paint => {
  const skinOf = mottled(dark, light, 8)
  const hole = colour('#120a08')
  return (spot) => blend(skinOf(spot), hole, step(8.6, 9.2, spot.u) * 0.85)
}

/** An olive without its stone: one end is open. */
const oliveMesh = (i: number) =>
  reshape(
    lathe(
      [
        [0.1, -10],
        [4, -9.4],
        [7, -6],
        [8, 0],
        [7.3, 5.5],
        [5, 9],
        [3.6, 9.8],
        [2.8, 9],
        [2.4, 4],
        [0.1, 3.5],
      ].map(([r = 0, z = 0]): [number, number] => [r * (0.95 + 0.04 * (i % 3)), z]),
      18,
    ),
    ([x, y, z]) => [z, y, x],
  )

const withAxisCoords = (mesh: (i: number) => Mesh) => (i: number) => {
  const made = mesh(i)
  return { ...made, coords: made.positions }
}

const ringOlive = (dark: string, light: string) =>
  pile(
    copies({
      each: 0.7,
      mesh: withAxisCoords((i) =>
        tube(
          Array.from(
            { length: 17 },
            (_, k): Vec => [5.4 * Math.cos(k * 0.3927), (5 + 0.2 * i) * Math.sin(k * 0.3927), 2],
          ),
          { radius: () => 2, flat: 0.9, around: 8, open: true },
        ),
      ),
      material: material(mottled(dark, light, 4), { gloss: 0.45, polish: 0.5 }),
    }),
    {
      steep: 0.5,
    },
  )

/** Small cubes of carrot and short pieces of bean for a mix of vegetables. */
const cubeMeshes = [1, 2, 3].map((i) =>
  uneven(
    reshape(block(8.5, 8, 7.5, 0.8), ([x, y, z]) => [x, y, z - 3.7]),
    0.7,
    8,
    i,
  ),
)
const beanMeshes = [1, 2, 3].map((i) =>
  reshape(prism(rounded(3.3, 3.1, 0.05, i, 12), 17, 0.8), ([x, y, z]) => [z - 8.5, y, x]),
)
const grainOf = (meshes: readonly Mesh[], paint: Paint, covers: number) => ({
  meshes,
  material: material(paint, { gloss: 0.3, polish: 0.4, glow: 0.35 }),
  covers,
  lean: 1.3,
  out: 1.6,
})

const mixed = grains(
  [
    grainOf(cubeMeshes, mottled('#cf5f10', '#e07f24', 5), 70),
    grainOf(peaMeshes, peaPaint, 60),
    grainOf(cornMeshes, cornPaint, 52),
    grainOf(beanMeshes, mottled('#4c6f26', '#6d9038', 6), 85),
  ],
  { under: material('#8a7a2c'), uneven: 3 },
)

const peasAndCarrots = grains(
  [grainOf(cubeMeshes, mottled('#cf5f10', '#e07f24', 5), 65), grainOf(peaMeshes, peaPaint, 45)],
  { under: material('#6a7a24'), uneven: 3 },
)

const bakedBean = grains(
  {
    ...grainOf(kidney, seedCoat('#a85420', '#c97c3c'), 62),
    material: material(seedCoat('#a85420', '#c97c3c'), { gloss: 0.7, polish: 0.45, glow: 0.4 }),
    out: 0.2,
  },
  {
    under: material('#a8431a', { gloss: 0.9, polish: 0.5, glow: 0.3 }),
    uneven: 1.5,
    flat: 0.45,
    steep: 0.8,
  },
)

const cubes = (each: number, size: number, cover: Material, most = 90) =>
  pile(
    copies({
      each,
      mesh: (i) =>
        chunk([size, size * 0.95, size * 0.85], { boxy: 4, rough: 0.1, seed: i, detail: 9 }),
      material: cover,
      most,
    }),
    { lean: 0.8 },
  )

const avocadoCube = moist((spot) =>
  blend(
    blend(heart, flesh, fractal(spot.u / 5, spot.v / 5, spot.seed * 20, 2)),
    rim,
    step(0.55, 0.9, spot.seed) * 0.6,
  ),
)

const clovePaint = browned(mottled('#e0d0a4', '#f0e6c8', 5), {
  brown: '#a8742c',
  much: 0.2,
  size: 6,
})
const chestnut = roundFace({ radius: 14, skin: '#b08d5c', flesh: '#efe6cc' })

export const restLooks: readonly Look[] = [
  look('corn on the cob, corn cob, corn ear, elote, sweetcorn cob', cob(cobPaint, 150, 150), {
    density: 0.6,
  }),
  look(
    'baby corn',
    pile(
      copies({
        each: 9,
        mesh: () => reshape((cobs[60] ??= cobMesh(60)), ([x, y, z]) => [x, y * 0.36, z * 0.36]),
        material: material(cobPaint, { gloss: 0.35, glow: 0.4 }),
        variants: 1,
      }),
      { lean: 0.25 },
    ),
    { density: 0.5 },
  ),
  look('avocado, avocado half, half avocado', avocadoHalves, {
    density: 0.6,
    little: fanned(
      copies({
        each: 12,
        mesh: (i) => uneven(prism(sliceOutline, 6, 0.8), 0.5, 9, i),
        material: moist(slicePaint),
      }),
      { overlap: 0.72, lean: 0.2 },
    ),
  }),
  look(
    'avocado slice, sliced avocado',
    fanned(
      copies({
        each: 12,
        mesh: (i) => uneven(prism(sliceOutline, 6, 0.8), 0.5, 9, i),
        material: moist(slicePaint),
      }),
      { overlap: 0.72, lean: 0.2 },
    ),
    { density: 0.6 },
  ),
  look('diced avocado, avocado cube, avocado dice, avocado chunk', cubes(2.4, 7.5, avocadoCube), {
    density: 0.65,
  }),
  look('olive, black olive, kalamata, kalamata olive', olive('#180f14', '#33202a'), {
    density: 0.6,
  }),
  look('green olive', olive('#6a7326', '#8f9440'), { density: 0.6 }),
  look('olive ring, sliced olive, black olive slice', ringOlive('#120d10', '#2c2026'), {
    density: 0.5,
  }),
  look(
    'caper',
    pile(
      copies({
        each: 0.35,
        mesh: (i) => lump([4, 3.4, 3.3], 0.1, i, 8),
        material: moist(mottled('#4c5a22', '#7a8444', 3)),
      }),
      { steep: 0.5 },
    ),
    { density: 0.6 },
  ),
  look(
    'garlic, garlic clove, roasted garlic',
    pile(
      copies({
        each: 3,
        mesh: (i) => lump([11, 5.5, 5], 0.12, i, 12),
        material: moist(clovePaint),
      }),
    ),
    { density: 0.6 },
  ),
  look(
    'minced garlic, minced ginger, grated ginger',
    cubes(0.06, 1.6, moist(mottled('#e2d2a0', '#f0e6c6', 2)), 160),
    { density: 0.6 },
  ),
  look(
    'water chestnut, bamboo shoot',
    pile(
      copies({
        each: 5,
        mesh: (i) => prism(rounded(14 - (i % 3), 13, 0.05, i, 22), 4.5, 0.6),
        material: moist(chestnut),
      }),
    ),
    { density: 0.6 },
  ),
  look('mixed vegetable, vegetable, mixed veg, steamed vegetable', mixed, { density: 0.6 }),
  look('peas and carrots, pea and carrot, carrot and pea', peasAndCarrots, { density: 0.65 }),
  look('baked bean', bakedBean, { density: 0.9, thick: true }),
]

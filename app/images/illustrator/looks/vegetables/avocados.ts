import { copies } from '../../forms/copies.ts'
import { fanned, laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump } from '../../shapes/shapes.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { moist } from './paints.ts'

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

export const stone = material(mottled('#6a3f1f', '#8f5c30', 6), { gloss: 0.5, polish: 0.5 })
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

/** Mm from tip to tip of a lengthwise slice, and across it. */
const [sliceLong, sliceWide] = [60, 20]

/** Share of its length to one side of its middle, and mm from the hollow of the stone to the skin there. */
const acrossSlice = (along: number): readonly [inner: number, outer: number] => {
  const full = Math.sqrt(Math.max(0, 1 - along ** 2))
  return [sliceWide * (0.52 * full ** 1.6 - 0.42), sliceWide * (1.0 * full - 0.42)]
}

/** A slice along y, its skin towards +x, hollow where the stone was. */
const sliceOutline = (() => {
  const steps = Array.from({ length: 17 }, (_, i) => -Math.cos((i / 16) * Math.PI))
  const edge = (side: 0 | 1) => (t: number) => {
    // One end is slimmer than the other.
    const slim = 1 - 0.16 * t
    return [acrossSlice(t)[side] * slim, (t * sliceLong) / 2] as const
  }
  return [...steps.map(edge(1)), ...steps.toReversed().slice(1, -1).map(edge(0))]
})()

/** Butter yellow at the stone, ever greener towards the skin, of which a dark line is left. */
const slicePaint: Paint = ({ u, v, seed }) => {
  const along = Math.max(-1, Math.min(1, (2 * v) / sliceLong))
  const [inner, outer] = acrossSlice(along)
  const slim = 1 - 0.16 * along
  const out = (u / slim - inner) / Math.max(3, outer - inner)
  const cloud = 0.16 * (fractal(u / 7 + seed * 9, v / 12, 1, 2) - 0.5)
  const own = blend(colour('#eadf96'), colour('#d3d272'), step(0.05, 0.5, out + cloud))
  const green = blend(own, colour('#94b143'), step(0.42, 0.86, out + cloud))
  return blend(green, colour('#466426'), step(0.88, 1, out) * 0.9)
}

const slices = fanned(
  copies({
    each: 11,
    mesh: (i) => uneven(prism(sliceOutline, 8, 1.4), 0.4, 9, i),
    material: moist(slicePaint, { gloss: 0.3, polish: 0.45 }),
  }),
  { overlap: 0.83, lean: 0.42, fan: 0.1 },
)

export const cubes = (each: number, size: number, cover: Material, most = 90) =>
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

export const avocadosLooks: readonly Look[] = [
  look('avocado, avocado half, half avocado', avocadoHalves, {
    density: 0.6,
    little: slices,
  }),
  look('avocado slice, sliced avocado', slices, { density: 0.6 }),
  look('diced avocado, avocado cube, avocado dice, avocado chunk', cubes(2.4, 7.5, avocadoCube), {
    density: 0.65,
  }),
  look(
    'minced garlic, minced ginger, grated ginger',
    cubes(0.06, 1.6, moist(mottled('#e2d2a0', '#f0e6c6', 2)), 160),
    { density: 0.6 },
  ),
]

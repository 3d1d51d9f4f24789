import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, rounded, tube } from '../../shapes/shapes.ts'
import { prism, wedge } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, moist, roundFace } from './paints.ts'

const olive = (dark: string, light: string): ReturnType<typeof pile> =>
  pile(
    copies({
      each: 4,
      mesh: (i) => oliveMesh(i),
      material: material(oliveMottle(dark, light), { gloss: 0.42, polish: 0.6, glow: 0.3 }),
    }),
    { lean: 1 },
  )

const oliveMottle = (dark: string, light: string): Paint => {
  const skinOf = mottled(dark, light, 8)
  const hole = colour('#120a08')
  return (spot) => blend(skinOf(spot), hole, step(9, 9.6, spot.u) * 0.85)
}

/** An olive without its stone: one end is open. */
const oliveMesh = (i: number) =>
  reshape(
    lathe(
      [
        [0.1, -11.4],
        [1.6, -11.2],
        [3.6, -10],
        [5.4, -7.8],
        [6.7, -4.6],
        [7.3, -0.6],
        [7.1, 3.2],
        [6.1, 6.6],
        [4.6, 9],
        [3.2, 10],
        [2.3, 9.6],
        [1.9, 7],
        [0.1, 6],
      ].map(([r = 0, z = 0]): [number, number] => [r * (0.95 + 0.04 * (i % 3)), z]),
      26,
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

const clovePaint = browned(mottled('#e0d0a4', '#f0e6c8', 5), {
  brown: '#a8742c',
  much: 0.2,
  size: 6,
})
const chestnut = roundFace({ radius: 14, skin: '#b08d5c', flesh: '#efe6cc' })

/** A quarter of a cucumber: its skin below, wet pale flesh and the seeds along its edge above. */
const batonPaint: Paint = ({ u, v, w, seed }) => {
  const [flesh, heart, pip, skin] = batonColours
  const cloud = fractal(u / 6 + seed * 17, v * 3, w, 2)
  const own = blend(heart, flesh, step(0.3, 0.62, v + 0.16 * (cloud - 0.5)))
  const seeds =
    (1 - step(0.22, 0.34, cells(u / 3.4, v * 5, w + seed * 9))) * (1 - step(0.4, 0.5, v))
  return blend(blend(own, pip, 0.7 * seeds), skin, step(0.9, 0.96, v))
}
const batonColours = [
  colour('#cfdc9c'),
  colour('#b4c884'),
  colour('#eef0d2'),
  colour('#2f5a22'),
] as const

export const restLooks: readonly Look[] = [
  look(
    'cucumber baton, cucumber spear',
    sticks(
      copies({
        each: 9,
        mesh: (i) => wedge({ length: 74 + 3 * (i % 3), radius: 17, angle: 1.25, blunt: 7 }),
        material: moist(batonPaint, { gloss: 0.3, polish: 0.5 }),
        most: 24,
      }),
      { mess: 0.4 },
    ),
    { density: 0.6 },
  ),
  look('olive, black olive, kalamata, kalamata olive', olive('#1f1119', '#4a2a36'), {
    density: 0.6,
  }),
  look('green olive', olive('#6a7326', '#8f9440'), { density: 0.6 }),
  look('olive ring, sliced olive, black olive slice', ringOlive('#120d10', '#2c2026'), {
    density: 0.5,
  }),
  look(
    'small caper, nonpareil caper',
    pile(
      copies({
        each: 0.1,
        mesh: (i) => lump([2.5, 2.1, 2], 0.12, i, 7),
        material: moist(mottled('#4c5a22', '#7a8444', 3)),
      }),
      { steep: 0.4 },
    ),
    { density: 0.6 },
  ),
  look(
    'caper',
    pile(
      copies({
        each: 0.2,
        mesh: (i) => lump([3, 2.6, 2.5], 0.14, i, 8),
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
    'water chestnut',
    pile(
      copies({
        each: 5,
        mesh: (i) => prism(rounded(14 - (i % 3), 13, 0.05, i, 22), 4.5, 0.6),
        material: moist(chestnut),
      }),
    ),
    { density: 0.6 },
  ),
]

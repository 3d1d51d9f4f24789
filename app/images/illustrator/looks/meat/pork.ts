import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { meatChunks, roastSlices } from './beef.ts'
import { barred, browned, fibrous, mixed, rimmed, speckled } from './browning.ts'
import { hilly } from './joints.ts'
import { byCooking, part } from './pieces.ts'
import { sliced } from './sliced.ts'

const moist = { gloss: 0.45, polish: 0.4, glow: 0.2, bump: { height: 0.4, size: 2.6 } }

const bone = material(
  browned({ flesh: '#e6d3b0', brown: '#cfae80', dark: '#946a41', size: 8, more: -0.4 }),
  {
    gloss: 0.3,
    glow: 0.25,
  },
)

const fat = browned({ flesh: '#ecd4a6', brown: '#d3a264', dark: '#94602c', size: 8, more: -0.1 })
const porkCrust = browned({
  flesh: '#d6a878',
  brown: '#b27a48',
  dark: '#6f3f1c',
  size: 12,
  more: 0.1,
})
const lambCrust = browned({
  flesh: '#a06a48',
  brown: '#7c4529',
  dark: '#3f1d0f',
  size: 10,
  more: 0.2,
})

/** A rim of fat along the far side of a chop. */
const withFat = (paint: Paint, from: number): Paint =>
  mixed(paint, fat, ({ u, v, seed }) =>
    step(from, from + 3, v + 4 * (noise(u / 9, seed * 20, 3) - 0.5)),
  )

const porkOutline = drawn(112, (t) => [
  33 * Math.sin(Math.PI * t ** 0.9) ** 0.5,
  36 * Math.sin(Math.PI * t ** 1.3) ** 0.55,
])

const chopMesh = (outline: ReturnType<typeof drawn>, height: number) => (seed: number) =>
  pad(outline, { height, full: 8, rough: 1.6, wave: 11, seed, rings: 18 })

const ribBone = reshape(
  tube(
    Array.from({ length: 8 }, (_, i) => [i * 8, 4 * (i / 7) ** 2 * 3, 0] as const),
    { radius: (t) => 4.6 - 0.6 * Math.sin(Math.PI * t) + 0.6 * t ** 4, flat: 0.8 },
  ),
  (at) => at,
)

const porkChopSkin = material(
  withFat(barred(porkCrust, { char: '#3c1c0c', every: 17, wide: 3.6 }), 25),
  moist,
)

const porkChop = laid({
  each: 140,
  variants: 3,
  make: (random) => {
    const seed = random.next()
    return {
      bodies: [
        part(chopMesh(porkOutline, 18)(seed), porkChopSkin, {}, seed),
        part(ribBone, bone, { at: [-58, -2, 9], turn: -0.5, scale: [0.9, 1, 1.5] }, seed),
      ],
      radius: 51,
      height: 17,
    }
  },
})

const eye = drawn(60, (t) => [25 * Math.sin(Math.PI * t) ** 0.5, 26 * Math.sin(Math.PI * t) ** 0.5])

const lambChop = laid(
  {
    each: 62,
    variants: 3,
    make: (random) => {
      const seed = random.next()
      return {
        bodies: [
          part(chopMesh(eye, 20)(seed), lambChopSkin, { at: [-22, 0, 0] }, seed),
          part(ribBone, bone, { at: [0, 8, 9] }, seed),
        ],
        radius: 44,
        height: 18,
      }
    },
  },
  { apart: 0.68, turned: 1.2, facing: 0.4 },
)
const lambChopSkin = material(
  withFat(barred(lambCrust, { char: '#220e06', every: 14, wide: 3.4 }), 17),
  moist,
)

const shank = laid(
  {
    each: 210,
    variants: 2,
    make: (random) => {
      const seed = random.next()
      const body = hilly(
        tube(
          Array.from({ length: 14 }, (_, i) => [-48 + i * 7, 0, 0] as const),
          {
            radius: (t) => 31 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.7 * (1 - 0.45 * t) + 3,
            around: 22,
          },
        ),
        4,
        15,
        seed,
      )
      const shaft = tube(
        Array.from({ length: 6 }, (_, i) => [34 + i * 9, 0, 0] as const),
        { radius: (t) => 8 + 3 * t ** 3, around: 12 },
      )
      const knob = reshape(lump([9, 13, 11], 0.2, 2, 10), ([x, y, z]) => [x + 81, y, z])
      return {
        bodies: [
          part(
            { ...body, coords: body.positions },
            stewedShank,
            { at: [0, 0, 24], roll: -0.08 },
            seed,
          ),
          part(join([shaft, knob]), bone, { at: [0, 0, 22], roll: -0.12 }, seed),
        ],
        radius: 62,
        height: 44,
      }
    },
  },
  { turned: 1, facing: 0.3 },
)
const stewedShank = material(
  mixed(
    browned({ flesh: '#8f5a38', brown: '#6e3c20', dark: '#3d1c0c', size: 12, more: 0.3 }),
    fibrous('#6b3f26', '#a06f4a', 2),
    () => 0.35,
  ),
  { ...moist, gloss: 0.6 },
)

const ribsPaint = speckled(
  browned({ flesh: '#a4502a', brown: '#7c3418', dark: '#3a1408', size: 11, more: 0.4 }),
  '#2a1008',
  5,
  0.15,
)
/** A piece of a rack: ribs side by side, their bone ends looking out of the near edge. */
const rackMesh = (seed: number): Mesh =>
  pad(
    drawn(96, (t) => [38 * Math.sin(Math.PI * t) ** 0.16, 34 * Math.sin(Math.PI * t) ** 0.16], {
      bend: 3,
      count: 40,
    }),
    {
      height: 22,
      full: 6,
      rough: 1.6,
      seed,
      rings: 18,
      taper: (x) => 0.86 + 0.14 * Math.cos((x / 19) * 2 * Math.PI),
    },
  )
const rackBones = join(
  [-38, -19, 0, 19, 38].map((x, i) =>
    tube(
      [
        [x, -24, 9],
        [x, -36, 9],
        [x + (i % 2) - 0.5, -45, 8.4],
      ],
      { radius: (t) => 4.6 + t, flat: 0.75, around: 10 },
    ),
  ),
)
const ribs = laid(
  {
    each: 190,
    variants: 2,
    make: (random) => {
      const seed = random.next()
      return {
        bodies: [
          part(
            rackMesh(seed),
            material(ribsPaint, { ...moist, gloss: 0.8, polish: 0.5 }),
            {},
            seed,
          ),
          part(rackBones, bone, {}, seed),
        ],
        radius: 55,
        height: 21,
      }
    },
  },
  { turned: 0.7, apart: 0.85 },
)

/** Layers of fat and lean, as in belly. */
const layers: Paint = ({ u, v, seed }) => {
  const n = fractal(u / 14 + seed * 9, v / 3, 2, 2)
  const lines = Math.sin(v * 0.5 + (n - 0.5) * 5)
  return blend(colour('#b77e5c'), colour('#f0d8b4'), step(-0.1, 0.45, lines))
}

const belly: Material = material(
  rimmed(
    layers,
    browned({ flesh: '#b0683a', brown: '#8a431e', dark: '#4c1f0c', size: 9, more: 0.3 }),
  ),
  { ...moist, gloss: 0.65 },
)

const porkFace = material(rimmed(fibrous('#cfa27c', '#e8c8a4', 1.8), porkCrust), moist)

export const porkLooks: readonly Look[] = [
  look('pork chop, pork steak, veal chop', porkChop),
  look(
    'pork tenderloin, pork loin',
    sliced({
      each: 170,
      slices: 8,
      thick: 13,
      lean: 0.9,
      size: () => [27, 44],
      material: porkFace,
    }),
  ),
  look('pork, roast pork, baked ham', byCooking({ any: roastSlices(porkFace, 45) })),
  look(
    'pork chunk, pork cube, stewed pork, griot',
    meatChunks(browned({ flesh: '#c48e62', brown: '#9a5f38', dark: '#58301a', size: 8 })),
  ),
  look(
    'pork belly, chashu, lechon',
    sliced({ each: 150, slices: 7, thick: 11, lean: 0.8, size: () => [34, 36], material: belly }),
  ),
  look('pork rib, rib, spare rib, bbq rib, beef short rib, baby back rib', ribs),
  look('lamb chop, rack of lamb, lamb cutlet', lambChop),
  look('lamb shank, lamb leg, osso buco', shank),
  look(
    'lamb, roast lamb, mutton slice',
    roastSlices(material(rimmed(fibrous('#94583c', '#bd8462', 1.8), lambCrust), moist), 45),
  ),
  look(
    'lamb chunk, mutton, goat, lamb cube, mutton chunk, goat meat',
    meatChunks(
      mixed(
        browned({ flesh: '#94603e', brown: '#6e3f24', dark: '#3d1e10', size: 8 }),
        fibrous('#6b4026', '#a87450', 1.4),
        () => 0.45,
      ),
    ),
  ),
]

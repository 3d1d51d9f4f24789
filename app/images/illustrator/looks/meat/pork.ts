import { laid } from '../../forms/pieces.ts'
import { material } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import type { Vec } from '../../render/vector.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { chunkHalf, meatChunks, roastSlices } from './beef.ts'
import { barred, browned, fibrous, mixed, rimmed, speckled } from './browning.ts'
import { bone, chopMesh, moist, withFat } from './chops.ts'
import { braisedMeat } from './cut/braised.ts'
import { byCooking, part } from './pieces.ts'
import { sliced } from './sliced.ts'

const porkCrust = browned({
  flesh: '#d6a878',
  brown: '#b27a48',
  dark: '#6f3f1c',
  size: 12,
  more: 0.1,
})
/** A bean-shaped eye of meat that narrows towards its bone. */
const porkOutline = drawn(
  116,
  (t) => [
    37 * Math.sin(Math.PI * (0.04 + 0.93 * t) ** 1.15) ** 0.55,
    33 * Math.sin(Math.PI * (0.04 + 0.93 * t) ** 1.3) ** 0.6 -
      7 * Math.exp(-(((t - 0.42) / 0.16) ** 2)),
  ],
  { bend: 4, count: 34 },
)

/** Seared lean with its grain, and a pale rim of fat along its round side. */
const porkChopSkin = material(
  barred(
    withFat(
      mixed(porkCrust, fibrous('#a8744a', '#dcb48a', 1.7), () => 0.4),
      27,
    ),
    { char: '#3c1c0c', every: 19, wide: 3.4, angle: 0.7 },
  ),
  moist,
)

/** The rib, along the narrow side of the chop. */
const porkBone = reshape(
  tube(
    Array.from({ length: 12 }, (_, i): Vec => {
      const t = i / 11
      return [-70 + 80 * t, -13 - 11 * Math.sin(t * 2.6), 9]
    }),
    { radius: (t) => 6.4 - 1.6 * Math.sin(Math.PI * t), flat: 0.9, around: 12 },
  ),
  (at) => at,
)

const porkChop = laid({
  each: 140,
  variants: 3,
  make: (random) => {
    const seed = random.next()
    return {
      bodies: [
        part(chopMesh(porkOutline, 17)(seed), porkChopSkin, {}, seed),
        part(porkBone, bone, {}, seed),
      ],
      radius: 54,
      height: 17,
    }
  },
})

const ribsPaint = speckled(
  browned({ flesh: '#b4602e', brown: '#8c421c', dark: '#46190a', size: 9, more: 0.2 }),
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
            material(ribsPaint, {
              ...moist,
              gloss: 0.55,
              polish: 0.58,
              bump: { height: 0.6, size: 3.4, crust: 0.3 },
            }),
            {},
            seed,
          ),
          part(rackBones, bone, {}, seed),
        ],
        radius: 40,
        height: 21,
      }
    },
  },
  { turned: 0.7, apart: 1.1 },
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
    'pork chunk, pork cube, stewed pork',
    meatChunks(
      braisedMeat({
        outside: '#9a5e34',
        inside: '#d0a078',
        gap: '#6e4026',
        fat: '#f0dab4',
        half: chunkHalf,
      }),
    ),
  ),
  look('pork rib, rib, spare rib, bbq rib, beef short rib, baby back rib', ribs),
]

import { laid } from '../../forms/pieces.ts'
import { material } from '../../render/material.ts'
import { join, reshape } from '../../render/mesh.ts'
import { drawn } from '../../shapes/cuts.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { chunkHalf, meatChunks, roastSlices } from './beef.ts'
import { barred, browned, fibrous, mixed, rimmed } from './browning.ts'
import { bone, chopMesh, moist, ribBone, withFat } from './chops.ts'
import { braisedMeat } from './cut/braised.ts'
import { hilly } from './joints.ts'
import { part } from './pieces.ts'

const lambCrust = browned({
  flesh: '#a06a48',
  brown: '#7c4529',
  dark: '#3f1d0f',
  size: 10,
  more: 0.2,
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
        radius: 28,
        height: 18,
      }
    },
  },
  { apart: 1.05, turned: 1.2, facing: 0.4 },
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

export const lambLooks: readonly Look[] = [
  look('lamb chop, rack of lamb, lamb cutlet', lambChop),
  look('lamb shank, lamb leg, osso buco', shank),
  look(
    'lamb, roast lamb, mutton slice',
    roastSlices(material(rimmed(fibrous('#94583c', '#bd8462', 1.8), lambCrust), moist), 45),
  ),
  look(
    'lamb chunk, mutton, goat, lamb cube, mutton chunk, goat meat',
    meatChunks(
      braisedMeat({
        outside: '#845436',
        inside: '#bd8e68',
        gap: '#5a341e',
        fat: '#e8d2ac',
        half: chunkHalf,
      }),
    ),
  ),
]

import { material, mottled } from '../../render/material.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { bits } from '../extra-asia-east/bits.ts'
import type { Look } from '../look.ts'

/** What is in egusi: ground melon seed that set in palm oil, and leaves cut into strips. */
export const egusiParts: readonly Look[] = [
  bits('egusi curd', {
    each: 0.7,
    most: 150,
    mesh: (i) => uneven(lump([6.4 - (i % 3), 5.2 - (i % 2), 4], 0.42, i + 2, 10, 2.2), 1.3, 3, i),
    material: material(mottled('#cf8a2a', '#f0cf72', 5, 0.7), {
      gloss: 0.34,
      polish: 0.42,
      glow: 0.3,
      bump: { height: 0.9, size: 1.8 },
    }),
    density: 0.75,
  }),
  bits('stewed meat bit', {
    each: 4,
    mesh: (i) => chunk([11.5 - (i % 3), 8, 6.5], { boxy: 5, rough: 0.36, seed: i + 1 }),
    material: material(mottled('#6a3c22', '#a8734c', 4), {
      gloss: 0.2,
      polish: 0.32,
      glow: 0.22,
      bump: { height: 0.6, size: 1.8 },
    }),
    density: 0.8,
    lean: 0.4,
  }),
  bits('spinach shred', {
    each: 0.4,
    most: 90,
    mesh: (i) =>
      uneven(
        softSlice({
          length: 14 + 3 * (i % 3),
          width: 5,
          thick: 0.8,
          bulge: 2.4,
          ruffle: 1.4,
          every: 9,
          seed: i + 3,
        }),
        1.8,
        7,
        i,
      ),
    material: material(mottled('#1c3a16', '#355f28', 5), { gloss: 0.45, polish: 0.5, glow: 0.25 }),
    density: 0.5,
    lean: 0.4,
  }),
]

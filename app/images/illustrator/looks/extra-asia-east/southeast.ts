import { copies } from '../../forms/copies.ts'
import { grains, mound } from '../../forms/heaps.ts'
import { fanned, laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { slice } from '../../shapes/cuts.ts'
import { facetted } from '../../shapes/facetted.ts'
import { lump, oblong } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { bits, moist } from './bits.ts'

/** Ice shaved into a loose heap of glassy crumbs. */
const shavedIce = grains(
  {
    meshes: [1, 2, 3].map((seed) =>
      facetted([3.4, 2.4, 1.9], { faces: 6, sharp: 14, seed, detail: 5 }),
    ),
    material: material(mottled('#e3e9ec', '#fdfefe', 2), { gloss: 0.5, polish: 0.5, glow: 0.7 }),
    covers: 14,
    lean: 1.2,
    out: 1.6,
  },
  { under: moist('#e2e6e8', '#fbfcfc', 3, 0.5), uneven: 4, steep: 1.5 },
)

const tamagoMesh = (i: number): Mesh =>
  slice(oblong(38, 26, 9, 5), { thick: 13 + (i % 3), edge: 1.6 })

/** Layers of egg that were rolled up: a spiral in the cut face, browned here and there outside. */
const tamago = material(
  ({ u, v, w, seed }) => {
    const far = Math.hypot(u / 1.5, v)
    const turns = far / 3.1 - Math.atan2(v, u / 1.5) / 6.283 + seed
    const line = Math.abs(((turns + 20) % 1) - 0.5)
    const egg = blend(colour('#f3cb58'), colour('#f9e08c'), fractal(u / 5, v / 5, seed * 9, 2))
    const own = blend(egg, colour('#d39a34'), 0.6 * (1 - step(0.05, 0.14, line)))
    return blend(own, colour('#c98a34'), 0.5 * step(0.94, 1.05, w))
  },
  { gloss: 0.4, polish: 0.4, glow: 0.4, bump: { height: 0.25, size: 4 } },
)

/** Parts of dishes of Southeast Asia. */
export const southeast: readonly Look[] = [
  bits('pork patty slice', {
    each: 22,
    mesh: (i) => uneven(lump([19, 18, 7], 0.12, i, 16, 2), 1.2, 6, i),
    material: moist('#5c2e14', '#a86a34', 6, 0.6),
    density: 0.65,
    lean: 0.35,
  }),
  bits('green papaya shred', {
    each: 0.9,
    mesh: (i) => bent(block(46, 2.4, 1.8, 0.5), 8 * ((i % 3) - 1), 4),
    material: moist('#c9d49a', '#eef0d2', 9, 0.5),
    density: 0.35,
    lean: 0.9,
    most: 220,
  }),
  bits('fried anchovy', {
    each: 0.6,
    mesh: (i) => bent(lump([15, 2.4, 2], 0.08, i, 9), 3 * ((i % 3) - 1), 2),
    material: moist('#6a4a2a', '#b0905c', 4, 0.5),
    density: 0.3,
    lean: 0.8,
  }),
  look('peanut sauce mound', mound(moist('#94581f', '#c08a48', 6, 0.7), { uneven: 3 }), {
    density: 1,
  }),
  look('shaved ice mound', shavedIce, { density: 0.5, little: shavedIce }),
  bits('flan piece', {
    each: 9,
    mesh: (i) => uneven(block(26, 18, 13, 2), 0.5, 9, i),
    material: material(({ w }) => blend(colour('#edc35e'), colour('#8a4614'), step(9.5, 11.5, w)), {
      gloss: 0.7,
      polish: 0.6,
      glow: 0.5,
    }),
    density: 0.9,
    lean: 0.12,
  }),
  look(
    'rolled omelette slice',
    fanned(copies({ each: 16, variants: 3, most: 5, mesh: tamagoMesh, material: tamago }), {
      overlap: 0.4,
      lean: 0.5,
    }),
    { density: 0.8 },
  ),
  look(
    'ube scoop',
    laid(
      copies({
        each: 50,
        variants: 2,
        mesh: (i) => uneven(lump([25, 24, 20], 0.06, i, 20), 1.6, 6, i),
        material: material(mottled('#65508a', '#8873a6', 7), {
          gloss: 0.3,
          glow: 0.35,
          bump: { height: 0.9, size: 4 },
        }),
      }),
    ),
    { density: 0.6 },
  ),
]

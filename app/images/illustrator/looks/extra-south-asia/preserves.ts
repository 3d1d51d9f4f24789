import { copies } from '../../forms/copies.ts'
import { type Grain, grains } from '../../forms/heaps.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, varied } from '../../render/material.ts'
import { type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

/** Shreds of carrot cooked in milk until they shine. */
const shred: Grain = {
  meshes: [1, 2, 3, 4].map((i) =>
    bent(uneven(block(9 + i * 1.4, 1.7, 1.5, 0.5), 0.5, 4, i), 2 * ((i % 3) - 1), 1),
  ),
  material: material(varied('#a83f10', '#d9702a'), { gloss: 0.6, polish: 0.45, glow: 0.4 }),
  covers: 15,
  lean: 0.45,
  out: 1.6,
}

/** Flesh with its fibres and the red of the spices; coords w are mm from the green skin. */
const mango = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 4 + seed * 9, v / 4, w / 4, 2)
    const fibre = fractal(u / 5, v / 1.1 + seed * 9, 3, 2)
    const flesh = blend(colour('#c78a1c'), colour('#efc258'), 0.6 * fibre + 0.4 * n)
    const spiced = blend(flesh, colour('#9c3408'), 0.2 + 0.6 * step(0.45, 0.7, n))
    const skin = blend(colour('#38401a'), colour('#6a6a30'), n)
    return blend(
      blend(skin, spiced, step(1.1, 1.8, w)),
      colour('#9c3408'),
      0.25 * step(0.5, 0.7, n),
    )
  },
  { gloss: 0.75, polish: 0.58, glow: 0.25, bump: { height: 0.4, size: 2.4 } },
)

/** A chunk with skin above, towards the viewer or on the far side: coords w are mm from it. */
function skinned([long, wide, high]: Vec, i: number): Mesh {
  const cut = bent(chunk([long, wide, high], { boxy: 5, rough: 0.2, seed: i + 3 }), 1.5, -1.2)
  const side = i % 3
  return withCoords(cut, ([x, y, z]) => [
    side === 2 ? y : x,
    side === 0 ? y : z,
    side === 0 ? high - z : side === 1 ? y + wide : long - x,
  ])
}

/** A chunk cut from an unripe mango. */
const mangoChunk = (i: number): Mesh => skinned([9 + (i % 3) * 1.6, 7 + (i % 2), 5], i)

/** Soft orange flesh below the dark green rind of a pumpkin. */
const pumpkin = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 6 + seed * 9, v / 6, w / 6, 2)
    const flesh = blend(colour('#d0720f'), colour('#efa63a'), step(0.3, 0.7, n))
    const near = blend(colour('#c9c05a'), flesh, step(2.6, 4.4, w))
    return blend(blend(colour('#23401a'), colour('#4a6b2c'), n), near, step(1.5, 2.3, w + n))
  },
  { gloss: 0.5, polish: 0.5, glow: 0.35, bump: { height: 0.4, size: 3 } },
)

/** An eighth of a small lemon, soft from its salt: peel that bends round a wedge of flesh. */
const lemonChunk = (i: number) =>
  reshape(lump([13 + (i % 3), 8, 7.5], 0.1, i, 16), ([x, y, z]) => [
    x,
    y * (1 - 0.045 * Math.max(0, z)),
    z - 0.022 * x * x * (z > 0 ? 1 : 0.85),
  ])
/** Peel below, darkened by oil and chilli; flesh above, with the skins between its parts. */
const lemon = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 5 + seed * 20, v / 5, w / 5, 3)
    const peel = blend(colour('#b88a18'), colour('#6e5a14'), step(0.35, 0.75, n))
    const seam = step(0.46, 0.56, fractal(u / 2.2 + seed * 5, v / 6, 2, 2))
    const flesh = blend(colour('#c47f22'), colour('#e3b85a'), 0.5 * seam + 0.4 * n)
    return blend(peel, flesh, step(0.6, 2.4, w + 0.022 * u * u - 2))
  },
  { gloss: 0.7, polish: 0.55, glow: 0.4, bump: { height: 0.5, size: 2.6 } },
)

/** Sweets, pickles and vegetables whose pieces are cooked soft. */
export const preserves: readonly Look[] = [
  look(
    'sweet carrot shred',
    grains(shred, {
      under: material(mottled('#a8440f', '#c9622a', 4), { gloss: 0.5, glow: 0.3 }),
      uneven: 5,
      flat: 0.6,
    }),
    { density: 0.85 },
  ),
  look(
    'pickled mango chunk',
    pile(copies({ each: 3.4, variants: 6, mesh: mangoChunk, material: mango, most: 90 }), {
      lean: 0.5,
    }),
    { density: 0.8 },
  ),
  look(
    'pickled lemon chunk',
    pile(copies({ each: 4.6, variants: 6, mesh: lemonChunk, material: lemon, most: 90 }), {
      lean: 0.5,
    }),
    { density: 0.8 },
  ),
  look(
    'curry pumpkin',
    pile(
      copies({
        each: 6,
        variants: 6,
        mesh: (i) => skinned([11 + (i % 3) * 1.5, 8.5 + (i % 2), 7.5], 3 * i + 1 + (i % 2)),
        material: pumpkin,
      }),
      { lean: 0.4 },
    ),
    { density: 0.7 },
  ),
  look(
    'pickle seed',
    pile(
      copies({
        each: 0.1,
        most: 26,
        mesh: (i) => lump([1.5 + (i % 2) * 0.4, 1.2, 1.1], 0.2, i, 8),
        material: material(varied('#1c0f08', '#7a5a1e'), { gloss: 0.5, polish: 0.5 }),
      }),
      { lean: 0.3 },
    ),
    { density: 0.8 },
  ),
]

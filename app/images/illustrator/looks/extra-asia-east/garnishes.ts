import { copies } from '../../forms/copies.ts'
import { laid } from '../../forms/pieces.ts'
import { strewn } from '../../forms/strewn/strewn.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lump, rounded, solid, tube } from '../../shapes/shapes.ts'
import { bent, block, prism, uneven } from '../../shapes/small-cuts.ts'
import { cracked, seedsOver } from '../leaves/chopped.ts'
import { type Look, look } from '../look.ts'
import { bits, leaf, moist } from './bits.ts'

const nori = material(mottled('#16231a', '#2b3d2a', 4), {
  gloss: 0.35,
  polish: 0.35,
  glow: 0.05,
  bump: { height: 0.35, size: 2 },
})

function sheetDisc(radius: number): Mesh {
  return solid(
    Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * 6.283
      return [radius * Math.cos(angle), radius * 0.85 * Math.sin(angle)] as const
    }),
    { height: 3, edge: 0.6 },
  )
}

/** What is strewn over soups and bowls or laid beside them. */
export const garnishes: readonly Look[] = [
  bits('aonori', {
    each: 0.02,
    mesh: (i) => uneven(block(2.4 + (i % 3), 1.8, 0.5, 0.2), 0.6, 3, i),
    material: moist('#2c5a1c', '#4f7f30', 3, 0.1),
    density: 0.3,
  }),
  bits('red ginger shred, beni shoga, red pickled ginger', {
    each: 0.35,
    mesh: (i) =>
      bent(uneven(block(17 + 3 * (i % 3), 1.9, 1.7, 0.5), 0.9, 6, i), 3 * ((i % 3) - 1), 1.4),
    material: moist('#c2203c', '#e8566c', 6, 0.55),
    density: 0.45,
    lean: 0.8,
  }),
  bits('nori sprinkle, shredded nori', {
    each: 0.15,
    mesh: (i) => uneven(block(26, 2.2, 0.8, 0.2), 2, 9, i),
    material: nori,
    density: 0.5,
    lean: 0.8,
  }),
  look('sesame sprinkle', seedsOver([1.7, 1.05, 0.7], ['#e2cb9c', '#f8ecd0']), { density: 0.3 }),
  look(
    'sesame coat',
    strewn(
      [
        {
          meshes: [1, 2, 3].map((i) => lump([2.3, 1.4, 0.9], 0.06, i, 5)),
          material: material(mottled('#ecd9a8', '#fdf4dc', 2), { gloss: 0.3, glow: 0.4 }),
          lean: 0.5,
          pressed: 0.3,
        },
      ],
      { each: 0.02, most: 420, close: 0.1 },
    ),
    { density: 0.3 },
  ),
  look(
    'zaatar',
    strewn(
      [
        {
          meshes: [1, 2, 3, 4].map((i) => uneven(lump([3.6, 1.9, 1], 0.4, i, 4), 0.5, 2, i)),
          material: material(mottled('#33340f', '#6d6a2a', 2), { gloss: 0.3, glow: 0.2 }),
          sizes: [0.35, 0.95],
          lean: 0.6,
          pressed: 0.3,
        },
        {
          meshes: [5, 6].map((i) => lump([1.9, 1.2, 0.9], 0.1, i, 4)),
          material: material(mottled('#e6d09a', '#fbf0d0', 2), { gloss: 0.3, glow: 0.35 }),
          times: 0.5,
          lean: 0.6,
          pressed: 0.3,
        },
      ],
      { each: 0.034, most: 900, close: 0 },
    ),
    { density: 0.3 },
  ),
  look(
    'lahmacun crumb',
    strewn(
      [
        {
          meshes: [1, 2, 3, 4].map((i) => uneven(lump([4.2, 3.2, 2], 0.4, i, 5), 0.8, 2, i)),
          material: material(mottled('#5d2a14', '#a8622f', 2), {
            gloss: 0.42,
            polish: 0.45,
            glow: 0.25,
          }),
          sizes: [0.6, 1.5],
          lean: 0.6,
          pressed: 0.5,
        },
      ],
      { each: 0.075, most: 600, close: 0 },
    ),
    { density: 0.5 },
  ),
  look('black sesame sprinkle', seedsOver([1.7, 1.05, 0.7], ['#1c1a18', '#33302c'], { most: 90 }), {
    density: 0.3,
  }),
  look('pepper sprinkle', seedsOver([1, 0.8, 0.6], ['#2a1f18', '#4d3a2a'], cracked), {
    density: 0.3,
  }),
  bits('fried shallot, crispy shallot', {
    each: 0.4,
    mesh: (i) => bent(uneven(block(15, 3, 1.6, 0.5), 1, 4, i), 4 * ((i % 3) - 1), 2),
    material: moist('#8a4a18', '#c98a3e', 4, 0.3),
    density: 0.12,
    lean: 0.9,
  }),
  bits('soup crouton', {
    each: 1.3,
    mesh: (i) => uneven(block(12, 11.5, 10.5, 1.2), 0.9, 6, i),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 4 + seed * 9, v / 4, w / 4, 3)
        return blend(colour('#b8742a'), colour('#e9c382'), step(0.3, 0.65, n))
      },
      { gloss: 0.12, glow: 0.2, bump: { height: 0.8, size: 2.4 } },
    ),
    density: 0.3,
    lean: 0.8,
  }),
  bits('tortilla strip, crisp tortilla', {
    each: 0.8,
    mesh: (i) => bent(uneven(block(36, 6, 1.6, 0.4), 1, 8, i), 2, 3 * ((i % 3) - 1)),
    material: moist('#cf9a44', '#eccb84', 6, 0.2),
    density: 0.15,
    lean: 0.9,
  }),
  bits('bonito sprinkle, bonito flake, katsuobushi', {
    each: 0.1,
    mesh: (i) => uneven(leaf(15, 8, i, 3.4), 2.4, 5, i),
    material: material(mottled('#b57e5e', '#e6bf9e', 5), { gloss: 0.3, glow: 0.6 }),
    density: 0.4,
    lean: 0.9,
  }),
  look(
    'wasabi paste',
    laid(
      copies({
        each: 5,
        variants: 2,
        mesh: (i) => lump([10, 8, 6], 0.25, i, 12, 2),
        material: moist('#8fa548', '#bccb78', 4, 0.3),
      }),
    ),
  ),
  look(
    'chili paste dollop',
    laid(
      copies({
        each: 15,
        variants: 2,
        mesh: (i) => lump([14, 12, 6], 0.2, i, 14, 2),
        material: moist('#7d140c', '#b32a14', 5, 0.8),
      }),
    ),
  ),
  bits('shrimp cracker, krupuk, prawn cracker', {
    each: 4,
    mesh: (i) => uneven(prism(rounded(24, 18, 0.16, i, 26), 4, 1.4), 3, 8, i),
    material: material(mottled('#e6c49a', '#f6e4c8', 7), {
      gloss: 0.2,
      glow: 0.5,
      bump: { height: 0.8, size: 3 },
    }),
    density: 0.1,
    lean: 0.6,
  }),
  bits('lemongrass, lemongrass piece', {
    each: 4,
    mesh: (i) =>
      tube(
        [
          [-15, 0, 4],
          [15, i % 2, 4],
        ],
        { radius: (t) => 4.2 - t, around: 10 },
      ),
    material: material(
      ({ u }) => blend(colour('#ecdfb4'), colour('#a9b868'), step(2, 26, u + 3 * Math.sin(u))),
      {
        gloss: 0.3,
        glow: 0.35,
      },
    ),
    density: 0.5,
  }),
  bits('galangal slice', {
    each: 3,
    mesh: (i) => uneven(sheetDisc(11 + (i % 2)), 0.6, 6, i),
    material: moist('#d9bd7c', '#f1e1b2', 5, 0.3),
    density: 0.6,
  }),
  bits('lime leaf, kaffir lime leaf', {
    each: 0.6,
    mesh: (i) => leaf(27, 12, i, 1.6),
    material: material(mottled('#1f4a1c', '#3f7030', 9), { gloss: 0.55, glow: 0.25 }),
    density: 0.1,
    lean: 0.12,
  }),
]

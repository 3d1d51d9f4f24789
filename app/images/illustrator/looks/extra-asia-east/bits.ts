import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { lathe, sheet } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

type Bit = {
  /** Grams of one. */
  each: number
  mesh: (variant: number) => Mesh
  material: Material
  density?: number
  /** Radians by which they tip at most. */
  lean?: number
  most?: number
  variants?: number
  /** Cut with a knife, so that a dish may have it in smaller pieces. */
  cut?: boolean
}

/** Small cuts of one kind that lie loosely: parts of stir-fries, soups and bowls. */
export const bits = (
  words: string,
  { each, mesh, material: own, density = 0.6, lean = 0.6, most = 110, ...rest }: Bit,
): Look =>
  look(words, pile(copies({ each, mesh, material: own, most, ...rest }), { lean }), { density })

/** Moist and a little see-through, in clouds of two colours. */
export const moist = (from: string, to: string, size = 5, gloss = 0.4): Material =>
  material(mottled(from, to, size, 0.7), {
    gloss,
    polish: 0.45,
    glow: 0.35,
    bump: { height: 0.25, size: 3 },
  })

/** A ring cut from a hollow stalk, standing on z = 0; mm. */
export const hoop = (outer: number, inner: number, height: number, around = 14): Mesh =>
  lathe(
    [
      [inner, 0],
      [outer, 0],
      [outer, height],
      [inner, height],
      [inner, 0],
    ],
    around,
  )

/** A leaf that curls a little; mm. */
export function leaf(length: number, width: number, seed: number, curl = 3): Mesh {
  const flat = sheet(
    [length, width],
    (t) => Math.sin(Math.PI * Math.min(1, t * 1.04 + 0.02)) ** 0.8,
    () => 0,
    9,
  )
  return reshape(flat, ([x, y]) => [
    x,
    y,
    curl + curl * Math.sin(x / (length * 0.3) + seed) * 0.5 + (curl * (y * y)) / (width * width),
  ])
}

/** Thin slices of meat that wave a little; mm. A mesh for each variant. */
export const strip = (length: number, width: number, thick: number) => (i: number) =>
  uneven(
    bent(block(length + (i % 3) * 4, width + (i % 2) * 3, thick, 1), 3 * ((i % 3) - 1), 3),
    2,
    10,
    i,
  )

/** Straight shreds that bend by `side` mm; mm. A mesh for each variant. */
export const shred = (length: number, width: number, height: number, side: number) => (i: number) =>
  bent(block(length + 4 * (i % 3), width, height, 0.5), side * ((i % 3) - 0.8), 2)

import { copies } from '../../../forms/copies.ts'
import { draped } from '../../../forms/draped.ts'
import type { Material } from '../../../render/material.ts'
import type { Mesh } from '../../../render/mesh.ts'
import { type Look, look } from '../../look.ts'

type Cuts = {
  /** Grams of one, and mm of the longest. */
  each: number
  length: number
  /** Lengths of its kinds, as shares of the longest. */
  lengths: readonly number[]
  /** How many are drawn at most. */
  most: number
  mesh: (length: number, seed: number) => Mesh
  material: Material
}

/** Slices or strips of several lengths that lie softly over each other. */
export const drapedCuts = (
  words: string,
  { each, length, lengths, most, mesh, material }: Cuts,
): Look =>
  look(
    words,
    draped(
      copies({
        each,
        variants: lengths.length,
        most,
        mesh: (seed) => mesh(length * (lengths[seed % lengths.length] ?? 1), seed),
        material,
      }),
    ),
    { density: 0.65 },
  )

import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { fanned, pile } from '../../forms/pieces.ts'
import { material, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { type Outline, polygon, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { blistered } from './crust.ts'

/** A quarter of a round bread of so many mm, its middle at the origin. */
const quarterOf = (radius: number): Outline => {
  const off = radius * 0.42
  const arc = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * (Math.PI / 2)
    return [radius * Math.cos(angle) - off, radius * Math.sin(angle) - off] as const
  })
  return polygon([[-off, -off], ...arc], 4)
}

type Quarter = { each: number; radius: number; height: number; pale: string; brown: string }

/** Flat bread cut in quarters, as it lies beside dips and kebabs. */
const quarters = (words: string, { each, radius, height, pale, brown }: Quarter): Look => {
  const skin = material(blistered(pale, brown, { size: 20, share: 0.4, char: brown, burnt: 0.5 }), {
    gloss: 0.08,
    polish: 0.3,
    glow: 0.22,
    bump: { height: 0.3, size: 3 },
  })
  return look(
    words,
    pile(
      {
        each,
        variants: 3,
        most: 8,
        make: (random) => {
          const seed = random.next()
          const flat = solid(quarterOf(radius), { height, edge: height * 0.45, seed })
          const mesh = reshape(flat, ([x, y, z]) => [
            x,
            y,
            z + (z > 1 ? 3 * fractal(x / 16 + seed * 30, y / 16, 4, 2) : 0),
          ])
          return pieceOf(mesh, skin, radius * 0.5, height + 2)
        },
      },
      { lean: 0.35, steep: 1.1 },
    ),
    { density: 0.5 },
  )
}

type Folded = { each: number; radius: number; skin: Paint }

/** Thin round bread folded twice: four layers in a quarter, each a little farther out than the one above. */
const folded = (words: string, { each, radius, skin }: Folded): Look => {
  const dough = material(skin, {
    gloss: 0.22,
    polish: 0.35,
    glow: 0.22,
    bump: { height: 0.5, size: 4.5, crust: 0.25 },
  })
  return look(
    words,
    fanned(
      {
        each,
        variants: 3,
        most: 6,
        make: (random) => ({
          bodies: [0, 1, 2, 3].map((layer) => {
            const seed = random.next()
            const flat = solid(quarterOf(radius - layer * 1.7), { height: 2.7, edge: 1.2, seed })
            const mesh = reshape(flat, ([x, y, z]) => {
              // The folds spring open; bubbles in the top one.
              const open = (layer * 1.9 * Math.max(0, x + y + radius * 0.84)) / (radius * 1.2)
              const hill =
                layer === 3 && z > 1 ? 3.4 * fractal(x / 13 + seed * 30, y / 13, 4, 2) : 0
              return [x, y, z + layer * 2.3 + open + hill]
            })
            return bodyAt(mesh, dough, [0, 0, 0], { turn: random.range(-0.05, 0.05) }, seed)
          }),
          radius: radius * 0.46,
          height: 16,
        }),
      },
      { overlap: 0.28, lean: 0.12 },
    ),
    { role: 'bread', density: 0.5 },
  )
}

const charred = { size: 13, share: 0.36, burnt: 0.7 }

export const breadQuarters: readonly Look[] = [
  folded('folded roti', {
    each: 45,
    radius: 82,
    skin: blistered('#d9b272', '#9a6430', { ...charred, char: '#4a2812' }),
  }),
  folded('folded paratha', {
    each: 80,
    radius: 78,
    skin: blistered('#dfb870', '#a8682c', { ...charred, share: 0.44, char: '#6a3a16' }),
  }),
  quarters('pita quarter', { each: 15, radius: 62, height: 7, pale: '#e3c48a', brown: '#b07a38' }),
  quarters('naan quarter', { each: 24, radius: 74, height: 7, pale: '#dfbb7c', brown: '#a0642a' }),
]

import { pieceOf } from '../../forms/piece-of.ts'
import { pile } from '../../forms/pieces.ts'
import { material } from '../../render/material.ts'
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

export const breadQuarters: readonly Look[] = [
  quarters('pita quarter', { each: 15, radius: 62, height: 7, pale: '#e3c48a', brown: '#b07a38' }),
  quarters('naan quarter', { each: 24, radius: 74, height: 7, pale: '#dfbb7c', brown: '#a0642a' }),
]

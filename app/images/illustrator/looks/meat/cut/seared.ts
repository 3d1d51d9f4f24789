import { copies } from '../../../forms/copies.ts'
import { pile } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { facetted, fibred } from '../../../shapes/facetted.ts'
import { type Look, look } from '../../look.ts'

type Seared = {
  /** Colours of the faces that lay in the pan, of the two that were cut across the fibres, and of the edges. */
  seared: string
  cut: string
  edge: string
  /** Colour of the fat along one side of some pieces. */
  fat?: string
  gloss?: number
}

/** Mm from the middle of a cube to its faces, along its fibres, across them and up. */
const half = [12, 11, 9.5] as const

/** How many times as slowly its coords run along its fibres. */
const slow = 1.6

const cubeMeshes = [1, 2, 3, 4, 5, 6, 7].map((i) => {
  const k = [1.08, 0.82, 1, 0.9, 1.14, 0.76, 1.02][i % 7] ?? 1
  const size = [half[0] * k * (1 + 0.14 * (i % 3)), half[1] * k, half[2] * k] as const
  const how = { faces: 'block', sharp: 15, rough: 0.8, wave: 5, seed: i + 11, detail: 19 } as const
  return fibred(facetted(size, how), slow)
})

/**
 * Meat that was cut into cubes and seared: flat faces, matte, each browned more or less as it lay in the pan, dark along the
 * edges; at the ends one sees its fibres cut across.
 */
function searedMeat({ seared, cut, edge, fat, gloss = 0.17 }: Seared): Material {
  const [brown, pale, dark] = [colour(seared), colour(cut), colour(edge)]
  const white = fat && colour(fat)
  return material(
    ({ u, v, w, seed }) => {
      const [a, b, c] = [
        Math.abs(u * slow) / half[0],
        Math.abs(v) / half[1],
        Math.abs(w) / half[2],
      ] as const
      const broad = fractal((u * slow) / 7 + seed * 31, v / 7, w / 7, 2)
      const fine = noise(u / 2.2 + seed * 13, v / 0.9, w / 0.9)
      // Of the three, the largest tells the face, the next how far its edge is.
      const first = Math.max(a, b, c)
      const second = a + b + c - first - Math.min(a, b, c)
      const near = second / first + 0.34 * (broad - 0.5)
      const across = step(0.86, 1.02, a / Math.max(b, c))
      const lay = noise(seed * 41 + Math.sign(b > c ? v : w) * 3, b > c ? 2 : 7, 3)
      const face = blend(brown, pale, Math.min(1, 0.9 * across + 0.4 * step(0.5, 0.9, lay)))
      const fibre = blend(face, dark, 0.34 * (1 - step(0.2, 0.5, fine)))
      let own = blend(fibre, pale, 0.2 * step(0.62, 0.85, fine))
      if (white) {
        const side = v / half[1] + 0.4 * (broad - 0.5)
        if ((seed * 7.7) % 1 < 0.5) own = blend(own, white, 0.7 * step(0.66, 0.82, side))
      }
      const hot = step(0.7, 0.98, near) * (0.62 + 0.38 * step(0.3, 0.7, broad))
      return blend(own, dark, Math.min(0.9, hot + 0.4 * (1 - across) * step(0.55, 0.72, broad)))
    },
    { gloss, polish: 0.3, glow: 0.12, grain: 0.8, bump: { height: 0.3, size: 1.2 } },
  )
}

const cubes = (words: string, spec: Seared): Look =>
  look(
    words,
    pile(
      copies({
        each: 11,
        variants: 7,
        cut: true,
        mesh: (i) => cubeMeshes[i % 7] ?? facetted(half),
        material: searedMeat(spec),
      }),
      { lean: 0.5 },
    ),
    { density: 0.75 },
  )

export const searedLooks: readonly Look[] = [
  cubes('seared beef cube', {
    seared: '#7c492b',
    cut: '#b0724f',
    edge: '#402011',
    fat: '#dcb98a',
    gloss: 0.22,
  }),
  cubes('seared lamb cube', {
    seared: '#74452a',
    cut: '#a87052',
    edge: '#3c2010',
    fat: '#e2c8a0',
    gloss: 0.22,
  }),
  cubes('seared pork cube', {
    seared: '#a8683a',
    cut: '#d8ac80',
    edge: '#6b3518',
    fat: '#f0dab4',
    gloss: 0.22,
  }),
  // Tuna in a paste of goraka and pepper, cooked dry: black outside, brown where it broke.
  cubes('goraka tuna cube', { seared: '#3a241a', cut: '#7d5a46', edge: '#1c110c', gloss: 0.2 }),
]

import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Outline, tube } from '../../shapes/shapes.ts'
import { bent, block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

/** Browned where the tray was hot: along edges and at ends, in a few patches, with oil on it. */
const fromTray = (paint: Paint, hex: string, long: number): Material => {
  const brown = colour(hex)
  return material(
    (spot) => {
      const { u, v, w, up, seed } = spot
      const n = fractal(u / 6 + seed * 41, v / 6, w / 6, 2)
      const edge = step(0.1, 0.45, up) * (1 - step(0.6, 0.92, up))
      const end = step(0.3, 0.5, Math.abs(u) / long + 0.3 * (n - 0.5))
      const fine = n + 0.22 * (noise(u / 1.3 + seed * 9, v / 1.3, w / 1.3) - 0.5)
      const hot = 0.75 * edge * step(0.3, 0.56, fine) + 0.5 * end * step(0.36, 0.56, fine)
      return blend(paint(spot), brown, Math.min(0.88, hot + 0.7 * step(0.56, 0.7, fine)))
    },
    { gloss: 0.58, polish: 0.52, glow: 0.35, bump: { height: 0.45, size: 2.6 } },
  )
}

/** A piece of a carrot, cut across at a slant. */
const carrotPiece = (i: number): Mesh => {
  const [long, thick] = [15 + 2.4 * (i % 4), 9.5 - 1.1 * (i % 3)]
  const root = tube(
    [-1, -0.96, -0.5, 0, 0.5, 0.96, 1].map((t) => [t * long, 0, thick * 0.8]),
    {
      radius: (t) => thick * (1 - 0.24 * t) * (t < 0.03 || t > 0.97 ? 0.8 : 1),
      around: 14,
      flat: 0.85,
    },
  )
  const slant = reshape(root, ([x, y, z]) => [x + 0.6 * y * (i % 2 ? 1 : -1), y, z])
  return uneven(slant, 0.9, 8, i)
}

const carrotPaint: Paint = ({ u, v, w, seed }) =>
  blend(colour('#c9570f'), colour('#e88a2c'), fractal(u / 7 + seed * 9, v / 3, w / 3, 2))

const arc: Outline = Array.from({ length: 15 }, (_, i) => {
  const a = Math.PI * (i / 14)
  return [18 * Math.cos(a), 17 * Math.sin(a) - 7] as const
})

/** Half a slice of courgette: green skin along its arc, pale flesh with soft seeds. */
const courgettePaint: Paint = ({ u, v, seed }) => {
  const far = Math.hypot(u / 18, (v + 7) / 17)
  const soft = fractal(u / 3 + seed * 9, v / 3, 2, 2)
  const flesh = blend(colour('#e6df9c'), colour('#cfc878'), step(0.3, 0.7, soft))
  const middle = blend(colour('#d8cf8c'), flesh, step(0.3, 0.5, far))
  return blend(middle, colour('#3f5f1e'), step(0.86, 0.95, far))
}

/** A layer of a wedge of onion, curled. */
const petal = (i: number): Mesh => {
  const flat = block(22 + 3 * (i % 3), 8 + 1.5 * (i % 2), 1.8, 0.8)
  const pointed = reshape(flat, ([x, y, z]) => [
    x,
    y * (1 - 0.55 * (x / 16) ** 2),
    z + 0.05 * y * y,
  ])
  return uneven(bent(pointed, 3 * ((i % 3) - 1), 5 + 2 * (i % 3)), 0.8, 9, i)
}

const petalPaint: Paint = ({ u, v, seed }) => {
  const n = fractal(u / 9 + seed * 20, v / 1.6, seed, 2)
  const inner = blend(colour('#d9a4b2'), colour('#a8587c'), n)
  return blend(inner, colour('#6a1c44'), 0.85 * step(0.5, 0.9, Math.abs(v) / 6.5 + 0.3 * (n - 0.5)))
}

export const roastedLooks: readonly Look[] = [
  look(
    'roast carrot piece',
    pile(
      copies({
        each: 6,
        mesh: carrotPiece,
        material: fromTray(carrotPaint, '#8a4012', 32),
        variants: 8,
      }),
      { lean: 0.5 },
    ),
    { density: 0.6 },
  ),
  look(
    'roast zucchini piece',
    pile(
      copies({
        each: 4.5,
        mesh: (i) => uneven(prism(arc, 8 + (i % 3), 1.4), 0.8, 9, i),
        material: fromTray(courgettePaint, '#80501c', 34),
        variants: 6,
      }),
      { lean: 0.6 },
    ),
    { density: 0.55 },
  ),
  look(
    'roast onion petal',
    pile(
      copies({
        each: 1.1,
        mesh: petal,
        material: fromTray(petalPaint, '#5c2a18', 30),
        variants: 8,
        most: 60,
      }),
      { lean: 0.7 },
    ),
    { density: 0.4 },
  ),
]

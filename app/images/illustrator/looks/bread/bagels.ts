import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Piece, type Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { baked, crumbOf, crusty } from './crust.ts'

const side = { role: 'bread' } as const

const sesame = lump([1.7, 1.1, 0.6], 0.1, 2, 5)

const sesameSkin = material(varied('#e9d3a0', '#f6e8c4'), { glow: 0.3 })

/** Half a ring of dough: with the round side up, or with its cut face up. */
function bagelHalf(seed: number, face: boolean): Mesh {
  const [far, thick] = [32, 17]
  const profile: [number, number][] = []
  for (let i = 0; i <= 16; i++) {
    const a = -Math.PI * (i / 16)
    const z = face ? Math.sin(a) * 15 + 15 : -Math.sin(a) * 15
    profile.push([far - thick * Math.cos(a), z])
  }
  const closed = [...profile, profile[0] ?? ([0, 0] as [number, number])]
  return reshape(lathe(face ? closed.toReversed() : closed, 56), ([x, y, z]) => {
    const k = 1 + 0.07 * (fractal(x / 26 + seed * 9, y / 26 + 9, z / 30, 2) - 0.5)
    return [x * k, y * k, z]
  })
}

/** The two halves of a bagel and its skin, for what is laid between them. */
export const bagelHalves = () => [bagelHalf(0.3, true), bagelHalf(0.7, false)] as const

export const bagelSkin = crusty(baked('#c98c42', '#9a5a20', { size: 20 }), 0.3, 0.15)

const bagelFace = crumbOf({
  polar: () => 49,
  height: 15,
  crust: '#b5722c',
  crumb: '#efd8a6',
  pores: '#d4b074',
  hole: 4.5,
  toasted: 0.45,
  toast: '#cf9848',
})

/** A half with its toasted face up. */
export const bagelCut: Material = {
  ...bagelFace,
  paint: (spot) => (spot.w > 14.2 ? bagelFace.paint(spot) : bagelSkin.paint(spot)),
}

const bagel = (seeded: number): Pieces => ({
  each: 105,
  variants: 2,
  make: (random): Piece => ({
    bodies: [
      bodyAt(bagelHalf(random.next(), true), bagelCut, [-14, 4, 0]),
      bodyAt(bagelHalf(random.next(), false), bagelSkin, [26, -6, 11], { roll: 0.42 }),
      ...Array.from({ length: seeded }, () => {
        const [turn, a] = [random.range(0, 6.283), random.range(0.5, 2.6)]
        const far = 32 - 17 * Math.cos(a)
        const [x, y, z] = [far * Math.cos(turn), far * Math.sin(turn), 15 * Math.sin(a)]
        return bodyAt(
          sesame,
          sesameSkin,
          [26 + x * 0.91 + z * 0.41, y - 6, 11 - x * 0.41 + z * 0.91],
          {
            turn: random.range(0, 6),
            roll: 0.42 + 0.8 * Math.cos(a) * -Math.cos(turn),
            tilt: 0.5 * Math.cos(a),
          },
          random.next(),
        )
      }),
    ],
    radius: 60,
    height: 30,
  }),
})

/** A croissant: a crescent of rolled layers, thick in its middle. */
export function crescent(length: number): Mesh {
  const steps = 56
  const path = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const a = (i / steps - 0.5) * 2.5
    return [length * 0.46 * Math.sin(a), length * 0.46 * (Math.cos(a) - 0.75), 0]
  })
  const radius = (t: number) => {
    const middle = 1 - Math.abs(2 * t - 1)
    const roll = (middle * 4.2) % 1
    return (
      length *
      (0.035 +
        0.145 * Math.min(1, Math.floor(middle * 4.2) / 3.6) +
        0.045 * roll ** 0.35 * Math.min(1, middle * 4))
    )
  }
  const mesh = tube(path, { radius, flat: 0.85, around: 24 })
  return reshape(mesh, ([x, y, z]) => [x, y, Math.max(0, z + length * 0.14)])
}

const glaze = (): Material => {
  const [pale, brown, dark] = [colour('#e8b868'), colour('#b56c22'), colour('#6b3410')]
  return material(
    ({ u, v, w, up, seed }) => {
      const layer = Math.abs((Math.abs(2 * w - 1) * 4.2) % 1)
      const fibre = fractal(u / 1.6, v * 60, seed * 9, 2)
      const own = blend(
        pale,
        brown,
        step(-0.3, 0.7, up) * 0.55 +
          0.5 * (fibre - 0.4) +
          0.25 * fractal(u / 14, v * 5, seed * 20, 2),
      )
      return blend(own, dark, (1 - step(0, 0.22, layer)) * 0.45 + step(0.62, 0.85, fibre) * 0.2)
    },
    { gloss: 0.6, polish: 0.5, glow: 0.15, bump: { height: 0.35, size: 2 } },
  )
}

export const croissantSkin = glaze()

const croissants: Pieces = {
  each: 57,
  variants: 2,
  make: () => pieceOf(crescent(120), croissantSkin, 50, 36),
}

export const bagels: readonly Look[] = [
  look('bagel, everything bagel, sesame bagel', laid(bagel(90)), side),
  look('plain bagel, whole wheat bagel, raisin bagel', laid(bagel(0)), side),
  look(
    'croissant, butter croissant, chocolate croissant, fruit croissant',
    laid(croissants, { turned: 1.2 }),
    side,
  ),
]

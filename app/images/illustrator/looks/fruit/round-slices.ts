import type { Form } from '../../forms/form.ts'
import { fanned, type Piece, pile } from '../../forms/pieces.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { rounded, solid } from '../../shapes/shapes.ts'

type Face = (far: number, angle: number, u: number, v: number, seed: number) => Colour

/** A slice cut across: its face by distance from the middle (0 to 1) and angle, its skin at the side. */
const faced = (radius: number, skin: string, face: Face, gloss = 0.6): Material => {
  const peel = colour(skin)
  return material(
    ({ u, v, up, seed }) =>
      up < 0.5 ? peel : face(Math.hypot(u, v) / radius, Math.atan2(v, u), u, v, seed),
    { gloss, polish: 0.5, glow: 0.5, bump: { height: 0.25, size: 2.5 } },
  )
}

export const discs = (
  radius: number,
  thick: number,
  each: number,
  paint: Material,
  how: 'pile' | 'fan' = 'fan',
): Form => {
  const pieces = {
    each,
    most: 60,
    variants: 3,
    make: (random: { range(a: number, b: number): number; next(): number }): Piece => {
      const size = random.range(0.92, 1.05)
      return {
        bodies: [
          {
            mesh: solid(rounded(radius, radius * 0.97, 0.03, random.next() * 9, 40), {
              height: thick,
              edge: 0.9,
            }),
            material: paint,
            pose: { scale: [size, size, 1] },
            seed: random.next(),
          },
        ],
        radius: radius * size,
        height: thick,
      }
    },
  }
  return how === 'fan' ? fanned(pieces, { overlap: 0.45, lean: 0.25 }) : pile(pieces, { lean: 0.5 })
}

/** Segments round a white pith, as of an orange. */
export const citrus = (
  radius: number,
  flesh: string,
  light: string,
  skin: string,
  each: number,
): Form => {
  const [a, b, pith, peel] = [colour(flesh), colour(light), colour('#f6ecd0'), colour(skin)]
  return discs(
    radius,
    5.5,
    each,
    faced(radius, skin, (far, angle, u, v) => {
      if (far > 0.94) return peel
      const wall = Math.abs(Math.sin(angle * 5)) * far * radius
      const pulp = blend(a, b, fractal(u / 2.4, v / 2.4, 3, 2))
      const walls = blend(pith, pulp, step(0.5, 1.5, wall))
      return blend(walls, pith, Math.max(step(0.83, 0.88, far), 1 - step(0.05, 0.1, far)))
    }),
  )
}

export const banana = faced(
  15,
  '#eddf9e',
  (far, angle, u, v) => {
    const core = 1 - step(0.18, 0.5, far + 0.08 * Math.sin(angle * 3))
    const seedRing =
      step(0.75, 0.9, Math.cos(angle * 6 + far * 3)) *
      step(0.15, 0.25, far) *
      (1 - step(0.4, 0.5, far))
    const flesh = blend(
      colour('#f3e4b0'),
      colour('#e9d292'),
      core * 0.8 + 0.2 * fractal(u / 3, v / 3, 1, 2),
    )
    return blend(flesh, colour('#6b4a26'), seedRing * 0.45)
  },
  0.35,
)

export const kiwi = faced(22, '#7a6238', (far, angle, u, v) => {
  const rays = 0.5 + 0.5 * Math.sin(angle * 26)
  const flesh = blend(colour('#7fa82c'), colour('#a9c74a'), rays * step(0.25, 0.9, far))
  const heart = blend(colour('#e9efc0'), flesh, step(0.2, 0.36, far))
  const seeds =
    step(0.6, 0.8, Math.sin(angle * 17 + Math.floor(far * 9))) *
    step(0.3, 0.36, far) *
    (1 - step(0.52, 0.6, far))
  return blend(heart, colour('#1c1710'), seeds * (0.7 + 0.3 * fractal(u, v, 1, 1)))
})

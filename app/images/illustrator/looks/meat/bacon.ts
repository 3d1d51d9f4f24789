import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { join, type Mesh, patch } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'
import { kept, simple, simpleLong } from './pieces.ts'

const [lean, dark, white] = [colour('#9a4128'), colour('#5c1f12'), colour('#e6bd84')]

/** A rasher: one streak of fat along it and one at its edge, browned, crisp waves up and down. */
const rasherPaint: Paint = ({ u, v, seed }) => {
  const wander = (noise(u * 3.2 + seed * 40, 3, seed * 9) - 0.5) * 0.7
  const n = fractal(u * 14 + seed * 20, v * 2.4, seed * 5, 2)
  const own = blend(lean, dark, step(0.36, 0.72, n))
  const ragged = wander + 0.16 * (n - 0.5)
  const inner = 1 - step(0.06, 0.2, Math.abs(v + 0.22 + ragged))
  const edge = step(0.5, 0.64, v + 0.6 * ragged)
  const fat = blend(white, colour('#b5713a'), 0.75 * step(0.4, 0.7, n))
  return blend(own, fat, Math.max(0.9 * inner, edge) * 0.94)
}

const rasherMesh = (seed: number): Mesh => {
  const height = (u: number, v: number) =>
    4.2 + 3.4 * Math.sin(u * 17 + seed * 5 + v * 0.7) + 1.3 * Math.sin(u * 29 + seed) * v
  const at = (u: number, v: number, down: number) => {
    const across = v * 2 - 1
    const wide = 15.5 + 1.3 * Math.sin(u * 21 + seed * 3) - 4 * Math.abs(2 * u - 1) ** 8
    return [
      (u - 0.5) * 136,
      across * wide + 3.4 * Math.sin(u * 5 + seed),
      Math.max(0, height(u, across) - down),
    ] as const
  }
  const side = (down: number) =>
    patch(
      64,
      8,
      (u, v) => at(u, v, down),
      (u, v) => [u, v * 2 - 1, 0],
    )
  return join([side(0), side(1.8)])
}

const rasher = rowed(
  simpleLong({
    length: 136,
    width: 33,
    each: 9,
    height: 8,
    variants: 5,
    mesh: rasherMesh,
    material: material(rasherPaint, {
      gloss: 0.6,
      polish: 0.45,
      glow: 0.2,
      bump: { height: 0.3, size: 0.09 },
    }),
  }),
)

/** A rasher along x, standing on z = 0: its mesh by a number, and its material. */
export const rasherPiece = {
  mesh: rasherMesh,
  material: material(rasherPaint, { gloss: 0.5, polish: 0.55, glow: 0.2 }),
}

/** A flake of a rasher that broke when it was crisp: bent, with a streak of fat. */
const flakeMesh = (seed: number): Mesh => {
  const [long, wide] = [10 + (seed % 4) * 1.6, 6.5 + ((seed * 3) % 4)]
  const from = (seed % 7) * 0.13
  const side = (down: number) =>
    patch(
      9,
      5,
      (u, v) => {
        const [x, y] = [2 * u - 1, 2 * v - 1]
        const ragged = 1 + 0.35 * (noise(3 * x + seed * 9, 3 * y, seed) - 0.5)
        const bent = 1.5 * Math.sin(2.6 * x + seed) + 1.1 * Math.sin(2.2 * y + seed * 2)
        return [(x * long * ragged) / 1.6, (y * wide * ragged) / 1.6, 2 + bent - down]
      },
      (u, v) => [from + 0.12 * u, v * 1.5 - 0.85, 0],
    )
  return join([side(0), side(1.7)])
}

const bits = pile(
  simple({
    each: 0.6,
    radius: 6,
    height: 4,
    lift: 1,
    variants: 8,
    mesh: kept(8, flakeMesh),
    material: material(rasherPaint, { gloss: 0.45, polish: 0.5, glow: 0.2 }),
  }),
)

export const baconLooks: readonly Look[] = [
  look('bacon, rasher, turkey bacon, streaky bacon', rasher),
  look('bacon bit, pancetta, lardon, bacon crumble', bits),
]

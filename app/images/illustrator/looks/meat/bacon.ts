import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { join, type Mesh, patch } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, mixed } from './browning.ts'
import { simple } from './pieces.ts'

/** A rasher: streaks of fat along it, crisp waves up and down. */
const rasherPaint: Paint = ({ u, v, seed }) => {
  const [lean, dark, white] = [colour('#9c4d34'), colour('#6a2a1a'), colour('#dcae7e')]
  const wander = (noise(u * 5 + seed * 40, 3, seed * 9) - 0.5) * 1.1
  const n = fractal(u * 16 + seed * 20, v * 4, seed * 5, 2)
  const own = blend(lean, dark, step(0.4, 0.75, n))
  const lines = Math.sin((v + wander) * 4.2 + seed * 6)
  const streak = Math.max(
    step(0.35, 0.75, lines),
    step(0.62, 0.8, Math.abs(v + wander * 0.4)) * 0.9,
  )
  return blend(own, blend(white, colour('#bd7a45'), n * 0.8), streak * 0.92)
}

const rasherMesh = (seed: number): Mesh => {
  const height = (u: number, v: number) =>
    4 + 3.6 * Math.sin(u * 21 + seed * 5 + v * 0.6) + 1.6 * Math.sin(u * 43 + seed) * v
  const at = (u: number, v: number, down: number) => {
    const across = v * 2 - 1
    const wide = 15 + 1.6 * Math.sin(u * 17 + seed * 3) - 5 * Math.abs(2 * u - 1) ** 8
    return [
      (u - 0.5) * 132,
      across * wide + 4 * Math.sin(u * 4 + seed),
      Math.max(0, height(u, across) - down),
    ] as const
  }
  const side = (down: number) =>
    patch(
      60,
      8,
      (u, v) => at(u, v, down),
      (u, v) => [u, v * 2 - 1, 0],
    )
  return join([side(0), side(1.6)])
}

const rasher = rowed({
  length: 132,
  width: 27,
  ...simple({
    each: 9,
    radius: 40,
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
})

/** A rasher along x, standing on z = 0: its mesh by a number, and its material. */
export const rasherPiece = {
  mesh: rasherMesh,
  material: material(rasherPaint, { gloss: 0.5, polish: 0.55, glow: 0.2 }),
}

const bits = pile(
  simple({
    each: 0.9,
    radius: 5,
    height: 4,
    lift: 2,
    variants: 6,
    mesh: (seed) => chunk([5, 3.4, 1.8], { boxy: 4, rough: 0.5, seed, detail: 7 }),
    material: material(
      mixed(
        browned({ flesh: '#9c3d26', brown: '#7c2a18', dark: '#4a140c', size: 4 }),
        () => colour('#dcae7c'),
        ({ v, seed }) => step(0.3, 0.6, Math.sin(v * 1.3 + seed * 20)),
      ),
      { gloss: 0.45 },
    ),
  }),
)

export const baconLooks: readonly Look[] = [
  look('bacon, rasher, turkey bacon, streaky bacon', rasher),
  look('bacon bit, pancetta, lardon, bacon crumble', bits),
]

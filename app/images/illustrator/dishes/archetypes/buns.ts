import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lathe } from '../../shapes/shapes.ts'

type Colours = readonly [string, string]

export type Bun = {
  dough?: Colours
  /** Gathered in a twist, smooth, or burst open so that its filling shows in this colour. */
  top: 'twist' | 'smooth' | { filling: Colours }
  each: number
  /** Mm across. */
  size?: number
}

/** Steamed buns: baozi, char siu bao, mantou. */
export function buns({ dough = ['#e3d2b0', '#f1e6ce'], top, each, size = 68 }: Bun): Form {
  const r = size / 2
  return laid(
    copies({
      each,
      mesh: (i) => bunMesh(r, typeof top === 'object' ? 'burst' : top, i * 1.9),
      material: doughOf(dough, typeof top === 'object' ? top.filling : undefined, r),
      variants: 3,
      most: 8,
    }),
    { apart: 1.06 },
  )
}

/** Steamed dough; where a bun burst open, its filling shows in the cracks. */
function doughOf(dough: Colours, filling: Colours | undefined, r: number) {
  const [a, b] = [colour(dough[0]), colour(dough[1])]
  const inner = filling?.map(colour) ?? []
  return material(
    ({ u, v, w, seed }) => {
      const own = blend(a, b, fractal(u / 12 + seed * 9, v / 12, w / 12, 2))
      const [red, dark] = inner
      if (!red || !dark) return own
      const far = Math.hypot(u, v) / r
      const wave = fractal(u / 6 + seed * 30, v / 6, 2, 2) - 0.5
      const crack = Math.abs(Math.sin(Math.atan2(v, u) * 1.5 + seed * 6 + wave)) * far
      const wide = 0.15 * (1 - far / 0.68) + wave * 0.12
      const burst = w > r * 0.5 ? 1 - step(wide - 0.02, wide + 0.03, crack) : 0
      return blend(own, blend(red, dark, fractal(u / 3, v / 3, seed * 9, 2)), burst)
    },
    { gloss: 0.25, polish: 0.35, glow: 0.5, bump: { height: 0.2, size: 5 } },
  )
}

/** Outline of a bun as shares of its radius; mm at its foot. */
const profileOf = (r: number) =>
  [
    [0.1, 0],
    [r * 0.86, 0.5],
    [r, r * 0.28],
    [r * 0.97, r * 0.55],
    [r * 0.8, r * 0.86],
    [r * 0.5, r * 1.06],
    [r * 0.24, r * 1.12],
    [r * 0.1, r * 1.13],
    [0.2, r * 1.12],
  ] as const

const bunMesh = (r: number, top: 'twist' | 'smooth' | 'burst', seed: number) =>
  reshape(lathe(profileOf(r), 60), ([x, y, z]) => {
    const angle = Math.atan2(y, x) + (top === 'twist' ? z * 0.02 : 0)
    const far = Math.hypot(x, y) / r
    const high = step(r * 0.6, r * 1.05, z)
    if (top === 'smooth') return [x, y, z]
    if (top === 'twist') {
      const fold = high * 2.2 * Math.cos(angle * 16 + seed)
      const knot = far < 0.14 ? 3 : 0
      return [x, y, z + fold * Math.min(1, far * 2.4) + knot - high * (1 - far) * 2]
    }
    const lobes = 1 + 0.1 * high * Math.cos(angle * 3 + seed)
    const lifted = high * 5 * Math.cos(angle * 3 + seed + 0.4) * Math.min(1, far * 3)
    return [x * lobes, y * lobes, z + lifted]
  })

import { step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import { type drawn, pad } from '../../shapes/cuts.ts'
import { tube } from '../../shapes/shapes.ts'
import { browned, mixed } from './browning.ts'

export const moist = { gloss: 0.45, polish: 0.4, glow: 0.2, bump: { height: 0.4, size: 2.6 } }

export const bone = material(
  browned({ flesh: '#d8bf94', brown: '#b98e5c', dark: '#6f4724', size: 7, more: -0.1 }),
  {
    gloss: 0.3,
    glow: 0.25,
  },
)

const fat = browned({ flesh: '#ecd4a6', brown: '#d3a264', dark: '#94602c', size: 8, more: -0.1 })
/** A rim of fat along the far side of a chop. */
export const withFat = (paint: Paint, from: number): Paint =>
  mixed(paint, fat, ({ u, v, seed }) =>
    step(from, from + 3, v + 4 * (noise(u / 9, seed * 20, 3) - 0.5)),
  )

export const chopMesh = (outline: ReturnType<typeof drawn>, height: number) => (seed: number) =>
  pad(outline, { height, full: 8, rough: 1.6, wave: 11, seed, rings: 18 })

export const ribBone = reshape(
  tube(
    Array.from({ length: 8 }, (_, i) => [i * 8, 4 * (i / 7) ** 2 * 3, 0] as const),
    { radius: (t) => 4.6 - 0.6 * Math.sin(Math.PI * t) + 0.6 * t ** 4, flat: 0.8 },
  ),
  (at) => at,
)

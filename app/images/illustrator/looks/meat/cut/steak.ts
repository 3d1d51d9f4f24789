import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, type Paint } from '../../../render/material.ts'
import type { Mesh } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { pad, slice } from '../../../shapes/cuts.ts'
import { oblong, tube } from '../../../shapes/shapes.ts'
import { barred, mixed } from '../browning.ts'
import { part } from '../pieces.ts'

/** Seared: dark and rough where it touched the pan, brown between, with grains of salt and pepper. */
export const searedCrust: Paint = ({ u, v, w, up, seed }) => {
  const broad = fractal(u / 11 + seed * 41, v / 11, w / 11, 2)
  const fine = fractal(u / 2.2 + seed * 9, v / 2.2, w / 2.2, 2)
  const hot = step(0.34, 0.66, 0.55 * broad + 0.45 * fine + 0.12 * (up - 0.6))
  const own = blend(tan, dark, hot)
  const gold = step(0.56, 0.74, 0.5 * fine + 0.5 * (1 - broad))
  const speck = noise(u / 0.9 + seed * 5, v / 0.9, w / 0.9 + 4)
  const pepper = blend(blend(own, amber, 0.55 * gold), black, 0.8 * step(0.74, 0.8, speck))
  return blend(pepper, salt, 0.7 * (1 - step(0.13, 0.18, speck)) * step(0.3, 0.7, up))
}
const [tan, amber, dark, black, salt] = ['#8a5630', '#b0763c', '#4a2a16', '#1c0f08', '#e8d8bc'].map(
  colour,
) as [Vec, Vec, Vec, Vec, Vec]

/** A rim of fat, golden and crisp where it was hot. */
const fatPaint: Paint = ({ u, v, w, round, seed }) => {
  const n = fractal(u / 7 + seed * 20, (v * round) / 5, w * 9, 2)
  return blend(blend(tallow, gold, step(0.3, 0.56, n)), crisp, 0.8 * step(0.56, 0.74, n))
}
const [tallow, gold, crisp] = ['#ecd0a0', '#cf9650', '#7c4620'].map(colour) as [Vec, Vec, Vec]

/** Half the width of a steak at mm along it; it narrows towards the far end. */
const halfAt = (y: number) => 40 - 0.09 * y - 8 * Math.max(0, (y - 12) / 50) ** 2

/** Where it was cut, and where it ends, in mm along it. */
const [cut, end] = [-18, 66]

const outline = (seed: number) => {
  const wander = (x: number, y: number) => 1 + 0.1 * (noise(x / 26 + seed * 9, y / 26, 4) - 0.5)
  return oblong(80, end - cut, 17, 16).map(([x, y]) => {
    const along = y + (cut + end) / 2
    const k = (halfAt(along) / 40) * (y < 2 - (end - cut) / 2 ? 1 : wander(x, y))
    return [x * k + 0.12 * along, y] as const
  })
}

const middle = (cut + end) / 2

/** Along one long side of it, round its far end. */
const rimOfFat = tube(
  Array.from({ length: 16 }, (_, i): Vec => {
    const y = cut + 3 + ((end - cut - 12) * i) / 15
    return [halfAt(y) + 0.12 * y - 2.5 - 16 * Math.max(0, (y - 46) / 16) ** 2, y - middle, 8.4]
  }),
  { radius: (t) => 4.6 * Math.min(1, 0.5 + 6 * Math.min(t, 1 - t)), flat: 1.85, around: 14 },
)

const crust = {
  gloss: 0.24,
  polish: 0.34,
  glow: 0.1,
  grain: 1,
  bump: { height: 0.5, size: 1.7 },
} as const
const barredCrust = material(
  barred(searedCrust, { char: '#1a0d06', every: 17, wide: 4.2, angle: 0.62 }),
  crust,
)
const fat = material(fatPaint, { gloss: 0.4, polish: 0.45, glow: 0.3 })

/** The section of a steak: a little thicker in the middle, its fat at the right end. */
const section = (half: number, seed: number) =>
  oblong(2 * half, 22, 8, 9).map(
    ([x, y]) => [x, y * (1 + 0.08 * Math.sin(x / 13 + seed * 7))] as const,
  )

/** The cut face of a steak: rosy in the middle, brown towards the pan, its fibres cut across; fat at one end. */
const cutFace = (half: number): Paint => {
  const [rosy, pink, brown] = ['#b8584a', '#c98070', '#9a6a48'].map(colour) as [Vec, Vec, Vec]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 2.6 + seed * 30, v / 1.5, seed * 4, 2)
    const broad = noise(u / 9 + seed * 11, v / 6, 3)
    const out = Math.max(Math.abs(v) / 11, w - 0.12) + 0.3 * (broad - 0.5)
    const flesh = blend(blend(rosy, pink, step(0.1, 0.6, out)), brown, step(0.55, 0.86, out))
    const grain: Vec = [
      flesh[0] * (0.82 + 0.36 * n),
      flesh[1] * (0.78 + 0.44 * n),
      flesh[2] * (0.8 + 0.4 * n),
    ]
    const white = step(half - 9, half - 6.5, u + 3 * (noise(v / 5, seed * 9, 2) - 0.5))
    return blend(grain, tallow, white)
  }
}

const sliceMaterial = (half: number): Material => {
  const face = cutFace(half)
  return material(
    mixed(face, searedCrust, ({ w, u, v }) =>
      step(0.93, 1.15, w + 0.12 * (noise(u / 4, v / 4, 3) - 0.5)),
    ),
    { gloss: 0.34, polish: 0.42, glow: 0.16, grain: 0.8, bump: { height: 0.22, size: 1.4 } },
  )
}
const sliced = sliceMaterial(41)

const sliceMesh = (half: number, thick: number, seed: number): Mesh =>
  slice(section(half, seed), { thick, edge: 0.8 })

/** A grilled steak with its rim of fat, of which a few slices were cut, so that its pink middle shows. */
export const cutSteak = laid(
  {
    each: 215,
    variants: 2,
    make(random): Piece {
      const seed = random.next()
      const mesh = pad(outline(seed), { height: 20, full: 9, rough: 2.6, wave: 9, seed, rings: 18 })
      const back = 6
      const bodies: Body[] = [
        part(mesh, barredCrust, { at: [0, middle + back, 0] }, seed),
        part(rimOfFat, fat, { at: [0, middle + back, 0] }, seed),
      ]
      for (const [i, lies] of [1.12, 0.92, 0.66].entries()) {
        const half = 41 - 1.5 * i
        const pose = {
          at: [-3 - 1.5 * i, cut + back - 5 - 14.5 * i, 11 * Math.sin(lies) + 0.4],
          tilt: lies,
          turn: random.range(-0.05, 0.05) - 0.04 * i,
        } as const
        bodies.push(
          part(sliceMesh(half, 10 + random.range(-1.5, 1.5), seed + i), sliced, pose, seed),
        )
      }
      return { bodies, radius: 56, height: 21 }
    },
  },
  { turned: 0.4, facing: -0.5 },
)

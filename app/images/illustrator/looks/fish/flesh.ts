import { blend, colour, step } from '../../render/colour.ts'
import type { Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'

type Flesh = {
  flesh: string
  line: string
  brown: string
  skin?: string
  every?: number
  toast?: number
  /** How much of what would stay pale is golden too, 0 to 1. */
  all?: number
}

/** Where in which flake a place is: whole numbers and a half are the seams between them. */
const flakeAt = (u: number, v: number, every: number): number =>
  (u + Math.abs(v) * 0.75 + 11 * (noise(u / 11 + 5, v / 11 + 5, 2) - 0.5)) / every + 60

/** A mesh on z = 0 whose flakes lie on each other like tiles, `deep` mm; towards its far end they come apart. */
export const flaked = (mesh: Mesh, every: number, deep: number, half: number): Mesh =>
  reshape(mesh, ([x, y, z]) => {
    const t = (flakeAt(x, y, every) + 0.5) % 1
    const apart = 0.7 + 1.5 * step(0.25, 0.9, x / half)
    const tile = Math.min(t / 0.72, (1 - t) / 0.28) - 0.75
    return [x, y, z + deep * apart * tile * Math.min(1, z / 8)]
  })

/** Muscle in V-shaped flakes with pale lines between them, toasted on top, skin at the foot. */
export const flaky = ({
  flesh,
  line,
  brown,
  skin,
  every = 9,
  toast = 0.7,
  all = 0,
}: Flesh): Paint => {
  const [own, pale, golden] = [colour(flesh), colour(line), colour(brown)]
  const foot = colour(skin ?? flesh)
  return ({ u, v, w, up, seed }) => {
    const n = fractal(u / 13 + seed * 31, v / 13, w / 13, 3)
    // Flakes part here and there: lines all along them would be the grain of wood.
    const parts = 0.3 + 0.7 * step(0.36, 0.6, noise(u / 9 + 7, v / 7 + seed * 13, w / 9))
    const seam = (1 - step(0.04, 0.16, Math.abs((flakeAt(u, v, every) % 1) - 0.5))) * parts
    const meat = blend(blend(own, pale, n * 0.3), pale, seam * 0.7)
    const crust = step(0.36 - all * 0.4, 0.72, n + (up - 0.6) * 0.3) * step(0.2, 0.8, up) * toast
    // Between flakes it stays pale.
    const cooked = blend(meat, golden, Math.min(1, crust) * (1 - 0.6 * seam))
    return blend(foot, cooked, step(1.2, 3, w + (n - 0.5) * 2))
  }
}

export const moist = { gloss: 0.5, polish: 0.42, glow: 0.32, bump: { height: 0.35, size: 3 } }

export const salmonFlesh = {
  flesh: '#d8946c',
  line: '#e3ab85',
  brown: '#b87438',
  toast: 1.1,
  all: 0.55,
  skin: '#7d7a78',
}

export const whiteFlesh = {
  flesh: '#efe3cd',
  line: '#fcf6e8',
  brown: '#c8893e',
  toast: 1.05,
  skin: '#cfc3ad',
  every: 11,
}

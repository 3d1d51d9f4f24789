import { blend, colour, step } from '../../render/colour.ts'
import type { Paint } from '../../render/material.ts'
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
    const along = (u + Math.abs(v) * 0.75 + (noise(u / 8, v / 8, seed * 9) - 0.5) * 4) / every
    const seam = 1 - step(0.06, 0.2, Math.abs(((along + 60) % 1) - 0.5))
    const meat = blend(blend(own, pale, n * 0.3), pale, seam * 0.75)
    const crust = step(0.36 - all * 0.4, 0.72, n + (up - 0.6) * 0.3) * step(0.2, 0.8, up) * toast
    const cooked = blend(meat, golden, Math.min(1, crust))
    return blend(foot, cooked, step(1.2, 3, w + (n - 0.5) * 2))
  }
}

export const moist = { gloss: 0.5, polish: 0.42, glow: 0.32, bump: { height: 0.35, size: 3 } }

export const salmonFlesh = {
  flesh: '#da8259',
  line: '#e9ad88',
  brown: '#b5642c',
  toast: 1.1,
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

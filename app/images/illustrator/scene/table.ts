import type { Random } from '../core/random.ts'
import type { Body } from '../render/body.ts'
import { blend, colour, ramp, step } from '../render/colour.ts'
import { material, type Paint } from '../render/material.ts'
import { patch } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'

/** A calm table: wood, linen, stone or plain paint, by lot. */
export function table(random: Random): Body {
  const paint = random.pick(tables)(random)
  return {
    mesh: patch(1, 1, (u, v) => [(u - 0.5) * 1400, (v - 0.5) * 1700, 0]),
    material: material(paint, { gloss: 0.08, polish: 0.15, glow: 0 }),
    pose: {},
    seed: random.next(),
    airy: true,
  }
}

const wood =
  (light: string, dark: string) =>
  (random: Random): Paint => {
    const gap = blend(colour(dark), colour('#2a1c12'), 0.6)
    const between = ramp(colour(light), colour(dark))
    const [dx, dy, plank] = [random.range(0, 200), random.range(0, 90), random.range(95, 140)]
    return ({ u, v }) => {
      const row = Math.floor((v + dy) / plank)
      const within = (v + dy) / plank - row
      const grain =
        noise((u + dx + row * 311) / 90, (v + row * 57) / 2.6, row) * 0.55 +
        noise((u + dx) / 34, v / 9, row + 4) * 0.45
      const board = between(0.25 * noise(row * 3.7, 1, 2) + 0.6 * grain)
      return within < 0.012 ? blend(board, gap, (1 - step(0, 0.012, within)) * 0.55) : board
    }
  }

const linen =
  (light: string, dark: string, stripe?: string) =>
  (random: Random): Paint => {
    const band = stripe && colour(stripe)
    const between = ramp(colour(light), colour(dark))
    const [at, turn] = [random.range(-150, -110), random.range(-0.25, 0.25)]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return ({ u, v }) => {
      const x = u * c - v * s
      const y = u * s + v * c
      const thread = 0.5 + 0.25 * Math.sin(x * 4.2) + 0.25 * Math.sin(y * 4.2)
      const cloth = between(
        0.3 * thread + 0.4 * noise(x / 1.4, y / 26, 3) + 0.3 * noise(x / 26, y / 1.4, 5),
      )
      if (!band) return cloth
      const far = Math.abs(x - at)
      if (far < 4 || far > 12) return cloth
      return blend(cloth, band, (1 - step(3, 3.6, Math.abs(far - 8))) * 0.6)
    }
  }

const stone =
  (light: string, dark: string) =>
  (random: Random): Paint => {
    const between = ramp(colour(light), colour(dark))
    const d = random.range(0, 300)
    return ({ u, v }) =>
      between(fractal((u + d) / 70, v / 70, 1, 3) * 0.7 + 0.3 * noise(u / 1.3, v / 1.3, 2))
  }

const tables = [
  wood('#a87f57', '#7d5a3c'),
  wood('#93704f', '#6d4f36'),
  wood('#c4aa86', '#a08462'),
  wood('#806450', '#5d4738'),
  linen('#c6b9a4', '#ad9e86'),
  linen('#7f8f90', '#667778', '#55696b'),
  linen('#d0bfa5', '#b7a489', '#a9603f'),
  linen('#8d7f73', '#74675c'),
  stone('#918d85', '#7a766f'),
  stone('#a79d90', '#8d8377'),
  stone('#8b9588', '#758072'),
]

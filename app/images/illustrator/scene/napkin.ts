import type { Random } from '../core/random.ts'
import type { Body } from '../render/body.ts'
import { blend, colour, step } from '../render/colour.ts'
import { material, type Paint } from '../render/material.ts'
import { patch } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'

/** Cloth, hem and stripe. */
const cloths = [
  ['#b9ae9b', '#9b907e', '#76838a'],
  ['#a0725f', '#85594a', '#cbab97'],
  ['#8b9786', '#727d6e', '#c3c6b4'],
  ['#b39a70', '#97805a', '#d8c59c'],
  ['#7f8d96', '#66737c', '#bcc4c6'],
  ['#a89c8a', '#8d8271', '#87503f'],
] as const

const size = [250, 330] as const

/** A cloth that lies half under a plate of this radius, to its left or right; it has soft folds. */
export function napkin(random: Random, radius: number): Body {
  const side = random.chance(0.5) ? 1 : -1
  const turn = side * random.range(0.25, 0.6)
  const out = radius * random.range(0.5, 0.75)
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  const rise = (x: number, y: number) =>
    0.7 + 2.4 * fractal((x + dx) / 60, (y + dy) / 130, 3, 2) ** 2
  return {
    mesh: patch(
      30,
      36,
      (u, v) => {
        const [x, y] = [(u - 0.5) * size[0], (v - 0.5) * size[1]]
        const sway = 5 * (noise(y / 70 + dx, 1, 2) - 0.5) + 5 * (noise(x / 70 + dy, 5, 2) - 0.5)
        return [x + sway, y + sway, rise(x, y)]
      },
      (u, v) => [(u - 0.5) * size[0], (v - 0.5) * size[1], 0],
    ),
    material: material(woven(random.pick(cloths)), { gloss: 0.05, polish: 0.1, glow: 0 }),
    pose: { at: [side * out, random.range(-0.25, 0.15) * radius, 0], turn },
    seed: random.next(),
  }
}

/** Threads both ways, a hem, and two stripes within it. */
function woven([cloth, hem, stripe]: readonly [string, string, string]): Paint {
  const [own, deep, band] = [colour(cloth), colour(hem), colour(stripe)]
  return ({ u, v }) => {
    const thread = noise(u / 1.1, v / 14, 3) + noise(u / 14, v / 1.1, 5)
    const edge = Math.min(size[0] / 2 - Math.abs(u), size[1] / 2 - Math.abs(v))
    const woof = blend(own, deep, 0.3 * thread)
    const striped = blend(woof, band, 0.45 * (1 - step(1.6, 2.4, Math.abs(edge - 22))))
    return blend(striped, deep, 0.6 * (1 - step(0.4, 1.2, Math.abs(edge - 8))))
  }
}

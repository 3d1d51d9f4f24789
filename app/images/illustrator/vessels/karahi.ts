import { material } from '../render/material.ts'
import type { Vec } from '../render/vector.ts'
import { lathe, tube } from '../shapes/shapes.ts'
import type { Vessel } from './vessel.ts'

const iron = material('#3a3733', {
  gloss: 0.5,
  polish: 0.35,
  glow: 0,
  bump: { height: 0.35, size: 7 },
})

const profile = [
  [0, 1],
  [40, 1],
  [64, 9],
  [80, 25],
  [91, 46],
  [93, 48],
  [90.5, 49],
  [88, 47],
  [77, 28],
  [61, 13],
  [38, 6],
  [0, 5],
] as const

/** Lines of the inside, [radius, height] in mm. */
const inner = [
  [0, 5],
  [38, 6],
  [61, 13],
  [77, 28],
  [88, 47],
] as const

const loop = tube(
  Array.from({ length: 13 }, (_, i): Vec => {
    const angle = -1.45 + (i / 12) * 2.9
    return [86 + 26 * Math.cos(angle), 27 * Math.sin(angle), 44 + 5 * Math.cos(angle)]
  }),
  { radius: () => 4, around: 9 },
)

/** A small iron karahi with two handles, as it comes to the table. */
export const ironKarahi: Vessel = {
  kind: 'karahi',
  radius: 93,
  reach: [117, 93],
  inner: 58,
  floor: 5,
  height: 48,
  inside: heightAt,
  rim: 89,
  bodies: [
    { mesh: lathe(profile, 110), material: iron, pose: {}, seed: 0 },
    { mesh: loop, material: iron, pose: { turn: 0.25 }, seed: 0 },
    { mesh: loop, material: iron, pose: { turn: 0.25 + Math.PI }, seed: 0 },
  ],
}

function heightAt(far: number): number {
  for (let i = 1; i < inner.length; i++) {
    const [a, b] = [inner[i - 1], inner[i]]
    if (!a || !b || far > b[0]) continue
    return a[1] + ((b[1] - a[1]) * (far - a[0])) / (b[0] - a[0])
  }
  return inner.at(-1)?.[1] ?? 0
}

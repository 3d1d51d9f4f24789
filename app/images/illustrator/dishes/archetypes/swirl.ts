import { colour } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import type { Place } from '../../scene/place.ts'
import { tube } from '../../shapes/shapes.ts'

/** Draws a spiral of cream or oil on a liquid, thick and thin as it was poured; level and reach in mm. */
export function putSwirl(
  { put, random }: Place,
  hex: string,
  { level, reach }: { level: number; reach: number },
): void {
  const cream = material(() => colour(hex), { gloss: 0.6, polish: 0.5, glow: 0.4 })
  const start = random.range(0, 6)
  const path = Array.from({ length: 70 }, (_, i) => {
    const t = i / 69
    const angle = start + t * 13
    const far = reach * (0.08 + 0.5 * t)
    return [far * Math.cos(angle), far * Math.sin(angle) * 0.95, level + 0.5] as const
  })
  const radius = (t: number) =>
    (2.2 + 1.4 * Math.sin(t * 23 + start)) * Math.min(1, (1 - t) * 9, t * 9 + 0.3)
  put({ mesh: tube(path, { radius, flat: 0.3, around: 8 }), material: cream, pose: {}, seed: 0.5 })
}

import { type Brush, fill, line } from '../../core/brush.ts'
import { place, smooth } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import type { Lie } from '../proteins/sear.ts'

/** Chevrons of fat along the middle seam, as on salmon, closer toward the tail; no two alike. */
export function flakes(
  brush: Brush,
  fat: string,
  flesh: string,
  { at, turn, long, wide }: Lie,
): string {
  const { random } = brush
  const seam = (u: number) => (0.03 - 0.06 * u) * wide
  const chevron = (u: number, dx: number, width: number) => {
    const bow = long * random.range(0.12, 0.15)
    const arm = (v: number) => ({
      x: u * long + bow * (1 - Math.abs(v) ** 1.35) + dx + random.range(-0.005, 0.005) * long,
      y: seam(u) + v * wide * 0.54,
    })
    const row = [-1, -0.72, -0.42, -0.16, -0.04, 0.04, 0.16, 0.42, 0.72, 1].map(arm)
    const back = row.toReversed().map((p, i) => {
      const swell = Math.sin((Math.PI * (i + 0.6)) / (row.length + 0.2))
      return { x: p.x - width * swell, y: p.y }
    })
    return smooth(place([...row, ...back], at, turn))
  }
  const steps = [-0.58, -0.48, -0.385, -0.29, -0.2, -0.105, -0.015, 0.07, 0.155, 0.235, 0.31].map(
    (u) => u + random.range(-0.014, 0.014),
  )
  const points = [-0.5, 0, 0.5].map((u) => ({ x: u * long, y: seam(u) }))
  const shades = steps.map((u) => chevron(u, wide * 0.03, wide * 0.05)).join('')
  return (
    fill(shades, shade(flesh, -0.1), 0.34) +
    steps
      .map((u) =>
        fill(chevron(u, 0, wide * random.range(0.018, 0.034)), fat, random.range(0.6, 0.9)),
      )
      .join('') +
    line(smooth(place(points, at, turn), false), shade(flesh, -0.12), wide * 0.02, 0.5)
  )
}

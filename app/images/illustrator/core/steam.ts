import { type Brush, line } from './brush.ts'
import { type Point, smooth } from './geometry.ts'

/** Steam that curls up from hot food: a few wisps, each soft at its edges. */
export function steam({ random }: Brush, at: Point, reach: number): string {
  const wisps = Array.from({ length: 3 }, (_, i) => {
    const x = at.x + (i - 1) * reach * 0.42 + random.range(-20, 20)
    const y = at.y + reach * random.range(0.1, 0.35)
    const sway = reach * random.range(0.09, 0.14) * random.pick([-1, 1])
    const high = reach * random.range(0.55, 0.8)
    const points = Array.from({ length: 9 }, (_, j) => {
      const t = j / 8
      return { x: x + sway * Math.sin(t * 6.5) * (0.4 + t), y: y - high * t }
    })
    const lengths = [points, points.slice(0, 8), points.slice(1, 8), points.slice(2, 7)]
    return lengths
      .flatMap((part, k) => {
        const d = smooth(part, false)
        return [64, 50, 38, 28, 18].map((width) =>
          line(d, '#ffffff', width * (1 - k * 0.12), 0.022),
        )
      })
      .join('')
  })
  return wisps.join('')
}

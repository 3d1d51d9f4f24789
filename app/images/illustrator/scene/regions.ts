import type { Region } from '../core/layout.ts'
import type { Random } from '../core/random.ts'

/** A round region. */
export function disc(x: number, y: number, radius: number): Region {
  const outline = Array.from({ length: 36 }, (_, i) => ({
    x: x + radius * Math.cos((i / 36) * 2 * Math.PI),
    y: y + radius * Math.sin((i / 36) * 2 * Math.PI),
  }))
  return { center: { x, y }, outline, area: Math.PI * radius * radius }
}

/** The region with an outline that runs out here and stays back there, as what flows does. */
export const flowing = (region: Region, random: Random): Region => {
  const { center, outline, area } = region
  const turn = random.range(0, 6.283)
  const points = outline.map(({ x, y }) => {
    const angle = Math.atan2(y - center.y, x - center.x)
    const by = 1 + 0.1 * Math.sin(3 * angle + turn) + 0.07 * Math.sin(7 * angle - 2 * turn)
    return { x: center.x + (x - center.x) * by, y: center.y + (y - center.y) * by }
  })
  return { center, outline: points, area }
}

/** The region, so many times as large about its middle. */
export const scaled = ({ center, outline, area }: Region, by: number): Region => ({
  center,
  outline: outline.map(({ x, y }) => ({
    x: center.x + (x - center.x) * by,
    y: center.y + (y - center.y) * by,
  })),
  area: area * by * by,
})

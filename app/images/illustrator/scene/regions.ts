import type { Region } from '../core/layout.ts'

/** A round region. */
export function disc(x: number, y: number, radius: number): Region {
  const outline = Array.from({ length: 36 }, (_, i) => ({
    x: x + radius * Math.cos((i / 36) * 2 * Math.PI),
    y: y + radius * Math.sin((i / 36) * 2 * Math.PI),
  }))
  return { center: { x, y }, outline, area: Math.PI * radius * radius }
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

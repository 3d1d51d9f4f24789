import { bevel, fill, shadowOf, slope } from '../../core/brush.ts'
import { place, polar, smooth } from '../../core/geometry.ts'
import type { Draw } from '../drawing.ts'
import { heap, type Piece } from '../piece.ts'

/** A slice of avocado: dark rim, green turning to yellow inside. */
export const avocadoSlice: Piece = (brush, at, turn, size) => {
  const outer = [
    { x: -0.5, y: 0.06 },
    { x: -0.28, y: -0.17 },
    { x: 0.06, y: -0.24 },
    { x: 0.38, y: -0.14 },
    { x: 0.5, y: 0.08 },
    { x: 0.3, y: 0.06 },
    { x: 0.04, y: 0.02 },
    { x: -0.26, y: 0.06 },
  ]
  const d = smooth(place(outer, at, turn, size))
  const green = smooth(
    place(
      outer.map((p) => ({ x: p.x * 0.95, y: p.y * 0.9 + 0.008 })),
      at,
      turn,
      size,
    ),
  )
  const heartOf = smooth(
    place(
      outer.map((p) => ({ x: p.x * 0.84, y: p.y * 0.5 + 0.012 })),
      at,
      turn,
      size,
    ),
  )
  return (
    shadowOf(d, 6) +
    fill(d, '#3f6b22') +
    fill(green, slope(brush, '#a9cf5a', '#86b83c')) +
    fill(heartOf, slope(brush, '#f4efa2', '#dfe484'), 0.92) +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="2.2"/>`
  )
}

/** Avocado laid in a fan. */
export const avocado: Draw = (brush, zone) => {
  if (zone.strewn || zone.area < 9000)
    return heap({ color: '#9ccb52', size: 110, coverage: 0.24, layers: 1.2, piece: avocadoSlice })(
      brush,
      zone,
    )
  const size = Math.min(zone.wide * 1.05, 240)
  const count = Math.max(4, Math.round((zone.long * 1.5) / (size * 0.3)))
  return Array.from({ length: count }, (_, i) => {
    const k = count === 1 ? 0 : i / (count - 1) - 0.5
    const at = polar(zone.center, k * Math.max(size * 0.3, zone.long - size * 0.35), zone.axis)
    return avocadoSlice(
      brush,
      at,
      zone.axis + Math.PI / 2 + k * 0.7,
      brush.random.around(size, 0.04),
      '#9ccb52',
      zone,
    )
  }).join('')
}

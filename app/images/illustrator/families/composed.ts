import { blob, type Point, place } from '../core/geometry.ts'
import { divide } from '../core/layout.ts'
import { finish } from '../core/texture.ts'
import { roundZone, type Zone, zoneOf } from '../core/zone.ts'
import type { Draw } from './drawing.ts'

/** One food of a dish that has several: its drawing, its share of the ground, its grams. */
export type DrawnPortion = { draw: Draw; share: number; grams?: number }

/** A bed of rice or leaves over a whole bowl, with foods in heaps side by side on it, or one food on top. */
export const arranged =
  (
    bed: Draw,
    portions: readonly DrawnPortion[],
    strewn: readonly DrawnPortion[] = [],
    onTop?: Draw,
  ): Draw =>
  (brush, zone) => {
    const { center, radius } = zone.home
    const ground = roundZone(center, radius * 0.99, { home: zone.home, cooking: zone.cooking })
    const disc = { center, radius: radius * 0.88 }
    const places = portions.map(({ share }) => ({ share, main: false }))
    const heaps = divide(places, disc, brush.random).map(({ outline, center }, i) => {
      const { draw, grams = 60 } = portions[i] ?? { draw: bed }
      const own = { ...zoneOf(outline, { grams, home: zone.home }), center }
      return finish(brush, draw(brush, own))
    })
    const over = strewn.map(({ draw, share }) =>
      finish(
        brush,
        draw(brush, { ...ground, strewn: true, area: share * Math.PI * radius * radius }),
      ),
    )
    const crown = roundZone(center, radius * 0.5, { home: zone.home, cooking: zone.cooking })
    const top = onTop
      ? finish(brush, onTop(brush, { ...crown, axis: brush.random.range(0, 3) }))
      : ''
    return finish(brush, bed(brush, ground)) + heaps.join('') + over.join('') + top
  }

/** Foods mixed through each other in one round mound, each taking its share of it. */
export const mixed =
  (bed: Draw, portions: readonly DrawnPortion[]): Draw =>
  (brush, zone) => {
    const outline = mound(zone, blob(brush.random, 1, 1, 0.05, 18))
    const own = { ...zone, outline }
    const through = [0, 1].flatMap(() =>
      portions.map(({ draw, share }) =>
        finish(brush, draw(brush, { ...own, strewn: true, area: (zone.area * share) / 2 })),
      ),
    )
    return finish(brush, bed(brush, own)) + through.join('')
  }

const mound = ({ center, long, wide, axis }: Zone, round: Point[]): Point[] =>
  place(
    round.map(({ x, y }) => ({ x: (x * long) / 2, y: (y * wide) / 2 })),
    center,
    axis,
  )

import type { Point } from '../core/geometry.ts'
import type { Body } from '../render/body.ts'
import type { Ground } from './ground.ts'
import type { Place } from './place.ts'
import { disc } from './regions.ts'
import { cellAt, cellSide, heightsOf } from './settle.ts'

/**
 * A ground that is nowhere below bodies, which may stand higher than what they were thought to raise it by; `aside` mm
 * over their sides count as their top. What hovers beside them sinks when all comes to rest.
 */
export function overBodies(ground: Ground, bodies: readonly Body[], aside = 4): Ground {
  const { solid } = heightsOf(bodies)
  const step = Math.max(cellSide, aside / 4)
  const topAt = (x: number, y: number): number => {
    let most = 0
    for (let dx = -aside; dx <= aside; dx += step) {
      for (let dy = -aside; dy <= aside; dy += step) {
        most = Math.max(most, solid[cellAt(x + dx, y + dy)] ?? 0)
      }
    }
    return most
  }
  return {
    ...ground,
    at: (x, y) => Math.max(ground.at(x, y), topAt(x, y)),
    rest: (x, y, radius) => Math.max(ground.rest(x, y, radius), topAt(x, y)),
  }
}

/** Mm from the middle of a slice or egg to its side. */
const half = 18

/** Mm by which grains stand out of their heap. */
const grain = 1.6

/** Share of the way to the middle of the main food that it is moved. */
const nearer = 0.6

/** Where something lies over what was laid: rather on the main food than beside it, and so high that nothing pokes through it. */
export function lyingOver(own: Place, main: Point, food: readonly Body[]): Place {
  const { center, area } = own.region
  const [x, y] = [center.x + (main.x - center.x) * nearer, center.y + (main.y - center.y) * nearer]
  return {
    ...own,
    region: disc(x, y, Math.sqrt(area / Math.PI)),
    ground: overBodies(own.ground, food, half),
    put: (body) => own.put({ ...body, pressed: -grain }),
  }
}

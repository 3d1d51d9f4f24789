import type { Point } from '../core/geometry.ts'
import type { Region } from '../core/layout.ts'
import type { Random } from '../core/random.ts'
import { spotIn } from './heaps.ts'

/** The most pieces that are laid in a ring or row rather than wherever there is room. */
const inOrder = 7

/** Where pieces are before they make room for each other: a few in a row or ring, many all over the region. */
export function startingSpots(
  region: Region,
  random: Random,
  count: number,
  reach: number,
): Point[] {
  if (count > inOrder) return Array.from({ length: count }, () => spotIn(region, random, 0.7))
  const { x, y } = region.center
  const turn = (count === 2 ? 0.35 : count === 4 ? 0.4 : Math.PI / 2) + random.range(-0.3, 0.3)
  const inRing = count > 5 ? count - 1 : count
  return Array.from({ length: count }, (_, i) => {
    if (i >= inRing) return { x: x + random.range(-1, 1), y: y + random.range(-1, 1) }
    const angle = turn + (i / inRing) * 2 * Math.PI
    const far = reach * 0.5 + random.range(-1.5, 1.5)
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) }
  })
}

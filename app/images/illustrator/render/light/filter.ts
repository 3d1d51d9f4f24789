import type { Colour } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Ray } from '../shade-point.ts'
import type { Surface } from '../surface.ts'

/** What the veil at a place of its frame lets through, if it is clear. */
export function filterOf(
  surfaces: readonly Surface[],
  veils: Frame,
  at: number,
): Colour | undefined {
  return surfaces[(veils.bodies[at] as number) - 1]?.veil?.filter
}

/** Mm of something clear that colour what is below it at most. */
const deepest = 2.9

/** The light of a point below something clear: coloured by the way through it, with its highlights added. */
export function filterPoint(
  { frame, out, over }: Ray,
  veils: Frame,
  at: number,
  x: number,
  filter: Colour,
  share: number,
): void {
  const depth = Math.max(0, (veils.depth[at] as number) - (frame.depth[at] as number))
  // Where it hangs in the air, there is no more of it than elsewhere.
  const through = deepest * (1 - Math.exp(-depth / deepest))
  for (let i = 0; i < 3; i++) {
    const passed = (out[3 * x + i] as number) * (filter[i] as number) ** through
    out[3 * x + i] = passed + (over[3 * x + i] as number) * share
  }
}

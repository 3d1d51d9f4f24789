import type { Body } from '../render/body.ts'
import type { Vessel } from '../vessels/vessel.ts'
import { boxOf, cos, sin } from './camera.ts'
import { moved } from './piece.ts'

/** Bodies of which a plate has so many at most is a plate of a few pieces. */
const few = 160

/** Mm by which food is moved to the middle at most. */
const most = 18

/**
 * A few pieces on a plate, moved so that they stand in the middle of it as it is seen: what stands up seems to lie at
 * the back, since one sees its height above its place.
 */
export function centred(food: Body[], { height }: Vessel): Body[] {
  if (height > 24 || food.length > few || food.some(({ pose }) => !pose.at)) return food
  const { left, right, low, high } = boxOf(food)
  const within = (by: number) => Math.max(-most, Math.min(most, by))
  const back = (low + high) / 2 - 0.5 * height * cos
  return moved(food, [within(-(left + right) / 2), within(-back / sin), 0])
}

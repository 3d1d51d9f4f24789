import type { Body } from '../render/body.ts'
import type { Vessel } from '../vessels/vessel.ts'
import { eachPoint, moved } from './piece.ts'

/** Bodies of which a plate has so many at most is a plate of a few pieces. */
const few = 160

/** Share of its height by which food comes nearer, and mm at most. */
const nearer = { share: 0.24, most: 16 }

/**
 * Food that stands up seems to lie at the back of its plate, since one sees its height above its place: a few pieces
 * on a plate come nearer to the viewer.
 */
export function centred(food: Body[], { height }: Vessel): Body[] {
  if (height > 24 || food.length > few || food.some(({ pose }) => !pose.at)) return food
  let top = height
  for (const body of food) {
    eachPoint(body, (_x, _y, z) => {
      top = Math.max(top, z)
    })
  }
  return moved(food, [0, -Math.min(nearer.most, nearer.share * (top - height)), 0])
}

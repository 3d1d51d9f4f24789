import type { Body } from '../render/body.ts'
import type { Vessel } from '../vessels/vessel.ts'
import { awayFrom, contain, keepOnBoard, type Obstacle, obstacleOf } from './contain.ts'
import { innerWall } from './inner-wall.ts'
import { lieOver } from './lie-over.ts'
import { type Group, groupsOf } from './piece.ts'
import { add, addPoured, heightsOf, liftOut, settle } from './settle.ts'

/**
 * Food as it comes to rest: no piece goes through the wall or floor of its vessel, and none hovers. Whatever laid it,
 * this is asked last, in the order in which it was laid.
 */
export function atRest(food: readonly Body[], vessel: Vessel): Body[] {
  const wall = innerWall(vessel)
  const heights = heightsOf(vessel.bodies)
  const obstacles: Obstacle[] = []
  const within = (group: Group) => {
    const apart = obstacles.reduce(awayFrom, group)
    if (wall) return contain(apart, wall)
    return vessel.reach ? keepOnBoard(apart, vessel.reach) : apart
  }
  // Bowls stand first, so that the food about them gives way.
  const groups = groupsOf(food).toSorted((a, b) => Number(isBowl(b)) - Number(isBowl(a)))
  return groups.flatMap((laid) => {
    if (laid[0]?.over) {
      const sauces = lieOver(laid, heights, vessel)
      for (const body of sauces) addPoured(heights, body)
      return sauces
    }
    let group = within(liftOut(laid, heights))
    // What is moved off the wall may hover, and what sinks may meet it.
    for (let round = 0; round < 5; round++) {
      const low = settle(group, heights)
      if (low === group) break
      group = within(low)
    }
    if (isBowl(group)) obstacles.push(obstacleOf(group))
    for (const body of group) add(heights, body)
    return group
  })
}

const isBowl = (group: Group): boolean => group.length > 1 && group.some(({ rigid }) => rigid)

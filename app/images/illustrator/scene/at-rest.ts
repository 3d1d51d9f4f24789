import type { Body } from '../render/body.ts'
import type { Vessel } from '../vessels/vessel.ts'
import { contain, keepOnBoard } from './contain.ts'
import { innerWall } from './inner-wall.ts'
import { type Group, groupsOf } from './piece.ts'
import { add, heightsOf, settle } from './settle.ts'

/**
 * Food as it comes to rest: no piece goes through the wall or floor of its vessel, and none hovers. Whatever laid it,
 * this is asked last, in the order in which it was laid.
 */
export function atRest(food: readonly Body[], vessel: Vessel): Body[] {
  const wall = innerWall(vessel)
  const heights = heightsOf(vessel.bodies)
  const within = (group: Group) => {
    if (wall) return contain(group, wall)
    return vessel.reach ? keepOnBoard(group, vessel.reach) : group
  }
  return groupsOf(food).flatMap((laid) => {
    let group = laid
    // What is moved off the wall may hover, and what sinks may meet it.
    for (let round = 0; round < 3; round++) {
      const before = group
      group = settle(within(before), heights)
      if (group === before) break
    }
    group = within(group)
    for (const body of group) add(heights, body)
    return group
  })
}

import type { Look } from '../looks/look.ts'
import { levantPlates } from './middle-east/levant.ts'
import { middleEasternMains } from './middle-east/mains.ts'
import { mezze } from './middle-east/mezze.ts'
import { pastries } from './middle-east/pastries.ts'

/** Dishes of the Middle East and North Africa. */
export const middleEast: readonly Look[] = [
  ...middleEasternMains,
  ...mezze,
  ...pastries,
  ...levantPlates,
]

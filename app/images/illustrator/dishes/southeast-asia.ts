import type { Look } from '../looks/look.ts'
import { griddleAndPot } from './southeast-asia/griddle-and-pot.ts'
import { islands } from './southeast-asia/islands.ts'
import { thailand } from './southeast-asia/thailand.ts'
import { vietnam } from './southeast-asia/vietnam.ts'

/** Dishes of Thailand, Vietnam, Malaysia, Singapore, Indonesia and the Philippines. */
export const southeastAsia: readonly Look[] = [
  ...thailand,
  ...vietnam,
  ...islands,
  ...griddleAndPot,
]

import type { Look } from '../looks/look.ts'
import { brunch } from './north-america/brunch.ts'
import { burgers, hotDogs } from './north-america/burgers.ts'
import { northAmericanPlates } from './north-america/plates.ts'
import { sandwiches } from './north-america/sandwiches.ts'

/** Dishes of North America. */
export const northAmerica: readonly Look[] = [
  ...burgers,
  ...hotDogs,
  ...sandwiches,
  ...northAmericanPlates,
  ...brunch,
]

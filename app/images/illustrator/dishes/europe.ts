import type { Look } from '../looks/look.ts'
import { countryDishes } from './europe/country-dishes.ts'
import { northAndEast } from './europe/north-east.ts'
import { potatoAndDough } from './europe/potato-and-dough.ts'
import { puddings } from './europe/puddings.ts'
import { southernEurope } from './europe/south.ts'
import { westernEurope } from './europe/west.ts'

/** Dishes of Europe without Italy. */
export const europe: readonly Look[] = [
  ...westernEurope,
  ...northAndEast,
  ...southernEurope,
  ...potatoAndDough,
  ...puddings,
  ...countryDishes,
]

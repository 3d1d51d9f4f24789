import type { Look } from '../looks/look.ts'
import { southAsianBreads } from './south-asia/breads.ts'
import { meatCurries } from './south-asia/curries.ts'
import { fishCurries } from './south-asia/fish.ts'
import { grilledDishes } from './south-asia/grilled.ts'
import { legumeCurries } from './south-asia/legumes.ts'
import { regionalDishes } from './south-asia/regional.ts'
import { riceDishes } from './south-asia/rice.ts'
import { streetFood } from './south-asia/street.ts'
import { southAsianSweets } from './south-asia/sweets.ts'
import { vegetableCurries } from './south-asia/vegetables.ts'

export const southAsia: readonly Look[] = [
  ...riceDishes,
  ...meatCurries,
  ...fishCurries,
  ...vegetableCurries,
  ...legumeCurries,
  ...grilledDishes,
  ...streetFood,
  ...southAsianBreads,
  ...regionalDishes,
  ...southAsianSweets,
]

import type { Look } from '../looks/look.ts'
import { meatCurries } from './south-asia/curries.ts'
import { legumeCurries } from './south-asia/legumes.ts'
import { riceDishes } from './south-asia/rice.ts'
import { vegetableCurries } from './south-asia/vegetables.ts'

export const southAsia: readonly Look[] = [
  ...riceDishes,
  ...meatCurries,
  ...vegetableCurries,
  ...legumeCurries,
]

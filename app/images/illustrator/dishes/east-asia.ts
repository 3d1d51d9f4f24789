import type { Look } from '../looks/look.ts'
import { dumplings } from './east-asia/dumplings.ts'
import { griddled } from './east-asia/griddle.ts'
import { homeAsia } from './east-asia/home.ts'
import { japan } from './east-asia/japan.ts'
import { korea } from './east-asia/korea.ts'
import { noodles } from './east-asia/noodles.ts'
import { beefAndPork } from './east-asia/stir-fried-meat.ts'
import { stirFries } from './east-asia/stir-fries.ts'
import { sushi } from './east-asia/sushi.ts'

/** Dishes of China, Japan and Korea. */
export const eastAsia: readonly Look[] = [
  ...sushi,
  ...dumplings,
  ...stirFries,
  ...beefAndPork,
  ...noodles,
  ...japan,
  ...korea,
  ...griddled,
  ...homeAsia,
]

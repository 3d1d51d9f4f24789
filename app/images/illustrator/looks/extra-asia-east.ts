import { crispParts } from './extra-asia-east/crisp.ts'
import { diced } from './extra-asia-east/diced.ts'
import { garnishes } from './extra-asia-east/garnishes.ts'
import { greens } from './extra-asia-east/greens.ts'
import { cutMeats } from './extra-asia-east/meats.ts'
import { asianNoodles } from './extra-asia-east/noodles.ts'
import { pickles } from './extra-asia-east/pickles.ts'
import { seafood } from './extra-asia-east/seafood.ts'
import { softParts } from './extra-asia-east/soft.ts'
import { southeast } from './extra-asia-east/southeast.ts'
import { sundries } from './extra-asia-east/sundries.ts'
import { vegetables } from './extra-asia-east/vegetables.ts'
import { wok } from './extra-asia-east/wok.ts'
import type { Look } from './look.ts'

/** Cuts and toppings of East and Southeast Asian dishes and of soups. */
export const extraAsiaEast: readonly Look[] = [
  ...greens,
  ...vegetables,
  ...seafood,
  ...softParts,
  ...cutMeats,
  ...garnishes,
  ...diced,
  ...pickles,
  ...sundries,
  ...wok,
  ...asianNoodles,
  ...crispParts,
  ...southeast,
]

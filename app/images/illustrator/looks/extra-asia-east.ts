import { crispParts } from './extra-asia-east/crisp.ts'
import { greens } from './extra-asia-east/greens.ts'
import { asianNoodles } from './extra-asia-east/noodles.ts'
import { proteins } from './extra-asia-east/proteins.ts'
import { southeast } from './extra-asia-east/southeast.ts'
import { sundries } from './extra-asia-east/sundries.ts'
import { vegetables } from './extra-asia-east/vegetables.ts'
import { wok } from './extra-asia-east/wok.ts'
import type { Look } from './look.ts'

/** Cuts and toppings of East and Southeast Asian dishes and of soups. */
export const extraAsiaEast: readonly Look[] = [
  ...greens,
  ...vegetables,
  ...proteins,
  ...sundries,
  ...wok,
  ...asianNoodles,
  ...crispParts,
  ...southeast,
]

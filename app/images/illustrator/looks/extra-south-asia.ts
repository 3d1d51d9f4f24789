import { katoris } from './extra-south-asia/katori.ts'
import { pieces } from './extra-south-asia/pieces.ts'
import { preserves } from './extra-south-asia/preserves.ts'
import { snackPieces } from './extra-south-asia/snacks.ts'
import { spices } from './extra-south-asia/spices.ts'
import { steelBowls } from './extra-south-asia/steel-bowls.ts'
import type { Look } from './look.ts'

/** Pieces, rice and spices of South Asian dishes. */
export const extraSouthAsia: readonly Look[] = [
  ...spices,
  ...pieces,
  ...snackPieces,
  ...katoris,
  ...steelBowls,
  ...preserves,
]

import type { Look } from '../looks/look.ts'
import { battered, eggFooYungCake } from './east-asia/japan.ts'
import { cabbageParcel, currywurstSlices } from './europe/north-east.ts'
import { plainPoblano } from './latin-america/mexican-plates.ts'
import { bara } from './latin-america/snacks.ts'
import { beefAndFries } from './latin-america/south.ts'
import { pattyInGravy } from './north-america/stews.ts'
import { bhajiMash, leekDumpling, vadaPavBun } from './south-asia/street.ts'

/** What is only ever a part of a dish, and none itself. */
export const dishPieces: readonly Look[] = [
  bara,
  battered,
  beefAndFries,
  bhajiMash,
  cabbageParcel,
  currywurstSlices,
  eggFooYungCake,
  leekDumpling,
  pattyInGravy,
  plainPoblano,
  vadaPavBun,
]

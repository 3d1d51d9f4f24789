import { dishes } from '../dishes/dishes.ts'
import { dishPieces } from '../dishes/pieces.ts'
import { breadLooks } from './bread.ts'
import { fondueLooks } from './dairy/fondue.ts'
import { dairyLooks } from './dairy.ts'
import { drinksLooks } from './drinks.ts'
import { eggsLooks } from './eggs.ts'
import { extraAsiaEast } from './extra-asia-east.ts'
import { extraCrusts } from './extra-crusts.ts'
import { mashedEggplant } from './extra-south-asia/mashed-eggplant.ts'
import { shankSlices } from './extra-south-asia/shank-slice.ts'
import { extraSouthAsia } from './extra-south-asia.ts'
import { extraWest } from './extra-west.ts'
import { marinatedFish } from './fish/marinated.ts'
import { fishLooks } from './fish.ts'
import { fruitLooks } from './fruit.ts'
import { grainsLooks } from './grains.ts'
import { hushPuppyLooks } from './hush-puppies.ts'
import { leavesLooks } from './leaves.ts'
import type { Look } from './look.ts'
import { meatLooks } from './meat.ts'
import { nutsLooks } from './nuts.ts'
import { pastaLooks } from './pasta.ts'
import { saucesLooks } from './sauces.ts'
import { sweetsLooks } from './sweets.ts'
import { egusiParts } from './vegetables/egusi.ts'
import { vegetablesLooks } from './vegetables.ts'

/** Everything that has a look of its own: foods, then dishes. A function, since dishes name foods as their parts. */
export const allLooks = (): readonly Look[] => [
  ...grainsLooks,
  ...vegetablesLooks,
  ...fruitLooks,
  ...leavesLooks,
  ...meatLooks,
  ...fishLooks,
  ...eggsLooks,
  ...dairyLooks,
  ...nutsLooks,
  ...pastaLooks,
  ...breadLooks,
  ...sweetsLooks,
  ...saucesLooks,
  ...drinksLooks,
  ...dishes,
  ...dishPieces,
  ...extraAsiaEast,
  ...extraCrusts,
  ...extraSouthAsia,
  ...extraWest,
  ...hushPuppyLooks,
  ...egusiParts,
  ...mashedEggplant,
  ...shankSlices,
  ...fondueLooks,
  marinatedFish,
]

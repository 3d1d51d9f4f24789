import type { Look } from '../looks/look.ts'
import { africa } from './africa.ts'
import { bakery } from './bakery.ts'
import { breakfast } from './breakfast.ts'
import { desserts } from './desserts.ts'
import { eastAsia } from './east-asia.ts'
import { europe } from './europe.ts'
import { italy } from './italy.ts'
import { latinAmerica } from './latin-america.ts'
import { middleEast } from './middle-east.ts'
import { northAmerica } from './north-america.ts'
import { salads } from './salads.ts'
import { snacks } from './snacks.ts'
import { soups } from './soups.ts'
import { southAsia } from './south-asia.ts'
import { southeastAsia } from './southeast-asia.ts'
import { vegetableDishes } from './vegetables.ts'

/** Dishes that are drawn as one, by cuisine and kind. */
export const dishes: readonly Look[] = [
  ...southAsia,
  ...middleEast,
  ...eastAsia,
  ...southeastAsia,
  ...europe,
  ...italy,
  ...latinAmerica,
  ...northAmerica,
  ...africa,
  ...soups,
  ...breakfast,
  ...bakery,
  ...desserts,
  ...salads,
  ...vegetableDishes,
  ...snacks,
]

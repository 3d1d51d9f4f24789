import type { Look } from '../looks/look.ts'
import { italianMains } from './italy/mains.ts'
import { pasta } from './italy/pasta.ts'
import { pizzas } from './italy/pizza.ts'

/** Dishes of Italy. */
export const italy: readonly Look[] = [...pasta, ...pizzas, ...italianMains]

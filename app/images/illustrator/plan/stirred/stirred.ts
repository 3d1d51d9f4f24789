import type { Part } from '../plan.ts'
import { inDrink } from './in-drink.ts'
import { inFood } from './in-food.ts'
import { inShake } from './in-shake.ts'

/**
 * The foods of a table, each that is stirred, blended or cooked into another as a part of that: milk and sugar in
 * coffee, fruit in a smoothie, milk in scrambled eggs. They weigh what they weighed, except oats, which swell.
 */
export const stirred = (parts: readonly Part[], prompt: string): Part[] =>
  inFood(inDrink(inShake(parts, prompt), prompt), prompt)

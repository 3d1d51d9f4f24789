import type { Region } from '../core/layout.ts'
import type { Random } from '../core/random.ts'
import type { Body } from '../render/body.ts'
import type { Cooking } from './cooking.ts'
import type { Ground } from './ground.ts'

/** How much of a food there is. */
export type Amount = {
  grams: number
  /** Millilitres as it lies, with the air in it. */
  volume: number
  /** Pieces, where somebody said how many. */
  count?: number
  cooking: Cooking
}

/** Where a food is laid, and how much of it. All lengths are mm; the middle of the vessel is the origin. */
export type Place = Amount & {
  random: Random
  region: Region
  /** What lies there already; what is put down raises it. */
  ground: Ground
  put(body: Body): void
  /** Radius of the surface within which pieces lie, where that is less than their vessel. */
  rim?: number
  /** Grams of the largest of what is cut with a knife, where the dish has it in bites. */
  bite?: number
  /** Set where the food has a bowl, cup or glass of its own: the height of its inside at a distance from the middle. */
  bowl?: Bowl
}

export type Bowl = { radius: number; depth: number; inside: (far: number) => number }

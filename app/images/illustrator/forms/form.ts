import type { Amount, Place } from '../scene/place.ts'

/** How a kind of food lies: what ground an amount of it covers, and the laying itself. */
export type Form = {
  /** Mm² of ground. Grows with the amount. */
  ground(amount: Amount): number
  lay(place: Place): void
  /** How many pieces of an amount are drawn, for forms of pieces that one can count. */
  count?(amount: Amount): number
  /** Flows or heaps up on whatever is below: it is laid before pieces, so that these lie on it. */
  flows?: boolean
  /** Runs in a thread over all that lies there, what was strewn included: honey. */
  thread?: boolean
  /** A few of its strands or grains over what was tossed with it, by the ground with all of that. */
  wisps?(place: Place): void
  /** How it lies in a liquid at `level` mm, of whose surface it covers a share: beans half in their sauce, in no heap. */
  stirred?(place: Place, level: number, covers: number): void
  /** How it lies among food that it is tossed with, where that differs: slices that are no longer in a row. */
  loose?: Form
  /** The same dish with more in it: "stewed potato 20, pea 5", in percent of it. */
  with?(parts: string): Form
}

/** Mm² under a heap of so many ml, `steep` times as high as an ordinary one. */
export const heapGround = (volume: number, steep = 1): number =>
  (3.46 * (volume * 1000) ** (2 / 3)) / steep

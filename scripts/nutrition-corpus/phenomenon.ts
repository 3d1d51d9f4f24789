import type { Deck, Item, Unit } from './draw.ts'

/** A piece of text with what was eaten. */
export type Written = { text: string; items: Item[] }

/**
 * One thing that people do with words when they tell what they ate. `decoy` writes what looks alike but
 * must be read otherwise.
 */
export type Phenomenon = {
  id: string
  text: (deck: Deck, unit: Unit) => Written
  decoy: (deck: Deck, unit: Unit) => Written
}

import type { Deck, Item, Unit } from './draw.ts'

/** A text and what was eaten. */
export type Written = { text: string; items: Item[] }

/**
 * A pattern in how people describe what they ate. `decoy` writes a similar text that has to be read
 * differently.
 */
export type Phenomenon = {
  id: string
  text: (deck: Deck, unit: Unit) => Written
  decoy: (deck: Deck, unit: Unit) => Written
}

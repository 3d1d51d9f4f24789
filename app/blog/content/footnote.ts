import type { Inline, LinkNode } from './text-schemas.ts'

/** A footnote as a page shows it. */
export type Footnote = {
  number: number
  children: Inline[]
  /** The ids of the places that refer to it, in the order of reading. */
  references: string[]
}

/** A place that refers to a footnote: a link to it, with an id to come back to. */
export type Reference = LinkNode & { reference: string }

export const isReference = (node: Inline): node is Reference => 'reference' in node

/** The id of a footnote in its page. */
export const footnoteId = (number: number) => `footnote-${number}`

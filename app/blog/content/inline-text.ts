import type { Inline } from './text-schemas.ts'

/** The text of leaves and links. Alone in its file, because pages for readers need nothing else of rich text. */
export const textOfInlines = (children: Inline[]): string =>
  children.map((child) => ('text' in child ? child.text : textOfInlines(child.children))).join('')

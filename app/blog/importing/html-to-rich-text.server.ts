import type { Around } from '../converting/inlines.ts'
import { blocksOf } from '../converting/to-blocks.ts'
import { foreignTree } from './foreign-html.server.ts'

type Options = {
  /** Returns the address here for a link of the other system. */
  linkTo?: (url: string) => string
}

/**
 * Converts foreign HTML to rich text. Elements without a counterpart become paragraphs with all of their
 * text; `without` names their kinds.
 */
export function htmlToRichText(html: string, { linkTo = (url) => url }: Options = {}) {
  const without = new Set<string>()
  const around: Around = {
    marks: {},
    linkTo,
    galleries: true,
    without: (kind) => void without.add(kind),
  }
  return { blocks: blocksOf(foreignTree(html), around), without: [...without] }
}

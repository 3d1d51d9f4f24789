import { isVisible } from '#platform/text/plain-text.ts'
import { slugOf } from '#platform/text/slug.ts'
import {
  type Block,
  imagesOf,
  isVoidBlock,
  itemsOf,
  type ListItem,
  type RichText,
  type TableCell,
} from './blocks.ts'
import type { ShownLevel } from './body.ts'
import { textOfInlines } from './inline-text.ts'

/**
 * The text of a block without marks; for images, their captions. Items and rows are lines, cells are
 * divided by tabs.
 */
export function textOf(block: Block | ListItem): string {
  switch (block.type) {
    case 'image':
      return block.caption ?? ''
    case 'gallery':
      return linesOf(block.images.map(({ caption }) => caption ?? ''))
    case 'divider':
    case 'embed':
    case 'meal':
      return ''
    case 'numbered-list':
    case 'bulleted-list':
      return itemsOf(block)
        .map((item) => `${textOf(item)}\n`)
        .join('')
    case 'table':
      return linesOf(block.children.map(({ children }) => children.map(textOfCell).join('\t')))
    default:
      return textOfInlines(block.children)
  }
}

const linesOf = (lines: string[]) => lines.filter(Boolean).join('\n')

const textOfCell = ({ children }: TableCell) => textOfInlines(children)

/** All readable text, one line for each block. */
export const plainText = (blocks: RichText): string => blocks.map(textOf).join('\n').trim()

/** True when there is neither text nor anything else to see but dividers. */
export const isEmptyRichText = (blocks: RichText): boolean =>
  !blocks.some((block) => isVoidBlock(block) && block.type !== 'divider') &&
  !isVisible(plainText(blocks))

export type HeadingLevel = 1 | 2 | 3

export type Heading = { id: string; level: HeadingLevel; text: string }

const headingLevels: Partial<Record<Block['type'], HeadingLevel>> = {
  'heading-one': 1,
  'heading-two': 2,
  'heading-three': 3,
}

/** The headings with text, in order, with unique ids to link to. */
export function headingsOf(blocks: RichText): (Heading & { index: number })[] {
  const taken = new Map<string, number>()
  return blocks.flatMap((block, index) => {
    const level = headingLevels[block.type]
    const text = level ? textOf(block).trim() : ''
    if (!level || !text) return []
    return [{ id: anchorOf(text, taken), level, text, index }]
  })
}

/**
 * The levels of headings in the page, by their index: below the title of the page, and one below the heading that each
 * belongs to, so that none is skipped and those of one kind look alike.
 */
export function shownLevels(headings: { level: HeadingLevel; index: number }[]) {
  let above: HeadingLevel[] = []
  return new Map(
    headings.map(({ level, index }): [number, ShownLevel] => {
      above = [...above.filter((higher) => higher < level), level]
      return [index, above.length === 1 ? 2 : above.length === 2 ? 3 : 4]
    }),
  )
}

/** The id of a heading: its slug, with a number when it repeats; `taken` counts the slugs. */
export function anchorOf(text: string, taken: Map<string, number>): string {
  const slug = `section-${slugOf(text) || 'untitled'}`
  const count = (taken.get(slug) ?? 0) + 1
  taken.set(slug, count)
  return count === 1 ? slug : `${slug}--${count}`
}

/** The ids of the meals whose cards are shown, each once. */
export const mealIdsOf = (blocks: RichText): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'meal' ? [block.mealId] : []))),
]

/** The addresses of all images, each once. */
export function imageUrlsOf(blocks: RichText): string[] {
  return [...new Set(blocks.flatMap(imagesOf).map(({ url }) => url))]
}

/** The number of words in a text; in scripts without spaces each character counts as one. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’-])+/gu

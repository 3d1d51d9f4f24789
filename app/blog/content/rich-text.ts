import { isVisible } from '#platform/text/plain-text.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { Block, LinkNode, ListItem, RichText } from './content.ts'

/** The text of a block without marks; for an image, its caption. */
export function textOf(block: Block | ListItem): string {
  if (block.type === 'image') return block.caption ?? ''
  return block.children
    .map((child) => {
      if ('text' in child) return child.text
      return child.type === 'link' ? linkText(child) : `${textOf(child)}\n`
    })
    .join('')
}

const linkText = (link: LinkNode) => link.children.map(({ text }) => text).join('')

/** All readable text, one line for each block. */
export const plainText = (blocks: RichText): string => blocks.map(textOf).join('\n').trim()

/** True when there is neither text nor an image. */
export const isEmptyRichText = (blocks: RichText): boolean =>
  !blocks.some(({ type }) => type === 'image') && !isVisible(plainText(blocks))

export type Heading = { id: string; level: 1 | 2; text: string }

/** The headings with text, in order, with unique ids to link to. */
export function headingsOf(blocks: RichText): (Heading & { index: number })[] {
  const taken = new Map<string, number>()
  return blocks.flatMap((block, index) => {
    const level = block.type === 'heading-one' ? 1 : block.type === 'heading-two' ? 2 : null
    const text = level ? textOf(block).trim() : ''
    if (!level || !text) return []
    return [{ id: anchorOf(text, taken), level, text, index }]
  })
}

/** The id of a heading: its slug, with a number when it repeats; `taken` counts the slugs. */
export function anchorOf(text: string, taken: Map<string, number>): string {
  const slug = `section-${slugOf(text) || 'untitled'}`
  const count = (taken.get(slug) ?? 0) + 1
  taken.set(slug, count)
  return count === 1 ? slug : `${slug}--${count}`
}

/** The addresses of all images, each once. */
export function imageUrlsOf(blocks: RichText): string[] {
  return [...new Set(blocks.flatMap((block) => (block.type === 'image' ? [block.url] : [])))]
}

/** The number of words in a text; in scripts without spaces each character counts as one. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’-])+/gu

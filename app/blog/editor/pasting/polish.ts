import type { Block, ListBlock, RichText } from '../../content/blocks.ts'
import { embedOf } from '../../content/embeds.ts'
import { textOf } from '../../content/rich-text.ts'
import { withHead } from './table-head.ts'
import { withoutBold } from './without-bold.ts'

/** What only holds for text that was pasted, not for imports, whose programs say more. */
export const polished = (blocks: RichText): RichText => blocks.map(polish)

function polish(block: Block): Block {
  switch (block.type) {
    case 'heading-one':
    case 'heading-two':
    case 'heading-three':
      // A heading is bold anyway.
      return { ...block, children: block.children.map(withoutBold) }
    case 'numbered-list':
    case 'bulleted-list':
      return withTasks(block)
    case 'table':
      return withHead(block)
    case 'paragraph': {
      const url = textOf(block).trim()
      return url.length <= 2000 && !/\s/.test(url) && embedOf(url)
        ? { type: 'embed', url, children: [{ text: '' }] }
        : block
    }
    default:
      return block
  }
}

/** The box of a task as a sign, as imports write it. */
const withTasks = (list: ListBlock): ListBlock => ({
  ...list,
  children: list.children.map((child) => {
    if (child.type !== 'list-item') return withTasks(child)
    const [first, ...rest] = child.children
    if (!first || !('text' in first)) return child
    const text = first.text.replace(/^\[([ x])\]\s+/i, (_, sign) => (sign === ' ' ? '☐ ' : '☑ '))
    return { ...child, children: [{ ...first, text }, ...rest] }
  }),
})

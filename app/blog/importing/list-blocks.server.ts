import type { Block, Inline, ListItem, RichText } from '../content/content.ts'
import type { HtmlElement, HtmlNode } from '../content/html.server.ts'
import type { Around } from './foreign-inlines.server.ts'
import { hasText, tidy } from './foreign-inlines.server.ts'
import { blocksOf } from './html-to-rich-text.server.ts'

/** A list, followed by the images of its items. A nested list becomes lines of its item. */
export function listBlock({ tag, children }: HtmlElement, around: Around): RichText {
  const after: RichText = []
  const items = itemsIn(children).flatMap((nodes): ListItem[] => {
    const inlines = tidy(linesOf(blocksOf(nodes, around), after))
    return hasText(inlines) ? [{ type: 'list-item', children: inlines }] : []
  })
  if (items.length === 0) return after
  return [{ type: tag === 'ol' ? 'numbered-list' : 'bulleted-list', children: items }, ...after]
}

/** The content of each item. Nodes of a list outside an item belong to the item before. */
function itemsIn(nodes: HtmlNode[]): HtmlNode[][] {
  const items: HtmlNode[][] = []
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === 'li') items.push([...node.children])
    else if (typeof node === 'string' && node.trim() === '') continue
    else if (items.length > 0) items.at(-1)?.push(node)
    else items.push([node])
  }
  return items
}

/** Blocks as the lines of one item; the lines of nested lists start with a dash or their number. */
function linesOf(blocks: Block[], images: RichText): Inline[] {
  const lines: Inline[][] = []
  for (const block of blocks) {
    if (block.type === 'image') images.push(block)
    else if (block.type === 'bulleted-list' || block.type === 'numbered-list') {
      const isNumbered = block.type === 'numbered-list'
      for (const [index, item] of block.children.entries()) {
        lines.push([{ text: isNumbered ? `${index + 1}. ` : '– ' }, ...deeper(item.children)])
      }
    } else lines.push(block.children)
  }
  return lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line))
}

/** Further lines of an item are one dash deeper than its first. */
const deeper = (inlines: Inline[]): Inline[] =>
  inlines.map((inline) =>
    'text' in inline ? { ...inline, text: inline.text.replaceAll('\n', '\n– ') } : inline,
  )

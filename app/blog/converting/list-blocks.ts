import { isListBlock, type ListBlock, type RichText } from '../content/blocks.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'
import type { Around } from './inlines.ts'
import { hasText, tidy } from './inlines.ts'
import { blocksOf, flatten } from './to-blocks.ts'

/** A list with the lists inside its items, followed by what an item cannot hold, such as images. */
export function listBlock({ tag, children }: HtmlElement, around: Around): RichText {
  const after: RichText = []
  const items = itemsIn(children).flatMap((nodes): ListBlock['children'] => {
    const blocks = blocksOf(nodes, around)
    const nested = blocks.filter(isListBlock)
    const { inlines: lines, others } = flatten(
      blocks.filter((block) => !isListBlock(block)),
      '\n',
    )
    after.push(...others)
    const inlines = tidy(lines)
    return hasText(inlines) ? [{ type: 'list-item', children: inlines }, ...nested] : nested
  })
  if (items.length === 0) return after
  // Lists in front of the first item have none to belong to.
  if (items.every(isListBlock)) return [...items, ...after]
  return [
    { type: tag === 'ol' ? 'numbered-list' : 'bulleted-list', children: settled(items) },
    ...after,
  ]
}

/** The items, those of a list in front of the first one without that list. */
function settled(items: ListBlock['children']): ListBlock['children'] {
  const [first, ...rest] = items
  return first && isListBlock(first) ? settled([...first.children, ...rest]) : items
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

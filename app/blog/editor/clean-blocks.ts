import { blockSchema } from '../content/block-schemas.ts'
import {
  type Block,
  isListBlock,
  isVoidBlock,
  type ListBlock,
  shownWidths,
} from '../content/blocks.ts'
import { textOf } from '../content/rich-text.ts'
import type { Inline, Leaf } from '../content/text-schemas.ts'
import { isImageAddress, isLinkAddress } from './addresses.ts'
import {
  isListType,
  isTextBlockType,
  isVoidType,
  type ListType,
  marks,
  maxListDepth,
  paragraph,
} from './document.ts'

/** The marks of a leaf that are on, without other fields. */
function onlyMarks(leaf: Record<string, unknown>): Partial<Leaf> {
  return Object.fromEntries(marks.filter((mark) => leaf[mark] === true).map((mark) => [mark, true]))
}

/**
 * Makes a valid document from any old one: known blocks
 * stay, and the text of unknown ones becomes paragraphs.
 */
export function cleanBlocks(value: unknown): Block[] {
  const blocks = Array.isArray(value) ? groupInlines(value).flatMap(cleanBlock) : []
  return blocks.length > 0 ? blocks : [paragraph()]
}

type Loose = { type?: unknown; children?: unknown; [key: string]: unknown }

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const isInlineNode = (node: Loose) => typeof node.text === 'string' || node.type === 'link'

/** Puts text between blocks into paragraphs. */
function groupInlines(nodes: unknown[]): Loose[] {
  const result: Loose[] = []
  let open: unknown[] | null = null
  for (const node of nodes.filter(isLoose)) {
    if (!isInlineNode(node)) {
      open = null
      result.push(node)
    } else if (open) {
      open.push(node)
    } else {
      open = [node]
      result.push({ type: 'paragraph', children: open })
    }
  }
  return result
}

function cleanBlock(node: Loose): Block[] {
  const children = Array.isArray(node.children) ? node.children : []
  const { type } = node
  if (type === 'image') return cleanImage(node)
  if (type === 'upload') return []
  if (isListType(type)) return listOf(type, cleanItems(children, 1))
  if (type === 'list-item') return listOf('bulleted-list', cleanItem(children, 1))
  if (isWhole(type)) {
    const { data } = blockSchema.safeParse(node)
    if (data && data.type !== 'list-item') return [data]
  }
  if (children.filter(isLoose).some((child) => !isInlineNode(child))) {
    return groupInlines(children).flatMap((child) =>
      cleanBlock(child.type === 'paragraph' && isTextBlockType(type) ? { ...child, type } : child),
    )
  }
  return [{ type: isTextBlockType(type) ? type : 'paragraph', children: cleanInlines(children) }]
}

/** A list without items is dropped. */
const listOf = (type: ListType, children: ListBlock['children']): ListBlock[] =>
  children.length > 0 ? [{ type, children }] : []

/** True for blocks that are read as a whole or not at all; their text becomes paragraphs then. */
const isWhole = (type: unknown) => isVoidType(type) || type === 'table' || type === 'code-block'

function cleanImage({ url, alt, caption, width: wanted }: Loose): Block[] {
  if (typeof url !== 'string' || !isImageAddress(url)) return []
  const words = typeof caption === 'string' && caption.trim() !== '' ? { caption } : {}
  const width = shownWidths.find((name) => name === wanted && name !== 'normal')
  return [
    {
      type: 'image',
      url,
      alt: typeof alt === 'string' ? alt : '',
      ...words,
      ...(width && { width }),
      children: [{ text: '' }],
    },
  ]
}

/** The items of a list; deeper lists than allowed become items of the deepest one. */
function cleanItems(children: unknown[], depth: number): ListBlock['children'] {
  return groupInlines(children).flatMap((child): ListBlock['children'] => {
    const inner = Array.isArray(child.children) ? child.children : []
    if (child.type === 'list-item') return cleanItem(inner, depth)
    return isListType(child.type) ? nested(child.type, inner, depth) : cleanItem([child], depth)
  })
}

/** An item with the lists inside it behind it. */
function cleanItem(children: unknown[], depth: number): ListBlock['children'] {
  return groupInlines(children.length > 0 ? children : [{ text: '' }]).flatMap(
    (child): ListBlock['children'] => {
      const inner = Array.isArray(child.children) ? child.children : []
      if (isListType(child.type)) return nested(child.type, inner, depth)
      return cleanBlock(child).flatMap(itemOfBlock)
    },
  )
}

function nested(type: ListType, children: unknown[], depth: number): ListBlock['children'] {
  return depth < maxListDepth
    ? listOf(type, cleanItems(children, depth + 1))
    : cleanItems(children, depth)
}

function itemOfBlock(block: Block): ListBlock['children'] {
  if (isListBlock(block)) return block.children
  if (isVoidBlock(block)) return []
  const children = block.type === 'table' ? [{ text: textOf(block) }] : block.children
  return [{ type: 'list-item', children }]
}

function cleanInlines(nodes: unknown[]): Inline[] {
  const inlines = nodes.filter(isLoose).flatMap((node): Inline[] => {
    if (node.type !== 'link') return [cleanLeaf(node)]
    const leaves = textsOf(node)
    const { url } = node
    const readable = leaves.some(({ text }) => text !== '')
    const usable = readable && typeof url === 'string' && isLinkAddress(url)
    return usable ? [{ type: 'link', url, children: leaves }] : leaves
  })
  return inlines.length > 0 ? inlines : [{ text: '' }]
}

const textsOf = (node: Loose): Leaf[] =>
  Array.isArray(node.children)
    ? node.children
        .filter(isLoose)
        .flatMap((child) => (typeof child.text === 'string' ? [cleanLeaf(child)] : textsOf(child)))
    : []

const cleanLeaf = (node: Loose): Leaf => ({
  text: typeof node.text === 'string' ? node.text : '',
  ...onlyMarks(node),
})

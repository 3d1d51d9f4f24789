import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type {
  Block,
  Inline,
  Leaf,
  LinkNode,
  ListBlock,
  ListItem,
  TextBlock,
} from '../content/content.ts'
import { isImageAddress, isLinkAddress } from './addresses.ts'

/** The placeholder in the editor for an image that is being uploaded; never stored. */
export type UploadBlock = {
  type: 'upload'
  uploadId: string
  alt: string
  caption?: string
  children: [{ text: '' }]
}

/** A top-level block of the editor: a block of the post, or an image that is being uploaded. */
export type EditorBlock = Block | UploadBlock

export type EditorNode = EditorBlock | ListItem | LinkNode

export type PostEditor = BaseEditor & ReactEditor & HistoryEditor

declare module 'slate' {
  interface CustomTypes {
    Editor: PostEditor
    Element: EditorNode
    Text: Leaf
  }
}

export const marks = ['bold', 'italic', 'underline', 'code'] as const

const textBlockTypes = ['paragraph', 'heading-one', 'heading-two', 'block-quote'] as const

export const listTypes = ['numbered-list', 'bulleted-list'] as const

export type TextBlockType = TextBlock['type']
export type ListType = ListBlock['type']

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((item) => item === value)

export const isTextBlockType = (type: unknown) => isOneOf(textBlockTypes, type)

export const isListType = (type: unknown) => isOneOf(listTypes, type)

export const isVoidType = (type: unknown) => type === 'image' || type === 'upload'

export const paragraph = (...children: Inline[]): TextBlock => ({
  type: 'paragraph',
  children: children.length > 0 ? children : [{ text: '' }],
})

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
  if (isListType(type)) return listOf(type, groupInlines(children).flatMap(cleanItems))
  if (type === 'list-item') return listOf('bulleted-list', cleanItems(node))
  if (children.filter(isLoose).some((child) => !isInlineNode(child))) {
    return groupInlines(children).flatMap((child) =>
      cleanBlock(child.type === 'paragraph' && isTextBlockType(type) ? { ...child, type } : child),
    )
  }
  return [{ type: isTextBlockType(type) ? type : 'paragraph', children: cleanInlines(children) }]
}

/** A list without items is dropped. */
const listOf = (type: ListType, children: ListItem[]): Block[] =>
  children.length > 0 ? [{ type, children }] : []

function cleanImage({ url, alt, caption }: Loose): Block[] {
  if (typeof url !== 'string' || !isImageAddress(url)) return []
  const words = typeof caption === 'string' && caption.trim() !== '' ? { caption } : {}
  return [
    {
      type: 'image',
      url,
      alt: typeof alt === 'string' ? alt : '',
      ...words,
      children: [{ text: '' }],
    },
  ]
}

/** Flattens nested lists into one level. */
function cleanItems(node: Loose): ListItem[] {
  const children = Array.isArray(node.children) ? node.children : []
  return groupInlines(children.length > 0 ? children : [{ text: '' }])
    .flatMap(cleanBlock)
    .flatMap((block): ListItem[] => {
      if (block.type === 'numbered-list' || block.type === 'bulleted-list') return block.children
      return block.type === 'image' ? [] : [{ type: 'list-item', children: block.children }]
    })
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

import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import {
  type Block,
  type ImageBlock,
  type ListBlock,
  type ListItem,
  type TableCell,
  type TableRow,
  type TextBlock,
  voidTypes,
} from '../content/blocks.ts'
import type { Inline, Leaf, LinkNode } from '../content/text-schemas.ts'

/** The placeholder in the editor for an image that is being uploaded; never stored. */
export type UploadBlock = {
  type: 'upload'
  uploadId: string
  alt: string
  caption?: string
  width?: ImageBlock['width']
  children: [{ text: '' }]
}

/** A top-level block of the editor: a block of the post, or an image that is being uploaded. */
export type EditorBlock = Block | UploadBlock

export type EditorNode = EditorBlock | ListItem | TableRow | TableCell | LinkNode

export type PostEditor = BaseEditor & ReactEditor & HistoryEditor

declare module 'slate' {
  interface CustomTypes {
    Editor: PostEditor
    Element: EditorNode
    Text: Leaf
  }
}

export const marks = ['bold', 'italic', 'underline', 'code'] as const

const textBlockTypes = [
  ...(['paragraph', 'heading-one', 'heading-two', 'heading-three', 'block-quote'] as const),
]

export const listTypes = ['numbered-list', 'bulleted-list'] as const

export type TextBlockType = TextBlock['type']
export type ListType = ListBlock['type']

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((item) => item === value)

export const isTextBlockType = (type: unknown) => isOneOf(textBlockTypes, type)

export const isListType = (type: unknown) => isOneOf(listTypes, type)

export const isVoidType = (type: unknown) => type === 'upload' || isOneOf(voidTypes, type)

/** True for a block below which there must be a line to write in. */
export const needsLineBelow = (type: unknown) =>
  isVoidType(type) || type === 'table' || type === 'code-block'

/** Lists inside lists have at most this many levels in all. */
export const maxListDepth = 6

export const paragraph = (...children: Inline[]): TextBlock => ({
  type: 'paragraph',
  children: children.length > 0 ? children : [{ text: '' }],
})

import { Element } from 'slate'
import { ReactEditor } from 'slate-react'
import { isBlank } from '../blocks.ts'
import type { PostEditor } from '../document.ts'

/** The boxes of the blocks of the post in the window. */
function boxesOf(editor: PostEditor): DOMRect[] {
  return editor.children.map((block) =>
    ReactEditor.toDOMNode(editor, block).getBoundingClientRect(),
  )
}

/** The index of the block at a height of the window; the nearest one between blocks. */
export function blockAt(editor: PostEditor, y: number): number {
  const boxes = boxesOf(editor)
  const distance = ({ top, bottom }: DOMRect) => Math.max(top - y, y - bottom, 0)
  const nearest = Math.min(...boxes.map(distance))
  return boxes.findIndex((box) => distance(box) === nearest)
}

/** A place between two blocks: the index of the block below, and its height in the window. */
export type Gap = { index: number; y: number }

/** The gap that is nearest to a height of the window; the empty last line stays the last one. */
export function gapAt(editor: PostEditor, y: number): Gap {
  const boxes = boxesOf(editor)
  const below = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  const last = editor.children.at(-1)
  const hasLine =
    boxes.length > 1 && Element.isElement(last) && last.type === 'paragraph' && isBlank(last)
  const index = Math.min(below < 0 ? boxes.length : below, boxes.length - (hasLine ? 1 : 0))
  const [before, behind] = [boxes[index - 1], boxes[index]]
  if (before && behind) return { index, y: (before.bottom + behind.top) / 2 }
  return { index, y: behind ? behind.top - 8 : (before?.bottom ?? 0) + 8 }
}

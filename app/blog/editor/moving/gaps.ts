import { ReactEditor } from 'slate-react'
import { isEmptyLine } from '../blocks.ts'
import type { PostEditor } from '../document.ts'

/** The boxes of the blocks of the post in the window. */
function boxesOf(editor: PostEditor): DOMRect[] {
  return editor.children.map((block) =>
    ReactEditor.toDOMNode(editor, block).getBoundingClientRect(),
  )
}

/** The index of the block at a height of the window; the nearest one between blocks. */
export function blockAt(editor: PostEditor, y: number): number {
  const distances = boxesOf(editor).map(({ top, bottom }) => Math.max(top - y, y - bottom, 0))
  return distances.indexOf(Math.min(...distances))
}

/** A place between two blocks: the index of the block below, and its height in the window. */
export type Gap = { index: number; y: number }

/** The gap that is nearest to a height of the window; the empty last line stays the last one. */
export function gapAt(editor: PostEditor, y: number): Gap {
  const boxes = boxesOf(editor)
  const below = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  const hasLine = boxes.length > 1 && isEmptyLine(editor.children.at(-1))
  const index = Math.min(below < 0 ? boxes.length : below, boxes.length - (hasLine ? 1 : 0))
  const [before, behind] = [boxes[index - 1], boxes[index]]
  if (before && behind) return { index, y: (before.bottom + behind.top) / 2 }
  return { index, y: behind ? behind.top - 8 : (before?.bottom ?? 0) + 8 }
}

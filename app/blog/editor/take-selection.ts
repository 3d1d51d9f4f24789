import { Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { PostEditor } from './document.ts'

/**
 * Takes over what is selected in the window. The editor does so by itself a moment later, which is too late for a
 * key that follows at once: it would be about what was selected before.
 */
export function takeSelection(editor: PostEditor): void {
  const selection = window.getSelection()
  const isOurs =
    selection?.anchorNode && ReactEditor.toDOMNode(editor, editor).contains(selection.anchorNode)
  if (!isOurs) return
  const options = { exactMatch: false, suppressThrow: true } as const
  const range = ReactEditor.toSlateRange(editor, selection, options)
  if (range) Transforms.select(editor, range)
}

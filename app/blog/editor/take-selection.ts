import { Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { PostEditor } from './document.ts'

/**
 * Takes over the selection of the window. The editor does that itself a moment later, which is too late for
 * a key that follows at once: it would act on the old selection.
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

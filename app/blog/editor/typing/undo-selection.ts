import { Node, Transforms } from 'slate'
import type { PostEditor } from '../document.ts'

/** Puts the cursor back where it was before a step, even when undoing it has removed the block with the cursor. */
export function withUndoSelection(editor: PostEditor): PostEditor {
  const { undo } = editor
  editor.undo = () => {
    const before = editor.history.undos.at(-1)?.selectionBefore
    undo()
    const ends = before ? [before.anchor, before.focus] : []
    if (!before || editor.selection || !ends.every(({ path }) => Node.has(editor, path))) return
    Transforms.select(editor, before)
  }
  return editor
}

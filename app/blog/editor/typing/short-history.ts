import { type Operation, Path } from 'slate'
import type { PostEditor } from '../document.ts'

/**
 * Joins letters that were typed one after another into one operation of the history, which otherwise grows with each
 * of them: a step to undo may be all that was typed into a block.
 */
export function withShortHistory(editor: PostEditor): PostEditor {
  const { apply } = editor
  editor.apply = (operation) => {
    apply(operation)
    joinLetters(editor.history.undos.at(-1)?.operations ?? [])
  }
  return editor
}

/** Joins the two operations before the last one, by which the history decides what belongs to the same step. */
function joinLetters(operations: Operation[]): void {
  const [first, second, last] = operations.slice(-3)
  if (!last || first?.type !== 'insert_text' || second?.type !== 'insert_text') return
  if (!Path.equals(first.path, second.path)) return
  if (second.offset !== first.offset + first.text.length) return
  operations.splice(-3, 2, { ...first, text: first.text + second.text })
}

import { Editor, Node } from 'slate'
import { ReactEditor } from 'slate-react'
import { textBlockAt } from './blocks.ts'
import type { PostEditor } from './document.ts'
import { choiceOf } from './shortcuts.ts'

/**
 * Phone keyboards on Android hold back typed text while they compose. When it would start a heading, list
 * or quote, the editor is made to take it at once.
 */
export function flushBeginnings(editor: PostEditor): void {
  queueMicrotask(() => {
    const begins = ReactEditor.androidPendingDiffs(editor)?.some(({ diff, path }) => {
      if (!diff.text.endsWith(' ')) return false
      const leaf = Node.leaf(editor, path)
      const block = textBlockAt(editor)
      const typed = leaf.text.slice(0, diff.start) + diff.text.slice(0, -1)
      return (
        block?.[0].type === 'paragraph' &&
        choiceOf(typed) !== undefined &&
        Editor.isStart(editor, Editor.start(editor, path), block[1])
      )
    })
    if (begins) ReactEditor.androidScheduleFlush(editor)
  })
}

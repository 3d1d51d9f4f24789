import { Editor, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import type { PostEditor } from '../document.ts'
import { type Match, rangeOf } from './find-text.ts'

/** Replaces the matches by a text, which takes the marks of what it replaces; one undo takes all of them back. */
export function replaceMatches(editor: PostEditor, matches: Match[], text: string): void {
  if (matches.length === 0) return
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      // From the end, so that the places of those before stay.
      for (const match of matches.toReversed()) {
        const at = rangeOf(editor, match)
        if (!at) continue
        if (text === '') Transforms.delete(editor, { at })
        else Transforms.insertText(editor, text, { at })
      }
    })
  })
}

import { Editor, Range, Text, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { beforeCursor } from '../blocks.ts'
import type { PostEditor } from '../document.ts'
import { linkRange, stepOut } from '../links.ts'
import { isMarkOn } from '../marks.ts'
import { rangeInBlock } from '../text-range.ts'
import { closedSigns, type Signs } from './mark-signs.ts'

/**
 * Turns `**bold**`, `*italic*`, `_italic_`, code in backticks and `[words](address)` into marks and links when the
 * closing sign is typed. The change is a step of its own, so that one undo gives back what was typed.
 */
export function withTypedMarks(editor: PostEditor): PostEditor {
  const { insertText } = editor
  editor.insertText = (text, options) => {
    insertText(text, options)
    // The keyboard of a phone sends whole words; more than a word is no typing.
    if (/^\S*[)*_`]$/.test(text)) closeSigns(editor)
  }
  return editor
}

function closeSigns(editor: PostEditor): void {
  const before = beforeCursor(editor)
  if (!before || before.node.type === 'code-block' || isMarkOn(editor, 'code')) return
  const { path, range } = before
  const signs = closedSigns(Editor.string(editor, range))
  if (!signs) return
  HistoryEditor.withNewBatch(editor, () => apply(editor, path, signs))
}

function apply(editor: PostEditor, path: number[], signs: Signs): void {
  const { start, open, words, close, becomes } = signs
  const marksOfSign = Editor.marks(editor)
  Editor.withoutNormalizing(editor, () => {
    const behind = start + open + words
    remove(editor, path, behind, behind + close)
    remove(editor, path, start, start + open)
    const range = rangeInBlock(editor, path, start, start + words)
    if (!range) return
    const kept = Editor.rangeRef(editor, range, { affinity: 'inward' })
    if ('url' in becomes) linkRange(editor, range, becomes.url)
    else {
      const marked = { [becomes.mark]: true }
      Transforms.setNodes<Text>(editor, marked, { at: range, match: Text.isText, split: true })
    }
    const end = kept.unref()
    if (end) Transforms.select(editor, Range.end(end))
  })
  if ('url' in becomes) stepOut(editor)
  // What is typed next is like the closing sign, not like the words before it.
  editor.marks = marksOfSign
}

function remove(editor: PostEditor, path: number[], start: number, end: number): void {
  const at = rangeInBlock(editor, path, start, end)
  if (at) Transforms.delete(editor, { at })
}

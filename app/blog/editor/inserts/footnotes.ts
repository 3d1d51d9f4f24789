import { Editor, Node, Range, Transforms } from 'slate'
import { isEmptyLine, textBlockAt } from '../blocks.ts'
import { type PostEditor, paragraph } from '../document.ts'
import { stepOut } from '../links.ts'

/**
 * Puts a reference at the cursor and its footnote at the end of the text, where the cursor goes. Both are text, which
 * pages turn into numbers and links.
 */
export function insertFootnote(editor: PostEditor): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  const { selection } = editor
  if (!selection || textBlockAt(editor)?.[0].type === 'code-block') return
  const name = freeName(editor)
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(selection)) Transforms.collapse(editor, { edge: 'end' })
    // A reference is a link of its own.
    stepOut(editor)
    Transforms.insertNodes(editor, { text: `[^${name}]` }, { select: true })
    const text = `[^${name}]: `
    if (isEmptyLine(editor.children.at(-1)))
      Transforms.insertText(editor, text, { at: Editor.end(editor, []) })
    else Transforms.insertNodes(editor, paragraph({ text }), { at: [editor.children.length] })
    Transforms.select(editor, Editor.end(editor, []))
  })
}

/** The next number that the text does not use as the name of a footnote. */
function freeName(editor: PostEditor): number {
  const text = [...Node.texts(editor)].map(([leaf]) => leaf.text).join('\n')
  const used = [...text.matchAll(/\[\^(\d{1,4})\]/g)].map(([, name]) => Number(name))
  return Math.max(0, ...used) + 1
}

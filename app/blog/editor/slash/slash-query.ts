import { Editor, Path, Point, type PointRef, Range } from 'slate'
import { beforeCursor, textBlockAt } from '../blocks.ts'
import type { PostEditor } from '../document.ts'

/** The slash that was typed last in each editor, until it is used or left. */
const slashes = new WeakMap<PostEditor, PointRef>()

/** A typed slash with the letters behind it, and where they stand. */
type SlashQuery = { range: Range; typed: string }

/** Remembers a slash that is typed at the start of a block or after a space. */
export function withSlash(editor: PostEditor): PostEditor {
  const { insertText } = editor
  editor.insertText = (text, options) => {
    insertText(text, options)
    if (text.endsWith('/')) rememberSlash(editor)
  }
  return editor
}

function rememberSlash(editor: PostEditor): void {
  const before = beforeCursor(editor)
  if (!before || before.node.type === 'code-block' || before.node.type === 'table-cell') return
  const slash = Editor.before(editor, before.range.focus)
  if (!slash || !/(^|\s)\/$/.test(Editor.string(editor, before.range))) return
  forgetSlash(editor)
  slashes.set(editor, Editor.pointRef(editor, slash, { affinity: 'backward' }))
}

/** The slash before the cursor with what was typed since; null without one. */
export function slashQuery(editor: PostEditor): SlashQuery | null {
  const start = slashes.get(editor)?.current
  const { selection } = editor
  const block = textBlockAt(editor)
  if (!start || !selection || !block || !Range.isCollapsed(selection)) return null
  const isHere = Path.isAncestor(block[1], start.path) && Point.isBefore(start, selection.anchor)
  if (!isHere) return null
  const range = { anchor: start, focus: selection.anchor }
  const [, typed] = /^\/((?!\s)[^\n/]{0,30})$/.exec(Editor.string(editor, range)) ?? []
  return typed === undefined ? null : { range, typed }
}

/** Closes the menu of the slash, whose letters stay. */
export function forgetSlash(editor: PostEditor): void {
  slashes.get(editor)?.unref()
  slashes.delete(editor)
}

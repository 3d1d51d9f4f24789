import { Editor, Range, Transforms } from 'slate'
import type { Mark } from '../content/text-schemas.ts'
import { type BlockChoice, textBlockAt, toggleBlock } from './blocks.ts'
import type { PostEditor } from './document.ts'
import { insertBlocks } from './insert-blocks.ts'
import { toggleMark } from './marks.ts'
import { indentItem, outdentItem } from './nested-lists.ts'
import { cellAt, stepCell } from './tables/tables.ts'

/** What creates a block when it is typed at the start of a paragraph and followed by a space. */
const beginnings: Record<string, BlockChoice> = {
  '#': 'heading-one',
  '##': 'heading-two',
  '###': 'heading-three',
  '>': 'block-quote',
  '-': 'bulleted-list',
  '*': 'bulleted-list',
  '1.': 'numbered-list',
}

/**
 * Turns `# `, `> `, `- `, `1. ` and the like at the start of a paragraph into the block they stand for, three
 * backticks into code, and three hyphens into a divider.
 */
export function withBeginnings(editor: PostEditor): PostEditor {
  const { insertText } = editor
  editor.insertText = (text, options) => {
    const done = text.endsWith(' ') ? begin(editor, text.slice(0, -1)) : beginAtOnce(editor, text)
    if (!done) insertText(text, options)
  }
  return editor
}

/** The block that the typed start of a paragraph stands for; undefined without one. */
export function choiceOf(typed: string): BlockChoice | undefined {
  return beginnings[typed]
}

function begin(editor: PostEditor, typed: string): boolean {
  const before = startOfParagraph(editor)
  const choice = before && choiceOf(Editor.string(editor, before) + typed)
  if (!before || !choice) return false
  remove(editor, before)
  toggleBlock(editor, choice)
  return true
}

/** Beginnings that need no space behind them. */
function beginAtOnce(editor: PostEditor, typed: string): boolean {
  if (typed !== '`' && typed !== '-') return false
  const before = startOfParagraph(editor)
  if (!before || Editor.string(editor, before) !== typed.repeat(2)) return false
  remove(editor, before)
  if (typed === '`') toggleBlock(editor, 'code-block')
  else insertBlocks(editor, [{ type: 'divider', children: [{ text: '' }] }])
  return true
}

/** From the start of the paragraph to the cursor; null elsewhere. */
function startOfParagraph(editor: PostEditor): Range | null {
  const { selection } = editor
  const block = textBlockAt(editor)
  if (!selection || !block || !Range.isCollapsed(selection)) return null
  const [node, path] = block
  if (node.type !== 'paragraph') return null
  return { anchor: Editor.start(editor, path), focus: selection.anchor }
}

function remove(editor: PostEditor, range: Range): void {
  Transforms.select(editor, range)
  if (!Range.isCollapsed(range)) Transforms.delete(editor)
}

/** What keyboard shortcuts do. */
export type Command = { mark: Mark } | { block: BlockChoice } | { action: 'link' | 'undo' | 'redo' }

const letters: Record<string, Command> = {
  b: { mark: 'bold' },
  i: { mark: 'italic' },
  u: { mark: 'underline' },
  '`': { mark: 'code' },
  k: { action: 'link' },
  y: { action: 'redo' },
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The command of a key press; on a Mac, Mod is the command key. Null for plain typing. */
export function commandOf(press: Press): Command | null {
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return null
  const key = press.key.toLowerCase()
  if (key === 'z') return { action: press.shiftKey ? 'redo' : 'undo' }
  return press.shiftKey ? null : (letters[key] ?? null)
}

/** Tab moves between the cells of a table and changes the level of a list item. False where it does neither. */
export function carryOutTab(editor: PostEditor, back: boolean): boolean {
  if (cellAt(editor)) return stepCell(editor, back ? -1 : 1)
  return back ? outdentItem(editor) : indentItem(editor)
}

/** Runs commands that need no dialog. */
export function carryOut(editor: PostEditor, command: Command): void {
  if ('mark' in command) toggleMark(editor, command.mark)
  else if ('block' in command) toggleBlock(editor, command.block)
  else if (command.action === 'undo') editor.undo()
  else if (command.action === 'redo') editor.redo()
}

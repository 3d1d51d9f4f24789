import { Editor, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import type { Mark } from '../content/text-schemas.ts'
import { type BlockChoice, beforeCursor, toggleBlock } from './blocks.ts'
import type { PostEditor } from './document.ts'
import { divider, insertBlocks } from './insert-blocks.ts'
import { hasMod } from './keyboard/key-names.ts'
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
 * backticks into code, and three hyphens into a divider. One undo gives back what was typed.
 */
export function withBeginnings(editor: PostEditor): PostEditor {
  const { insertText } = editor
  editor.insertText = (text, options) => {
    insertText(text, options)
    begin(editor, text)
  }
  return editor
}

/** The block that the typed start of a paragraph stands for; undefined without one. */
export function choiceOf(typed: string): BlockChoice | undefined {
  return beginnings[typed]
}

function begin(editor: PostEditor, typed: string): void {
  if (!/[ `-]$/.test(typed)) return
  const before = beforeCursor(editor)
  if (before?.node.type !== 'paragraph') return
  const { range } = before
  const change = changeFor(Editor.string(editor, range))
  if (!change) return
  HistoryEditor.withNewBatch(editor, () => {
    // Without a selection, so that undo leads back to the cursor behind the typed signs.
    Transforms.delete(editor, { at: range })
    change(editor)
  })
}

/** What the typed start of a paragraph does; null without an effect. */
function changeFor(start: string): ((editor: PostEditor) => void) | null {
  if (start === '```') return (editor) => toggleBlock(editor, 'code-block')
  if (start === '---') return (editor) => insertBlocks(editor, [divider()])
  const choice = start.endsWith(' ') && choiceOf(start.slice(0, -1))
  return choice ? (editor) => toggleBlock(editor, choice) : null
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
  if (!hasMod(press) || press.altKey) return null
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

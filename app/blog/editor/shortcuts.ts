import { Editor, Range, Transforms } from 'slate'
import type { Mark } from '../content/content.ts'
import { type BlockChoice, textBlockAt, toggleBlock } from './blocks.ts'
import type { PostEditor } from './document.ts'
import { toggleMark } from './marks.ts'

/** What creates a block when it is typed at the start of a paragraph and followed by a space. */
const beginnings: Record<string, BlockChoice> = {
  '#': 'heading-one',
  '##': 'heading-two',
  '>': 'block-quote',
  '-': 'bulleted-list',
  '*': 'bulleted-list',
  '1.': 'numbered-list',
}

/** Turns `# `, `## `, `> `, `- ` and `1. ` at the start of a paragraph into the block they stand for. */
export function withBeginnings(editor: PostEditor): PostEditor {
  const { insertText } = editor
  editor.insertText = (text, options) => {
    if (!(text.endsWith(' ') && begin(editor, text.slice(0, -1)))) insertText(text, options)
  }
  return editor
}

/** The block that the typed start of a paragraph stands for; undefined without one. */
export function choiceOf(typed: string): BlockChoice | undefined {
  return beginnings[typed]
}

function begin(editor: PostEditor, typed: string): boolean {
  const { selection } = editor
  const block = textBlockAt(editor)
  if (!selection || !block || !Range.isCollapsed(selection)) return false
  const [node, path] = block
  if (node.type !== 'paragraph') return false
  const before = { anchor: Editor.start(editor, path), focus: selection.anchor }
  const choice = choiceOf(Editor.string(editor, before) + typed)
  if (!choice) return false
  Transforms.select(editor, before)
  if (!Range.isCollapsed(before)) Transforms.delete(editor)
  toggleBlock(editor, choice)
  return true
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

/** Runs commands that need no dialog. */
export function carryOut(editor: PostEditor, command: Command): void {
  if ('mark' in command) toggleMark(editor, command.mark)
  else if ('block' in command) toggleBlock(editor, command.block)
  else if (command.action === 'undo') editor.undo()
  else if (command.action === 'redo') editor.redo()
}

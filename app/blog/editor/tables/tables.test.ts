import { Editor, Node, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { buildEditor } from '#tests/support/builders/build-editor.ts'
import type { Block } from '../../content/blocks.ts'
import { type PostEditor, paragraph } from '../document.ts'
import { insertBlocks } from '../insert-blocks.ts'
import { carryOutTab } from '../shortcuts.ts'
import { storedBlocks } from '../stored-content.ts'
import { changeTable, insertTable } from './tables.ts'

const editorOf = (...blocks: Block[]) => buildEditor(blocks, 'start')

/** The texts of the first table, a line for each row. */
const rowsOf = (editor: PostEditor) => {
  const table = editor.children.find((block) => 'type' in block && block.type === 'table')
  if (!table || !('type' in table) || table.type !== 'table') return null
  return table.children.map((row) => row.children.map((cell) => Node.string(cell)).join('|'))
}

function type(editor: PostEditor, ...texts: string[]): void {
  for (const text of texts) {
    editor.insertText(text)
    carryOutTab(editor, false)
  }
}

describe('a table in a post', () => {
  it('is filled by typing and Tab, which adds a row behind the last cell [block-04]', () => {
    const editor = editorOf()
    insertTable(editor)
    type(editor, 'Food', 'kcal', 'g', 'Rice', '130', '100', 'Dal', '110', '100', 'Roti')
    expect(rowsOf(editor)).toEqual(['Food|kcal|g', 'Rice|130|100', 'Dal|110|100', 'Roti||'])
    expect(storedBlocks(editor.children as never)[0]).toMatchObject({
      children: [{ children: [{ header: true }, { header: true }, { header: true }] }, {}, {}, {}],
    })
  })

  it('gets and loses rows, columns and its head by buttons [block-04]', () => {
    const editor = editorOf()
    insertTable(editor)
    type(editor, 'a', 'b')
    changeTable(editor, 'column-after')
    changeTable(editor, 'row-above')
    expect(rowsOf(editor)).toEqual(['|||', 'a|b||', '|||', '|||'])
    changeTable(editor, 'remove-row')
    changeTable(editor, 'remove-column')
    changeTable(editor, 'remove-column')
    changeTable(editor, 'head')
    expect(rowsOf(editor)).toHaveLength(3)
    changeTable(editor, 'remove-table')
    expect(rowsOf(editor)).toBeNull()
  })

  it('keeps its cells apart: neither Backspace nor Delete joins them', () => {
    const editor = editorOf()
    insertTable(editor)
    type(editor, 'a', 'b')
    carryOutTab(editor, true)
    Transforms.collapse(editor, { edge: 'start' })
    editor.deleteBackward('character')
    expect(rowsOf(editor)?.[0]).toBe('a|b|')
    Transforms.select(editor, Editor.end(editor, [0, 0, 0]))
    editor.deleteForward('character')
    expect(rowsOf(editor)?.[0]).toBe('a|b|')
  })

  it('takes what is pasted into a cell as lines', () => {
    const editor = editorOf()
    insertTable(editor)
    insertBlocks(editor, [paragraph({ text: 'one' }), paragraph({ text: 'two' })])
    expect(rowsOf(editor)?.[0]).toBe('one\ntwo||')
  })
})

describe('a list in a list', () => {
  const item = (text: string) => ({ type: 'list-item' as const, children: [{ text }] })

  it('is made and left by Tab and Shift+Tab [block-05]', () => {
    const editor = editorOf({ type: 'bulleted-list', children: [item('a'), item('b')] })
    expect(carryOutTab(editor, false)).toBe(false)
    Transforms.select(editor, Editor.end(editor, []))
    expect(carryOutTab(editor, false)).toBe(true)
    const inner = { type: 'bulleted-list', children: [item('b')] }
    expect(editor.children).toEqual([{ type: 'bulleted-list', children: [item('a'), inner] }])
    expect(carryOutTab(editor, true)).toBe(true)
    expect(editor.children).toEqual([{ type: 'bulleted-list', children: [item('a'), item('b')] }])
  })

  it('ends level by level with an empty item', () => {
    const inner = { type: 'bulleted-list' as const, children: [item('b')] }
    const editor = editorOf({ type: 'bulleted-list', children: [item('a'), inner] })
    Transforms.select(editor, Editor.end(editor, []))
    for (let count = 0; count < 3; count += 1) editor.insertBreak()
    editor.insertText('after')
    expect(editor.children.at(-1)).toEqual(paragraph({ text: 'after' }))
  })
})

describe('code in a post', () => {
  it('begins with three backticks, keeps its lines, and ends with two empty ones [block-06]', () => {
    const editor = editorOf()
    for (const sign of '```') editor.insertText(sign)
    editor.insertText('a = 1')
    editor.insertBreak()
    editor.insertText('b = 2')
    editor.insertBreak()
    editor.insertBreak()
    editor.insertText('after')
    expect(storedBlocks(editor.children as never)).toEqual([
      { type: 'code-block', children: [{ text: 'a = 1\nb = 2' }] },
      paragraph({ text: 'after' }),
    ])
  })

  it('three hyphens are a divider [block-06]', () => {
    const editor = editorOf()
    for (const sign of '---') editor.insertText(sign)
    editor.insertText('after')
    expect(storedBlocks(editor.children as never)).toEqual([
      { type: 'divider', children: [{ text: '' }] },
      paragraph({ text: 'after' }),
    ])
  })
})

import { Node } from 'slate'
import { describe, expect, it } from 'vitest'
import { buildEditor } from '#tests/support/builders/build-editor.ts'
import type { Block, ListBlock } from '../../content/blocks.ts'
import { moveSelected, moveToGap } from './move-block.ts'

const line = (text: string): Block => ({ type: 'paragraph', children: [{ text }] })
const item = (text: string): ListBlock['children'][number] => ({
  type: 'list-item',
  children: [{ text }],
})
const list = (...children: ListBlock['children']): ListBlock => ({
  type: 'bulleted-list',
  children,
})

const editorWith = (blocks: Block[], first: number[], last = first) =>
  buildEditor(blocks, [first, last])

const textsOf = (node: Node): string[] => [...Node.texts(node)].map(([{ text }]) => text)

describe('moving blocks', () => {
  it('moves a block up and down, and stops at the edges', () => {
    const editor = editorWith([line('a'), line('b'), line('c')], [2])
    expect(moveSelected(editor, -1)).toBe(true)
    expect(textsOf(editor)).toEqual(['a', 'c', 'b'])
    expect(moveSelected(editor, -1)).toBe(true)
    expect(moveSelected(editor, -1)).toBe(false)
    expect(textsOf(editor)).toEqual(['c', 'a', 'b'])
    expect(moveSelected(editor, 1)).toBe(true)
    expect(textsOf(editor)).toEqual(['a', 'c', 'b'])
    editor.undo()
    expect(textsOf(editor)).toEqual(['c', 'a', 'b'])
  })

  it('moves several selected blocks together', () => {
    const editor = editorWith([line('a'), line('b'), line('c'), line('d')], [1], [2])
    moveSelected(editor, 1)
    expect(textsOf(editor)).toEqual(['a', 'd', 'b', 'c'])
    moveSelected(editor, -1)
    moveSelected(editor, -1)
    expect(textsOf(editor)).toEqual(['b', 'c', 'a', 'd'])
  })

  it('moves an item with the items below it, and at the edge the whole list', () => {
    const blocks = [line('x'), list(item('a'), list(item('a1')), item('b'), list(item('b1')))]
    const editor = editorWith(blocks, [1, 2])
    moveSelected(editor, -1)
    expect(textsOf(editor)).toEqual(['x', 'b', 'b1', 'a', 'a1'])
    moveSelected(editor, -1)
    expect(textsOf(editor)).toEqual(['b', 'b1', 'a', 'a1', 'x'])
    moveSelected(editor, 1)
    expect(textsOf(editor)).toEqual(['a', 'a1', 'b', 'b1', 'x'])
  })

  it('leaves the line below an image where it is', () => {
    const image: Block = { type: 'image', url: '/media/a.webp', alt: '', children: [{ text: '' }] }
    const editor = editorWith([line('a'), image], [1])
    expect(moveSelected(editor, 1)).toBe(false)
    expect(editor.children).toHaveLength(3)
    moveSelected(editor, -1)
    expect(editor.children).toMatchObject([{ type: 'image' }, line('a'), line('')])
  })

  it('moves a block to a gap', () => {
    const editor = editorWith([line('a'), line('b'), line('c')], [0])
    expect(moveToGap(editor, 0, 1)).toBe(false)
    expect(moveToGap(editor, 0, 3)).toBe(true)
    expect(textsOf(editor)).toEqual(['b', 'c', 'a'])
    expect(moveToGap(editor, 2, 0)).toBe(true)
    expect(textsOf(editor)).toEqual(['a', 'b', 'c'])
  })
})

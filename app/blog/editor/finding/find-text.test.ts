import { Editor } from 'slate'
import { expect, it } from 'vitest'
import { buildEditor } from '#tests/support/builders/build-editor.ts'
import type { Block } from '../../content/blocks.ts'
import { highlightsIn, indexFrom, matchesIn, rangeOf } from './find-text.ts'
import { replaceMatches } from './replace.ts'

const blocks: Block[] = [
  {
    type: 'paragraph',
    children: [
      { text: 'Rice, ' },
      { text: 'ri', bold: true },
      { text: 'ce and ' },
      { type: 'link', url: '/meals/rice', children: [{ text: 'rice' }] },
      { text: '' },
    ],
  },
  {
    type: 'bulleted-list',
    children: [{ type: 'list-item', children: [{ text: 'brown RICE (rice)' }] }],
  },
  { type: 'code-block', children: [{ text: 'rice = 1\nrice' }] },
]

const open = () => buildEditor(structuredClone(blocks), [[0], [0]])

const stringsOf = (editor: ReturnType<typeof open>, words: string, matchCase = false) =>
  matchesIn(editor, { words, matchCase }).map((match) => {
    const range = rangeOf(editor, match)
    return range && Editor.string(editor, range)
  })

it('finds words across marks, in lists and in code', () => {
  const editor = open()
  expect(stringsOf(editor, 'rice')).toEqual([
    ...['Rice', 'rice', 'rice', 'RICE', 'rice', 'rice', 'rice'],
  ])
  expect(stringsOf(editor, 'RICE', true)).toEqual(['RICE'])
  expect(stringsOf(editor, '(rice)')).toEqual(['(rice)'])
  expect(stringsOf(editor, '.')).toEqual([])
  expect(stringsOf(editor, '')).toEqual([])
})

it('starts at the cursor', () => {
  const editor = open()
  const matches = matchesIn(editor, { words: 'rice', matchCase: false })
  expect(indexFrom(editor, matches, editor.selection)).toBe(0)
  expect(indexFrom(editor, matches, Editor.range(editor, [1]))).toBe(3)
  expect(indexFrom(editor, matches, Editor.range(editor, Editor.end(editor, [])))).toBe(0)
})

it('replaces all, with the marks and links of what is replaced, and takes it back at once', () => {
  const editor = open()
  const before = structuredClone(editor.children)
  replaceMatches(editor, matchesIn(editor, { words: 'rice', matchCase: false }), 'millet')
  expect(editor.children).toMatchObject([
    {
      children: [
        { text: 'millet, ' },
        { text: 'millet', bold: true },
        { text: ' and ' },
        { type: 'link', children: [{ text: 'millet' }] },
        { text: '' },
      ],
    },
    { children: [{ children: [{ text: 'brown millet (millet)' }] }] },
    { children: [{ text: 'millet = 1\nmillet' }] },
    { type: 'paragraph' },
  ])
  editor.undo()
  expect(editor.children).toEqual(before)
})

it('highlights the current match differently', () => {
  const editor = open()
  const [node, path] = Editor.node(editor, [1, 0])
  const search = { words: 'rice', matchCase: false }
  const found = highlightsIn(editor, node, path, search, { block: '1,0', start: 12 })
  expect(found.map((range) => range.found)).toEqual(['other', 'current'])
})

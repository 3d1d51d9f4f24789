import { expect, test } from 'vitest'
import fc from '#tests/support/property.ts'
import type { Block, RichText } from './blocks.ts'
import { withFootnotes } from './find-footnotes.ts'
import { textOfInlines } from './inline-text.ts'
import { plainText, textOf } from './rich-text.ts'
import type { Inline } from './text-schemas.ts'

const paragraph = (...children: (Inline | string)[]): Block => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? { text: child } : child)),
})

const found = (...blocks: RichText) => {
  const { blocks: shown, notes } = withFootnotes(blocks)
  return {
    texts: shown.map(textOf),
    notes: notes.map(({ number, children, references }) => [
      number,
      textOfInlines(children),
      references,
    ]),
  }
}

test('numbers follow the order of first use, and one footnote may be used twice [reading-02]', () => {
  expect(
    found(
      paragraph('[^long]: The second one.'),
      paragraph('A[^x], b[^long], c[^x].'),
      paragraph('[^x]: The first one.'),
    ),
  ).toEqual({
    texts: ['A1, b2, c1.'],
    notes: [
      [1, 'The first one.', ['reference-1', 'reference-1-2']],
      [2, 'The second one.', ['reference-2']],
    ],
  })
})

test('what has no counterpart stays as it was typed [reading-02]', () => {
  const typed = [
    paragraph('No text[^1], and [^] and [^ 2] and [^3]: in a line.'),
    paragraph('[^4]: Nobody refers to this.'),
    paragraph('[^5]: '),
    paragraph({ text: '[^6]: code', code: true }),
    paragraph('See[^5] and [^6].'),
  ]
  expect(withFootnotes(typed)).toEqual({ blocks: typed, notes: [] })
})

test('only the first of two with one name counts, and the other stays', () => {
  const { texts, notes } = found(
    paragraph('A[^1].'),
    paragraph('[^1]: One.'),
    paragraph('[^1]: Two.'),
  )
  expect(texts).toEqual(['A1.', '[^1]: Two.'])
  expect(notes).toEqual([[1, 'One.', ['reference-1']]])
})

test('the lines of one paragraph are footnotes, with marks and links', () => {
  const link: Inline = { type: 'link', url: '/meals', children: [{ text: 'meals' }] }
  const { blocks, notes } = withFootnotes([
    paragraph('A[^1] b[^2].'),
    paragraph(
      '[^1]: One ',
      { text: 'bold\nline', bold: true },
      '\n[^2]: Two ',
      link,
      '\n[^3]: Three',
    ),
  ])
  expect(blocks.map(textOf)).toEqual(['A1 b2.', '[^3]: Three'])
  expect(notes.map(({ children }) => children)).toEqual([
    [{ text: 'One ' }, { text: 'bold', bold: true }, { text: '\n' }, { text: 'line', bold: true }],
    [{ text: 'Two ' }, link],
  ])
})

test('lists, tables, quotes and other footnotes refer to footnotes; code and links do not', () => {
  const cell = (text: string) => ({ type: 'table-cell' as const, children: [{ text }] })
  const item = (text: string) => ({ type: 'list-item' as const, children: [{ text }] })
  const link: Inline = { type: 'link', url: '/meals', children: [{ text: 'a[^1]' }] }
  const { texts, notes } = found(
    { type: 'block-quote', children: [{ text: 'Quote[^1]' }] },
    {
      type: 'bulleted-list',
      children: [item('Item[^1]'), { type: 'numbered-list', children: [item('Inner[^1]')] }],
    },
    { type: 'table', children: [{ type: 'table-row', children: [cell('Cell[^1]')] }] },
    { type: 'code-block', children: [{ text: 'a[^1]' }] },
    paragraph({ text: 'b[^1]', code: true }, link),
    paragraph('[^1]: See also[^2].'),
    paragraph('[^2]: And[^1].'),
  )
  expect(texts).toEqual(['Quote1', 'Item1\nInner1\n', 'Cell1', 'a[^1]', 'b[^1]a[^1]'])
  expect(notes).toEqual([
    [1, 'See also2.', [...['', '-2', '-3', '-4', '-5'].map((end) => `reference-1${end}`)]],
    [2, 'And1.', ['reference-2']],
  ])
})

const piece = fc.constantFrom('[^1]', '[^2]', '[^1]: ', '[^2]: ', '\n', 'rice ', '[^', ']', ':')
const line = fc.array(piece, { maxLength: 6 }).map((pieces) => paragraph(pieces.join('')))

test('no word is lost, whatever is typed', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (blocks) => {
      const { blocks: shown, notes } = withFootnotes(blocks)
      const words = (text: string) => text.match(/rice/g)?.length ?? 0
      const below = notes.map(({ children }) => textOfInlines(children)).join(' ')
      expect(words(plainText(shown)) + words(below)).toBe(words(plainText(blocks)))
      expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1))
      expect(notes.every(({ references }) => references.length > 0)).toBe(true)
    }),
  )
})

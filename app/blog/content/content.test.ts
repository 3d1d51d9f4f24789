import { describe, expect, it } from 'vitest'
import fc from '#tests/support/property.ts'
import { contentProblem, isEmptyContent, readContent } from './content.ts'
import { headingsOf, plainText } from './rich-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })
const stored = (...blocks: unknown[]) => JSON.stringify(blocks)

/** A list in a list in a list and so on, as text. */
const deepLists = (depth: number) =>
  `[${'{"type":"bulleted-list","children":['.repeat(depth)}${']}'.repeat(depth)}]`

describe('content that somebody sends', () => {
  it.each([
    ['an unknown block', stored({ type: 'poll', children: [] })],
    ['a table without cells', stored({ type: 'table', children: [] })],
    ['a table with a paragraph for a row', stored({ type: 'table', children: [paragraph('a')] })],
    ['a video of another site', stored({ type: 'embed', url: 'https://evil.example/a' })],
    ['a video without an address', stored({ type: 'embed' })],
    ['a meal without an id', stored({ type: 'meal' })],
    ['a gallery without images', stored({ type: 'gallery', images: [] })],
    [
      'a gallery with an image that runs',
      stored({ type: 'gallery', images: [{ url: 'javascript:alert(1)', alt: '' }] }),
    ],
    ['lists that are nested without end', `${deepLists(20_000)}`],
    ['an unknown mark', stored({ type: 'paragraph', children: [{ text: 'a', blink: true }] })],
    ['a block that is text', stored('text')],
    ['an image without an address', stored({ type: 'image', alt: '', children: [{ text: '' }] })],
    ['a list of paragraphs', stored({ type: 'bulleted-list', children: [paragraph('a')] })],
    ['more than 1 MB', stored(paragraph('é'.repeat(600_000)))],
    ...[
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'JaVaScRiPt:alert(1)',
      '\u0001javascript:alert(1)',
      'vbscript:msgbox(1)',
      'data:text/html,<script>alert(1)</script>',
      'blob:https://example.com/1',
      '',
    ].map((url) => [
      `a link to ${JSON.stringify(url)}`,
      stored({ type: 'paragraph', children: [{ type: 'link', url, children: [{ text: 'a' }] }] }),
    ]),
  ])('is refused with %s', (_, content) => {
    expect(contentProblem(content)).toEqual(expect.any(String))
  })

  it('names the block that is wrong', () => {
    expect(contentProblem(stored(paragraph('a'), { type: 'poll' }))).toContain('block 2')
  })

  it.each([
    'https://a.example/b',
    'mailto:a@b.example',
    '/meals',
    '#top',
    'meals',
    '/media/a.webp',
  ])('may link to %s', (url) => {
    const link = { type: 'link', url, children: [{ text: 'a' }] }
    expect(contentProblem(stored({ type: 'paragraph', children: [link] }))).toBeNull()
  })

  it('may be the HTML of an older post', () => {
    expect(contentProblem('<p>Hello</p>')).toBeNull()
    expect(readContent('<p>Hello</p>')).toEqual({ kind: 'html', html: '<p>Hello</p>' })
  })
})

describe('reading content', () => {
  it.each([null, undefined, '', '  ', '[]'])(
    'gives an empty paragraph for %j [editor-25]',
    (text) => {
      expect(readContent(text)).toEqual({ kind: 'rich', blocks: [paragraph('')] })
      expect(isEmptyContent(text)).toBe(true)
    },
  )

  it('puts list items that stand alone into one list', () => {
    const item = (text: string) => ({ type: 'list-item', children: [{ text }] })
    expect(readContent(stored(item('a'), item('b'), paragraph('c')))).toEqual({
      kind: 'rich',
      blocks: [{ type: 'bulleted-list', children: [item('a'), item('b')] }, paragraph('c')],
    })
  })

  it('keeps a list that is not ours as it is', () => {
    expect(readContent('[1]')).toEqual({ kind: 'broken', raw: '[1]' })
  })

  it('never fails, whatever is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readContent(text)))
  })

  it.each([
    [stored(paragraph(' '), paragraph('\u200b')), true],
    ['<p>&nbsp;</p>', true],
    ['<p><img src="/a.png"></p>', false],
    [stored({ type: 'image', url: '/a.png', alt: '', children: [] }), false],
    [stored(paragraph('a')), false],
  ])('tells whether %s is empty', (text, empty) => {
    expect(isEmptyContent(text)).toBe(empty)
  })
})

it('gives every heading with text an anchor of its own', () => {
  const heading = (text: string) => ({ type: 'heading-two', children: [{ text }] })
  const content = readContent(stored(heading('Rice'), heading(''), heading('Rice'), heading('米')))
  const blocks = content.kind === 'rich' ? content.blocks : []
  expect(headingsOf(blocks).map(({ id }) => id)).toEqual([
    'section-rice',
    'section-rice--2',
    'section-米',
  ])
  expect(plainText(blocks)).toBe('Rice\n\nRice\n米')
})

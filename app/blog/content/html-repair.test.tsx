import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import fc from '#tests/support/property.ts'
import { PostBody } from '../reading/body/post-body.tsx'
import { sanitisedTree } from './html.server.ts'

/** The HTML that the server renders for older HTML, without the elements around it and around what scrolls. */
const shown = (stored: string) =>
  renderToStaticMarkup(
    <PostBody blocks={sanitisedTree(stored).map((node) => ({ kind: 'html', node }))} />,
  )
    .replace(/^<div class="post-body">/, '')
    .replace(/<\/div>$/, '')
    .replaceAll(/<\/?section[^>]*>/g, '')

/** The HTML after a browser has parsed it. */
const readBack = (written: string) =>
  serialize(
    parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), written, {}),
  ).replaceAll(' loading="lazy"', '')

/** Writes attribute names and character references as the parser does. */
const normal = (written: string) =>
  written
    .replaceAll('colSpan=', 'colspan=')
    .replaceAll(' loading="lazy"', '')
    .replaceAll('/>', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

test.each([
  [
    'cells outside a table',
    '<div><td>A</td> <td>B</td></div>',
    '<div><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table></div>',
  ],
  [
    'rows outside a table',
    'x<tr><td>1</td></tr>',
    'x<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'rows without a body',
    '<table><tr><td colspan="2">1</table>',
    '<table><tbody><tr><td colSpan="2">1</td></tr></tbody></table>',
  ],
  [
    'text between rows',
    '<table>text<tr><td>1</table>',
    'text<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'items outside a list',
    '<li>a</li>\n<li>b</li><p>c</p>',
    '<ul><li>a</li>\n<li>b</li></ul><p>c</p>',
  ],
  ['terms outside a list', '<dt>a</dt><dd>b</dd>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'a link in a link',
    '<a href="/a">a <b><a href="/b">b</a></b></a>',
    '<a href="/a">a <b>b</b></a>',
  ],
  [
    'a link in a table in a link',
    '<a href="/a">q<table><tr><td><a href="/b">b</a></table></a>',
    '<a href="/a">q<table><tbody><tr><td>b</td></tr></tbody></table></a>',
  ],
  ['a paragraph in a paragraph', '<p>a<span><p>b</p></span>', '<p>a<span></span></p><p>b</p>'],
  ['a block in a paragraph', '<p>a<ul><li>b</ul>c</p>', '<p>a</p><ul><li>b</li></ul>c'],
  ['a heading in a heading', '<h2>a<h3>b</h3></h2>', '<h2>a</h2><h3>b</h3>'],
  ['what is never closed', '<div><b>a<p>b', '<div><b>a<p>b</p></b></div>'],
  ['line breaks at the start of code', '<pre>\n\na\n</pre>', '<pre>a\n</pre>'],
])('%s become what browsers make of them', (_, stored, expected) => {
  expect(shown(stored)).toBe(expected)
  expect(readBack(shown(stored))).toBe(normal(shown(stored)))
})

describe('any HTML of these elements', () => {
  const tags =
    'p div span b a table tr td th tbody thead caption ul ol li dl dt dd h2 h3 pre blockquote figure figcaption'
  const tag = fc.constantFrom(...tags.split(' '))
  const piece = fc.oneof(
    tag.map((name) => `<${name}${name === 'a' ? ' href="/x"' : ''}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom('<br>', '<hr>', '<img src="/media/a.webp" alt="x">', ' ', '\n'),
    fc.nat(99).map((number) => `w${number}.`),
  )

  it('reads in a browser as the server wrote it, with all its words', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const stored = pieces.join('')
        const written = shown(stored)
        expect(readBack(written)).toBe(normal(written))
        expect(wordsOf(written)).toEqual(wordsOf(stored))
      }),
      { numRuns: 3000 },
    )
  })
})

const wordsOf = (text: string) => (text.match(/w\d+\./g) ?? []).sort()

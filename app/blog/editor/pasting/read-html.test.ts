import { describe, expect, it } from 'vitest'
import fc from '#tests/support/property.ts'
import { contentProblem } from '../../content/content.ts'
import { cleanBlocks } from '../clean-blocks.ts'

import type { DomNode as HtmlNode } from './dom-node.ts'
import { readHtml, readLegacyHtml } from './read-html.ts'

type Attributes = Record<string, string>

const text = (value: string): HtmlNode => ({
  nodeName: '#text',
  nodeType: 3,
  textContent: value,
  childNodes: [],
})

const element = (name: string, attributes: Attributes, childNodes: HtmlNode[]): HtmlNode => ({
  nodeName: name,
  nodeType: 1,
  textContent: childNodes.map((child) => child.textContent ?? '').join(''),
  childNodes,
  getAttribute: (key) => attributes[key] ?? null,
})

const body = (...children: HtmlNode[]) => element('BODY', {}, children)
const read = (...children: HtmlNode[]) => readHtml(body(...children), () => null)

const names = [
  ...[
    'P',
    'DIV',
    'H1',
    'H3',
    'BLOCKQUOTE',
    'UL',
    'OL',
    'LI',
    'A',
    'B',
    'I',
    'U',
    'CODE',
    'PRE',
    'SPAN',
  ],
  ...['BR', 'IMG', 'FIGURE', 'FIGCAPTION', 'TABLE', 'TR', 'TD', 'SCRIPT', 'STYLE', 'IFRAME', 'o:p'],
]
const addresses = [
  ...['/meals', 'https://example.com/a', 'mailto:a@example.com', '#top', ''],
  ...['javascript:alert(1)', ' java\nscript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x'],
  ...['data:text/html,<script>alert(1)</script>', 'file:///C:/x.png', 'https://'],
]
const styles = [
  ...['', 'font-weight:700', 'font-weight: normal', 'font-style:italic', 'display:none'],
  ...[
    'mso-list:l0 level1 lfo1',
    'mso-list:Ignore',
    'white-space:pre',
    'text-decoration: underline',
  ],
]

const { node: anyHtml } = fc.letrec<{ node: HtmlNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium' },
    fc.oneof(fc.string(), fc.constantFrom(' ', '\n', '1.', '·  ')).map(text),
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.record({
          href: fc.constantFrom(...addresses),
          src: fc.constantFrom(...addresses),
          style: fc.constantFrom(...styles),
          alt: fc.string(),
          onclick: fc.constant('alert(1)'),
        }),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([name, attributes, children]) => element(name, attributes, children)),
  ),
}))

const addressesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'url' && typeof part === 'string' ? [part] : addressesIn(part),
  )
}

describe('HTML that is pasted', () => {
  it('is a valid document, whatever it was, and nothing of it can run', () => {
    fc.assert(
      fc.property(fc.array(anyHtml, { maxLength: 5 }), (nodes) => {
        for (const blocks of [cleanBlocks(read(...nodes)), readLegacyHtml(body(...nodes))]) {
          expect(contentProblem(JSON.stringify(blocks))).toBeNull()
          for (const url of addressesIn(blocks)) {
            const { protocol } = new URL(url, 'https://site.invalid')
            expect(['https:', 'http:', 'mailto:']).toContain(protocol)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('of Google Docs keeps what is bold, though all stands in a <b>', () => {
    const paragraph = element('P', {}, [
      element('SPAN', { style: 'font-weight:400' }, [text('plain ')]),
      element('SPAN', { style: 'font-weight:700;font-style:italic' }, [text('strong')]),
    ])
    expect(read(element('B', { style: 'font-weight:normal' }, [paragraph]))).toEqual([
      {
        type: 'paragraph',
        children: [{ text: 'plain ' }, { text: 'strong', bold: true, italic: true }],
      },
    ])
  })

  it('of Word makes lists of paragraphs with signs', () => {
    const item = (sign: string, words: string) =>
      element('P', { style: 'mso-list:l0 level1 lfo1' }, [
        element('SPAN', { style: 'mso-list:Ignore' }, [text(sign)]),
        text(words),
      ])
    expect(read(item('1.', 'rice'), item('2.', 'beans'), item('·', 'salt'))).toMatchObject([
      {
        type: 'numbered-list',
        children: [{ children: [{ text: 'rice' }] }, { children: [{ text: 'beans' }] }],
      },
      { type: 'bulleted-list', children: [{ children: [{ text: 'salt' }] }] },
    ])
  })

  it.each(['LI', 'TD', 'BLOCKQUOTE'])('keeps a link with bold words whole in %s', (name) => {
    const link = element('A', { href: '/x' }, [
      text('Use '),
      element('B', {}, [text('this')]),
      text(' one'),
    ])
    const around = { LI: ['UL'], TD: ['TR', 'TABLE'] }[name] ?? []
    const whole = around.reduce(
      (inner, outer) => element(outer, {}, [inner]),
      element(name, {}, [link]),
    )
    expect(JSON.stringify(read(whole))).toContain(
      '"children":[{"text":"Use "},{"text":"this","bold":true},{"text":" one"}]',
    )
  })

  it('reads line breaks, tables and white space as people see them', () => {
    const cells = ['rice', '150 g'].map((cell) => element('TD', {}, [text(cell)]))
    const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] })
    expect(
      read(
        element('P', {}, [text('  one\n  two '), element('BR', {}, []), text(' three')]),
        element('TABLE', {}, [element('TR', {}, cells)]),
      ),
    ).toEqual([
      { type: 'paragraph', children: [{ text: 'one two\nthree' }] },
      { type: 'table', children: [{ type: 'table-row', children: [cell('rice'), cell('150 g')] }] },
    ])
  })

  it('takes the widest file of an image that waits to be shown', () => {
    const srcset = '/large.webp 1280w, /small.webp 320w'
    const image = element('IMG', { srcset }, [])
    expect(readHtml(body(image), (src) => src)).toMatchObject([{ url: '/large.webp' }])
  })

  it('of older posts keeps images with their captions', () => {
    const image = element('IMG', { src: '/media/a.webp', alt: 'A plate' }, [])
    const words = element('FIGCAPTION', {}, [text(' Rice,\n 150 g ')])
    expect(readLegacyHtml(body(element('FIGURE', {}, [image, words])))).toEqual([
      {
        type: 'image',
        url: '/media/a.webp',
        alt: 'A plate',
        caption: 'Rice, 150 g',
        children: [{ text: '' }],
      },
    ])
  })
})

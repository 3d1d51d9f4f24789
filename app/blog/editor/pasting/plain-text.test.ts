import { describe, expect, it } from 'vitest'
import { outlineOf } from '#tests/support/outline.ts'
import { parsedHtml } from '#tests/support/parsed-html.ts'
import type { EditorBlock } from '../document.ts'
import { readPlainText } from './plain-text.ts'
import { readHtml } from './read-html.ts'

const read = (text: string) =>
  readPlainText(text, (html) => readHtml(parsedHtml(html), () => null, 'document'))

const textOf = (blocks: EditorBlock[]) =>
  outlineOf(blocks.flatMap((block) => (block.type === 'upload' ? [] : [block]))).join('\n')

describe('pasted plain text', () => {
  it('keeps what stands in angle brackets beside the signs of Markdown', () => {
    const text = textOf(
      read('- Vec<String>\n- a <title>of</title> a book\n- <script>run()</script>'),
    )
    expect(text).toContain('Vec<String>')
    expect(text).toContain('a <title>of</title> a book')
    expect(text).toContain('<script>run()</script>')
  })

  it('keeps a footnote that is an address', () => {
    const text = textOf(read('Said **twice**.[^1]\n\n[^1]: https://example.org/source'))
    expect(text).toContain('[^1]')
    expect(text).toContain('https://example.org/source')
  })

  it('keeps every row of more cells than a table may have', () => {
    const rows = Array.from({ length: 501 }, (_, row) => `food ${row}\t${row} kcal`)
    const blocks = read(rows.join('\n'))
    expect(blocks).toHaveLength(501)
    expect(textOf(blocks)).toContain('food 500')
  })
})

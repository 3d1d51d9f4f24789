import { describe, expect, it } from 'vitest'
import { type Clipping, clippingsIn } from '#tests/support/clippings.ts'
import { outlineOf } from '#tests/support/outline.ts'
import { parsedHtml } from '#tests/support/parsed-html.ts'
import { contentProblem } from '../../content/content.ts'
import type { EditorBlock } from '../document.ts'
import { readPlainText } from './plain-text.ts'
import { readHtml } from './read-html.ts'

const takeImage = (src: string) => (/^(https?|data):/.test(src) ? src : null)

const read = (html: string, kind?: 'document') => readHtml(parsedHtml(html), takeImage, kind)

function paste({ html, text }: Clipping) {
  const blocks: EditorBlock[] = html
    ? read(html)
    : readPlainText(text, (html) => read(html, 'document'))
  return blocks.flatMap((block) => (block.type === 'upload' ? [] : [block]))
}

const wordsOf = (lines: string[]) => lines.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []

/** How many of the first also are in the second, each as often as it is there. */
function shared(some: string[], others: string[]): number {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return some.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count > 0
  }).length
}

/** The share of words and of lines that a set of clippings keeps; lines too many count as lost. */
function measured(clippings: Clipping[]) {
  const count = { words: 0, keptWords: 0, lines: 0, keptLines: 0 }
  for (const clipping of clippings) {
    const got = outlineOf(paste(clipping))
    const [expected, words] = [clipping.outline, wordsOf(clipping.outline)]
    count.words += words.length
    count.keptWords += shared(words, wordsOf(got))
    count.lines += Math.max(expected.length, got.length)
    count.keptLines += shared(expected, got)
  }
  return { text: count.keptWords / count.words, structure: count.keptLines / count.lines }
}

const drawn = clippingsIn('drawn')
const held = clippingsIn('held')

describe('what other programs put on the clipboard', () => {
  it('is sixty clippings', () => {
    expect(drawn.length + held.length).toBe(60)
  })

  it.each([
    ['by which the reading was made', drawn],
    ['that were held back', held],
  ])('keeps its text and its form in the clippings %s [pasted-01]', (_, clippings) => {
    const { text, structure } = measured(clippings)
    expect(text).toBe(1)
    expect(structure).toBeGreaterThanOrEqual(0.95)
  })

  it.each([...drawn, ...held])('becomes a document that can be stored: $name', (clipping) => {
    const stored = paste(clipping).filter(({ type }) => type !== 'image')
    expect(contentProblem(JSON.stringify(stored))).toBeNull()
  })
})

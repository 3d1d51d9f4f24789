import { Editor, Node, type Point, Text, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { buildEditor, buildUploads } from '#tests/support/builders/build-editor.ts'
import fc from '#tests/support/property.ts'
import type { Block } from '../content/blocks.ts'
import { contentProblem, readContent } from '../content/content.ts'
import { spliceSince, spliceText, storedState } from '../writing/noting/splice-blocks.ts'
import { toggleBlock } from './blocks.ts'
import { cleanBlocks } from './clean-blocks.ts'
import { type PostEditor, paragraph } from './document.ts'
import { matchesIn } from './finding/find-text.ts'
import { replaceMatches } from './finding/replace.ts'
import { insertUploads } from './images/images.ts'
import { insertBlocks } from './insert-blocks.ts'
import { linkDraft, removeLinks, setLink } from './links.ts'
import { toggleMark } from './marks.ts'
import { moveSelected } from './moving/move-block.ts'
import { carryOut, carryOutTab, commandOf } from './shortcuts.ts'
import { storedBlocks, storedText } from './stored-content.ts'
import { changeTable, insertTable, type TableChange } from './tables/tables.ts'

const store = buildUploads()

const editorOf = (children: Node[]) => buildEditor(children as Block[], 'start', store)

/** The position in the document for a share between 0 and 1. */
function pointAt(editor: PostEditor, share: number): Point {
  const texts = [...Node.texts(editor)]
  const [text, path] = texts[Math.floor(share * texts.length * 0.999)] ?? []
  if (!text || !path) throw new Error('A document has a text')
  return { path, offset: Math.round(share * 997) % (text.text.length + 1) }
}

const share = fc.double({ min: 0, max: 1, noNaN: true })
const words = fc.oneof(
  fc.constantFrom(
    '# ',
    '## ',
    '> ',
    '- ',
    '1. ',
    ' ',
    '**a**',
    '_b_',
    '`c`',
    '[d](/e)',
    'rice',
    'a\u0301',
    '👩‍🍳',
    'plain words',
  ),
  fc.constantFrom('### ', '```', '---', 'two\nlines'),
  fc.string({ maxLength: 6 }),
)
const blockChoice = fc.constantFrom(
  'heading-one' as const,
  'heading-two' as const,
  'heading-three' as const,
  'code-block' as const,
  'block-quote' as const,
  'numbered-list' as const,
  'bulleted-list' as const,
)
const mark = fc.constantFrom(
  'bold' as const,
  'italic' as const,
  'underline' as const,
  'code' as const,
)

/** Any list of blocks that was ever stored, valid or not. */
const { node: anyNode } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record({ text: words, bold: fc.boolean(), odd: fc.string() }, { requiredKeys: ['text'] }),
    fc.record({
      type: fc.constantFrom(
        ...['paragraph', 'heading-one', 'block-quote', 'numbered-list', 'bulleted-list'],
        ...['list-item', 'link', 'image', 'table', 'table-row', 'table-cell', 'code-block'],
        ...['divider', 'embed', 'meal', 'gallery', 'heading-three'],
      ),
      url: fc.constantFrom(
        ...['/meals', 'https://example.com/a', 'https://youtu.be/dQw4w9WgXcQ'],
        ...['javascript:alert(1)', ''],
      ),
      mealId: fc.constantFrom('a-meal', ''),
      header: fc.boolean(),
      images: fc.constantFrom([], [{ url: '/media/a.webp', alt: 'a' }]),
      caption: fc.string({ maxLength: 3 }),
      width: fc.constantFrom('wide', 'full', 'normal', '50%'),
      children: fc.array(tie('node'), { maxLength: 4 }),
    }),
  ),
}))
const anyDocument = fc.array(anyNode, { maxLength: 6 })

type Step = (editor: PostEditor) => void

const step: fc.Arbitrary<Step> = fc.oneof(
  words.map(
    (text): Step =>
      (editor) => {
        for (const sign of text) editor.insertText(sign)
      },
  ),
  fc.constant<Step>((editor) => editor.insertBreak()),
  fc.constant<Step>((editor) => editor.insertSoftBreak()),
  fc.constant<Step>((editor) => editor.deleteBackward('character')),
  fc.constant<Step>((editor) => editor.deleteForward('word')),
  fc.constant<Step>((editor) => editor.deleteFragment()),
  fc.constant<Step>((editor) => editor.undo()),
  fc.constant<Step>((editor) => editor.redo()),
  fc.constant<Step>(removeLinks),
  mark.map(
    (name): Step =>
      (editor) =>
        toggleMark(editor, name),
  ),
  blockChoice.map(
    (choice): Step =>
      (editor) =>
        toggleBlock(editor, choice),
  ),
  words.map(
    (text): Step =>
      (editor) =>
        setLink(editor, 'https://example.com', text),
  ),
  fc.tuple(share, share).map(
    ([a, b]): Step =>
      (editor) => {
        Transforms.select(editor, { anchor: pointAt(editor, a), focus: pointAt(editor, b) })
      },
  ),
  share.map(
    (at): Step =>
      (editor) =>
        Transforms.select(editor, pointAt(editor, at)),
  ),
  anyDocument.map(
    (value): Step =>
      (editor) =>
        insertBlocks(editor, cleanBlocks(value)),
  ),
  fc.constant<Step>((editor) => {
    insertUploads(editor, store, [new File([], 'plate.png')])
  }),
  fc.constant<Step>(insertTable),
  fc
    .constantFrom<TableChange>(
      ...(['row-above', 'row-below', 'column-before', 'column-after', 'head'] as const),
      ...(['remove-row', 'remove-column', 'remove-table'] as const),
    )
    .map(
      (change): Step =>
        (editor) =>
          changeTable(editor, change),
    ),
  fc.boolean().map(
    (back): Step =>
      (editor) =>
        void carryOutTab(editor, back),
  ),
  fc.constantFrom(-1 as const, 1 as const).map(
    (by): Step =>
      (editor) =>
        void moveSelected(editor, by),
  ),
  fc.tuple(words, words).map(
    ([found, text]): Step =>
      (editor) => {
        const search = { words: found.trim(), matchCase: false }
        replaceMatches(editor, matchesIn(editor, search), text)
      },
  ),
)

function expectValid(editor: PostEditor): void {
  expect(contentProblem(storedText(editor.children as never))).toBeNull()
  const selection = editor.selection
  if (selection) {
    expect(Node.has(editor, selection.anchor.path)).toBe(true)
    expect(Text.isText(Node.get(editor, selection.focus.path))).toBe(true)
  }
}

describe('the document of a post', () => {
  it('is valid whatever it was before', () => {
    fc.assert(
      fc.property(anyDocument, (value) => {
        expect(contentProblem(JSON.stringify(cleanBlocks(value)))).toBeNull()
        expectValid(editorOf(cleanBlocks(value)))
      }),
    )
  })

  it('has no list without items', () => {
    const image = { type: 'image', url: '/media/a.webp', alt: '', children: [{ text: '' }] }
    expect(cleanBlocks([{ type: 'list-item', children: [image] }])).toEqual([paragraph()])
  })

  it('keeps every word of what it does not know', () => {
    const text = cleanBlocks([
      { type: 'poll', children: [{ type: 'row', children: [{ text: 'rice' }] }] },
      { text: 'beans' },
    ])
    expect(text).toEqual([paragraph({ text: 'rice' }), paragraph({ text: 'beans' })])
  })

  it('stays valid through any sequence of steps, and comes back from storage as it was', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(step, { maxLength: 25 }), (value, steps) => {
        const editor = editorOf(cleanBlocks(value))
        const before = storedState(editor.children as never)
        for (const run of steps) {
          run(editor)
          expectValid(editor)
        }
        const stored = storedText(editor.children as never)
        const splice = JSON.parse(JSON.stringify(spliceSince(before, editor.children as never)))
        expect(spliceText(before.text, splice)).toBe(stored)
        const read = readContent(stored)
        expect(read.kind === 'rich' && JSON.stringify(storedBlocks(read.blocks))).toBe(stored)
        const again = editorOf(JSON.parse(stored))
        expect(storedText(again.children as never)).toBe(stored)
      }),
      { numRuns: 300 },
    )
  })

  it('undoing everything leads back to the beginning', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), blockChoice, (texts, choice) => {
        const editor = editorOf([paragraph({ text: 'Rice' })])
        const before = storedText(editor.children as never)
        for (const text of texts) insertBlocks(editor, [paragraph({ text })])
        toggleBlock(editor, choice)
        while (editor.history.undos.length > 0) editor.undo()
        expect(storedText(editor.children as never)).toBe(before)
      }),
    )
  })
})

describe('writing', () => {
  const typed = (editor: PostEditor, text: string) => {
    for (const sign of text) {
      if (sign === '\n') editor.insertBreak()
      else editor.insertText(sign)
    }
    return storedBlocks(editor.children as never)
  }

  it.each([
    ['# Rice', 'heading-one'],
    ['## Rice', 'heading-two'],
    ['> Rice', 'block-quote'],
  ])('%s begins a block', (text, type) => {
    expect(typed(editorOf([]), text)).toEqual([{ type, children: [{ text: 'Rice' }] }])
  })

  it.each([
    ['- Rice\nBeans\n\nAfter', 'bulleted-list'],
    ['1. Rice\nBeans\n\nAfter', 'numbered-list'],
  ])('%j is a list that an empty item ends', (text, type) => {
    expect(typed(editorOf([]), text)).toEqual([
      {
        type,
        children: [
          { type: 'list-item', children: [{ text: 'Rice' }] },
          { type: 'list-item', children: [{ text: 'Beans' }] },
        ],
      },
      paragraph({ text: 'After' }),
    ])
  })

  it('a paragraph follows a heading, and an empty line ends a quote', () => {
    expect(typed(editorOf([]), '# Rice\nplain\n> said\n\nplain')).toEqual([
      { type: 'heading-one', children: [{ text: 'Rice' }] },
      paragraph({ text: 'plain' }),
      { type: 'block-quote', children: [{ text: 'said' }] },
      paragraph({ text: 'plain' }),
    ])
  })

  it('Backspace at the beginning makes a heading or an item a paragraph', () => {
    const list = {
      type: 'bulleted-list',
      children: [{ type: 'list-item', children: [{ text: 'a' }] }],
    }
    for (const block of [list, { type: 'heading-two', children: [{ text: 'a' }] }]) {
      const editor = editorOf([block as Node])
      editor.deleteBackward('character')
      expect(editor.children).toEqual([paragraph({ text: 'a' })])
    }
  })

  it('Backspace below an image selects it, and again deletes it', () => {
    const image = { type: 'image', url: '/media/a.webp', alt: '', children: [{ text: '' }] }
    const editor = editorOf([paragraph({ text: 'a' }), image, paragraph({ text: 'b' })] as Node[])
    Transforms.select(editor, Editor.start(editor, [2]))
    editor.deleteBackward('character')
    expect(editor.selection?.anchor.path).toEqual([1, 0])
    expect(editor.children).toHaveLength(3)
    editor.deleteBackward('character')
    expect(editor.children).toEqual([paragraph({ text: 'a' }), paragraph({ text: 'b' })])
  })

  it('Enter on a selected image goes on below it', () => {
    const image = { type: 'image', url: '/media/a.webp', alt: '', children: [{ text: '' }] }
    const editor = editorOf([image, paragraph({ text: 'b' })] as Node[])
    Transforms.select(editor, [0])
    expect(typed(editor, '\nnew')[1]).toEqual(paragraph({ text: 'new' }))
  })

  it.each([
    ['a space behind them', 4, 8],
    ['a space before them', 3, 7],
    ['spaces round them', 3, 8],
  ])('links the selected words, but not %s', (_, from, to) => {
    const editor = editorOf([{ type: 'paragraph', children: [{ text: 'one two three' }] }])
    const at = (offset: number) => ({ path: [0, 0], offset })
    Transforms.select(editor, { anchor: at(from), focus: at(to) })
    setLink(editor, '/meals', linkDraft(editor).text)
    expect(editor.children).toMatchObject([
      {
        children: [
          { text: 'one ' },
          { type: 'link', url: '/meals', children: [{ text: 'two' }] },
          { text: ' three' },
        ],
      },
    ])
  })

  it('keeps the space in a link whose words are changed', () => {
    const link = { type: 'link' as const, url: '/meals', children: [{ text: 'two ' }] }
    const children = [{ text: 'one ' }, link, { text: 'three' }]
    const editor = editorOf([{ type: 'paragraph', children }])
    Transforms.select(editor, Editor.start(editor, [0, 1]))
    setLink(editor, '/blogs', 'six')
    expect(Node.string(editor)).toBe('one six three')
  })

  it('links the selected words across marks, once', () => {
    const editor = editorOf([
      paragraph({ text: 'eat ' }, { text: 'brown', bold: true }, { text: ' rice' }),
    ])
    Transforms.select(editor, {
      anchor: { path: [0, 0], offset: 4 },
      focus: { path: [0, 2], offset: 5 },
    })
    setLink(editor, 'https://example.com', 'brown rice')
    editor.insertText('!')
    expect(editor.children).toEqual([
      paragraph(
        { text: 'eat ' },
        {
          type: 'link',
          url: 'https://example.com',
          children: [{ text: 'brown', bold: true }, { text: ' rice' }],
        },
        { text: '!' },
      ),
    ])
  })

  it('takes back the last hundred steps and no more [editor-22]', async () => {
    const editor = editorOf([])
    for (let count = 0; count < 130; count++) {
      editor.insertBreak()
      // Changes in the same tick, before the editor reports them, are one undo step.
      await Promise.resolve()
    }
    expect(editor.history.undos).toHaveLength(100)
  })

  it('knows its shortcuts, and leaves plain typing alone', () => {
    const press = (key: string, held: object = {}) =>
      commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })
    expect(press('b', { metaKey: true })).toEqual({ mark: 'bold' })
    expect(press('`', { ctrlKey: true })).toEqual({ mark: 'code' })
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ action: 'redo' })
    expect(press('b')).toBeNull()
    expect(press('b', { ctrlKey: true, altKey: true })).toBeNull()
    const editor = editorOf([paragraph({ text: 'a' })])
    Transforms.select(editor, [0])
    carryOut(editor, { mark: 'bold' })
    expect(editor.children).toEqual([paragraph({ text: 'a', bold: true })])
  })
})

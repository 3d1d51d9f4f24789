import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { buildEditor, buildUploads } from '#tests/support/builders/build-editor.ts'
import { type PostEditor, paragraph } from '../document.ts'
import { choicesFor } from '../inserts/block-choices.ts'
import { pasteClipboard } from '../pasting/paste.ts'
import { forgetSlash, slashQuery } from '../slash/slash-query.ts'

const editorWith = (text = '') => buildEditor([paragraph({ text })])

/** Types as a keyboard does: each sign in a turn of its own, as a step of the history knows it. */
async function type(editor: PostEditor, text: string): Promise<void> {
  for (const sign of text) {
    editor.insertText(sign)
    await Promise.resolve()
  }
}

describe('signs of Markdown while typing', () => {
  it.each([
    ['a **bold** b', [{ text: 'a ' }, { text: 'bold', bold: true }, { text: ' b' }]],
    ['a *leaning* b', [{ text: 'a ' }, { text: 'leaning', italic: true }, { text: ' b' }]],
    ['a `c*d*e` b', [{ text: 'a ' }, { text: 'c*d*e', code: true }, { text: ' b' }]],
    ['***both*** b', [{ text: 'both', bold: true, italic: true }, { text: ' b' }]],
    [
      '**a *b* c**',
      [
        { text: 'a ', bold: true },
        { text: 'b', bold: true, italic: true },
        { text: ' c', bold: true },
      ],
    ],
    [
      '[a **b**](/meals) c',
      [
        { text: '' },
        { type: 'link', url: '/meals', children: [{ text: 'a ' }, { text: 'b', bold: true }] },
        { text: ' c' },
      ],
    ],
  ])('makes %s', async (typed, children) => {
    const editor = editorWith()
    await type(editor, typed)
    expect(editor.children).toEqual([{ type: 'paragraph', children }])
  })

  it.each([
    ...['**bold**', '_leans_', '`code`', '[words](/meals)', '# ', '- ', '1. ', '> ', '```', '---'],
  ])('gives back %s after one undo', async (typed) => {
    const editor = editorWith()
    await type(editor, typed)
    const after = structuredClone(editor.children)
    expect(after).not.toEqual([paragraph({ text: typed })])
    editor.undo()
    expect(editor.children).toEqual([paragraph({ text: typed })])
    expect(editor.selection?.anchor.offset).toBe(typed.length)
    editor.redo()
    expect(editor.children).toEqual(after)
  })

  it('leaves signs in code and in pasted lines', async () => {
    const editor = editorWith()
    await type(editor, '```**a**')
    expect(Editor.string(editor, [])).toBe('**a**')
    const other = editorWith()
    Editor.insertText(other, 'a pasted *line*')
    expect(Editor.string(other, [])).toBe('a pasted *line*')
    const pasted = editorWith()
    const words: Record<string, string> = { 'text/plain': '__init__' }
    const data = { getData: (type: string) => words[type] ?? '', files: [] }
    pasteClipboard(pasted, data, buildUploads())
    expect(Editor.string(pasted, [])).toBe('__init__')
  })
})

describe('a typed slash', () => {
  it.each([
    ['/', ''],
    ['/ta', 'ta'],
    ['rice and /meal c', 'meal c'],
  ])('asks for blocks: %s', async (typed, words) => {
    const editor = editorWith()
    await type(editor, typed)
    expect(slashQuery(editor)?.typed).toBe(words)
  })

  it.each(['and/or', '/ or', 'https://', '/a/b', '```/'])('is only a sign: %s', async (typed) => {
    const editor = editorWith()
    await type(editor, typed)
    expect(slashQuery(editor)).toBeNull()
  })

  it('is left by Escape, by deleting it and by moving away', async () => {
    const editor = editorWith('rice ')
    await type(editor, '/t')
    forgetSlash(editor)
    expect(slashQuery(editor)).toBeNull()
    expect(Editor.string(editor, [])).toBe('rice /t')
    await type(editor, ' /')
    expect(slashQuery(editor)).not.toBeNull()
    Transforms.select(editor, Editor.start(editor, []))
    expect(slashQuery(editor)).toBeNull()
    Transforms.select(editor, Editor.end(editor, []))
    editor.deleteBackward('character')
    expect(slashQuery(editor)).toBeNull()
  })

  it('finds blocks by their names, and by other words for them', () => {
    const namesFor = (typed: string) => choicesFor(typed).map(({ name }) => name)
    expect(namesFor('')).toHaveLength(14)
    expect(namesFor('head')).toEqual(['Heading one', 'Heading two', 'Heading three'])
    expect(namesFor('LIST')).toEqual(['Bulleted list', 'Numbered list'])
    expect(namesFor('ph')).toEqual(['Image', 'Gallery'])
    expect(namesFor('meal c')).toEqual(['Meal card'])
    expect(namesFor('able')).toEqual([])
  })
})

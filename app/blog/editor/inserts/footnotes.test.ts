import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { buildEditor } from '#tests/support/builders/build-editor.ts'
import { toggleBlock } from '../blocks.ts'
import { paragraph } from '../document.ts'
import { storedBlocks, storedText } from '../stored-content.ts'
import { insertFootnote } from './footnotes.ts'

describe('a footnote', () => {
  it('gets the next number at the cursor, and its text at the end [reading-03]', () => {
    const editor = buildEditor([paragraph({ text: 'Cold rice' }), paragraph({ text: 'The end.' })])
    Transforms.select(editor, { path: [0, 0], offset: 4 })
    insertFootnote(editor)
    editor.insertText('Once cooled.')
    Transforms.select(editor, Editor.end(editor, [0]))
    insertFootnote(editor)
    editor.insertText('Any kind.')
    expect(storedBlocks(editor.children as never)).toEqual([
      paragraph({ text: 'Cold[^1] rice[^2]' }),
      paragraph({ text: 'The end.' }),
      paragraph({ text: '[^1]: Once cooled.' }),
      paragraph({ text: '[^2]: Any kind.' }),
    ])
    toggleBlock(editor, 'code-block')
    const before = storedText(editor.children as never)
    insertFootnote(editor)
    expect(storedText(editor.children as never)).toBe(before)
  })
})

import { expect, it } from 'vitest'
import { buildEditor } from '#tests/support/builders/build-editor.ts'
import { paragraph } from '../document.ts'

it('a text of many letters is a step of few operations, which undo and redo take whole', async () => {
  const editor = buildEditor([paragraph({ text: 'Rice' })])
  for (const letter of ' holds more water than it seems to') {
    editor.insertText(letter)
    // Each letter in a turn of its own, as a keyboard types.
    await Promise.resolve()
  }
  const [step] = editor.history.undos
  expect(editor.history.undos).toHaveLength(1)
  expect(step?.operations.length).toBeLessThan(4)
  editor.undo()
  expect(editor.children).toEqual([paragraph({ text: 'Rice' })])
  editor.redo()
  expect(editor.children).toEqual([paragraph({ text: 'Rice holds more water than it seems to' })])
})

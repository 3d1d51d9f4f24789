import { expect, it } from 'vitest'
import { buildEditor } from '#tests/support/builders/build-editor.ts'
import fc from '#tests/support/property.ts'
import type { Block } from '../content/blocks.ts'
import type { EditorBlock } from './document.ts'
import { uploadBlock } from './images/images.ts'
import { patchBlocks } from './patch-blocks.ts'
import { storedBlocks } from './stored-content.ts'

const line = (text: string): Block => ({ type: 'paragraph', children: [{ text }] })
const rule: Block = { type: 'divider', children: [{ text: '' }] }
const lines = fc.array(
  fc.oneof(fc.constantFrom('rice', 'beans', 'salt', 'oil').map(line), fc.constant(rule)),
  { minLength: 1, maxLength: 7 },
)

it('an editor takes other blocks and undoes that in one step [safely-03]', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const editor = buildEditor(structuredClone(before))
      patchBlocks(editor, structuredClone(after))
      expect(storedBlocks(editor.children as EditorBlock[])).toEqual(storedBlocks(after))
      editor.undo()
      expect(storedBlocks(editor.children as EditorBlock[])).toEqual(storedBlocks(before))
    }),
    { numRuns: 500 },
  )
})

it('the cursor and images on their way stay [safely-03]', () => {
  const editor = buildEditor([line('one'), uploadBlock('upload-1'), line('two')])
  editor.select({ path: [2, 0], offset: 3 })
  patchBlocks(editor, [line('new'), line('one, longer'), line('two')])
  expect(editor.children.map((block) => ('type' in block ? block.type : ''))).toEqual([
    ...['paragraph', 'upload', 'paragraph', 'paragraph'],
  ])
  expect(editor.selection?.anchor).toEqual({ path: [3, 0], offset: 3 })
})

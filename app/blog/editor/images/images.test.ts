import { describe, expect, it } from 'vitest'
import { buildEditor, buildUploads } from '#tests/support/builders/build-editor.ts'
import { paragraph } from '../document.ts'
import { storedBlocks, storedText } from '../stored-content.ts'
import { describeImage, finishUpload, insertUploads, replacePicture } from './images.ts'

describe('an image on its way', () => {
  it('is not stored before it has arrived, and survives undo and redo', async () => {
    const store = buildUploads()
    const editor = buildEditor([paragraph({ text: 'Look:' })], 'end', store)
    const [id = ''] = insertUploads(editor, store, [new File([], 'plate.png')])
    editor.insertText('below')
    expect(storedText(editor.children as never)).not.toContain('upload')
    describeImage(editor, [1], { alt: 'A plate of rice', caption: ' Rice ', width: 'wide' })
    await store.run(id)
    finishUpload(editor, store, id)
    const image = {
      type: 'image',
      url: '/media/plate.webp',
      alt: 'A plate of rice',
      caption: 'Rice',
      width: 'wide',
      children: [{ text: '' }],
    }
    expect(storedBlocks(editor.children as never)).toEqual([
      paragraph({ text: 'Look:' }),
      image,
      paragraph({ text: 'below' }),
    ])
    while (editor.history.undos.length > 0) editor.undo()
    expect(storedBlocks(editor.children as never)).toEqual([paragraph({ text: 'Look:' })])
    while (editor.history.redos.length > 0) editor.redo()
    expect(JSON.stringify(editor.children)).not.toContain('upload')
    expect(storedBlocks(editor.children as never)[1]).toEqual(image)
    replacePicture(editor, [1], '/media/other.webp')
    expect(storedBlocks(editor.children as never)[1]).toEqual({
      ...image,
      url: '/media/other.webp',
    })
    describeImage(editor, [1], { alt: '', caption: '', width: 'normal' })
    const { caption: _, width: __, ...plain } = image
    const bare = { ...plain, alt: '', url: '/media/other.webp' }
    expect(storedBlocks(editor.children as never)[1]).toEqual(bare)
  })
})

import { Editor, Transforms } from 'slate'
import type { EditorBlock, PostEditor } from '#app/blog/editor/document.ts'
import { createUploadStore } from '#app/blog/editor/images/upload-store.ts'
import { createPostEditor, openBlocks } from '#app/blog/editor/post-editor.ts'

/** Where the cursor is; two paths select from the beginning of the first to the end of the second. */
type Cursor = 'start' | 'end' | [first: number[], last: number[]]

/** An editor of these blocks without a view, and with the cursor at the end of the text if not told otherwise. */
export function buildEditor(
  blocks: EditorBlock[],
  at: Cursor = 'end',
  store = buildUploads(),
): PostEditor {
  const editor = createPostEditor(store)
  openBlocks(editor, blocks)
  Transforms.select(editor, placeOf(editor, at))
  return editor
}

/** Uploads that all become one picture. */
export const buildUploads = () =>
  createUploadStore(
    async () => '/media/plate.webp',
    () => 'Failed to upload image',
  )

function placeOf(editor: PostEditor, at: Cursor) {
  if (at === 'start') return Editor.start(editor, [])
  if (at === 'end') return Editor.end(editor, [])
  return { anchor: Editor.start(editor, at[0]), focus: Editor.end(editor, at[1]) }
}

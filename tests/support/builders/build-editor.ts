import { Editor, Transforms } from 'slate'
import type { Block } from '#app/blog/content/blocks.ts'
import type { PostEditor } from '#app/blog/editor/document.ts'
import { createUploadStore } from '#app/blog/editor/images/upload-store.ts'
import { createPostEditor, openBlocks } from '#app/blog/editor/post-editor.ts'

/** An editor of these blocks without a view; a block at `at` is selected, or the end of the text. */
export function buildEditor(blocks: Block[], at?: [first: number[], last: number[]]): PostEditor {
  const editor = createPostEditor(
    createUploadStore(
      async () => '/media/plate.webp',
      () => 'Failed to upload image',
    ),
  )
  openBlocks(editor, blocks)
  const end = Editor.end(editor, [])
  const [anchor, focus] = at ? [Editor.start(editor, at[0]), Editor.end(editor, at[1])] : [end, end]
  Transforms.select(editor, { anchor, focus })
  return editor
}

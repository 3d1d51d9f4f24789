import { createEditor, Editor } from 'slate'
import { withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import type { EditorBlock, PostEditor } from './document.ts'
import { withUploads } from './images/images.ts'
import type { UploadStore } from './images/upload-store.ts'
import { withKeys } from './keys.ts'
import { withValidDocument } from './normalize.ts'
import { fragmentKey, withPaste } from './pasting/paste.ts'
import { withBeginnings } from './shortcuts.ts'

/** Shows other blocks in an editor, as its beginning: there is nothing to undo, and no cursor yet. */
export function openBlocks(editor: PostEditor, blocks: EditorBlock[]): void {
  editor.deselect()
  editor.children = blocks
  Editor.normalize(editor, { force: true })
  editor.history = { undos: [], redos: [] }
}

/** Blocks that are drawn again together when one of them changes; a long post has many such groups. */
const chunkSize = 50

/** An editor of a post, without its view. */
export function createPostEditor(store: UploadStore): PostEditor {
  const editor = withHistory(withReact(createEditor(), fragmentKey))
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null)
  return withPaste(withBeginnings(withKeys(withUploads(withValidDocument(editor), store))), store)
}

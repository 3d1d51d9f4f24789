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
import { withSlash } from './slash/slash-query.ts'
import { withShortHistory } from './typing/short-history.ts'
import { withTypedMarks } from './typing/typed-marks.ts'
import { withUndoSelection } from './typing/undo-selection.ts'

/** Opens blocks in an editor, without a history to undo and without a cursor. */
export function openBlocks(editor: PostEditor, blocks: EditorBlock[]): void {
  editor.deselect()
  editor.children = blocks
  Editor.normalize(editor, { force: true })
  editor.history = { undos: [], redos: [] }
}

/** Blocks that are rendered in one group; a change only renders its own group again. */
const chunkSize = 50

/** An editor of a post, without its view. */
export function createPostEditor(store: UploadStore): PostEditor {
  const editor = withShortHistory(withHistory(withReact(createEditor(), fragmentKey)))
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null)
  const typed = withUndoSelection(withKeys(withUploads(withValidDocument(editor), store)))
  return withPaste(withSlash(withTypedMarks(withBeginnings(typed))), store)
}

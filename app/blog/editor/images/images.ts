import { Editor, Element, Node, type Path, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import type { ImageBlock } from '../../content/blocks.ts'
import type { PostEditor, UploadBlock } from '../document.ts'
import { insertBlocks } from '../insert-blocks.ts'
import type { UploadSource, UploadStore } from './upload-store.ts'

/** The block for an image that is being uploaded. */
export const uploadBlock = (uploadId: string, alt = '', caption = ''): UploadBlock => ({
  type: 'upload',
  uploadId,
  alt,
  ...(caption ? { caption } : {}),
  children: [{ text: '' }],
})

/** Inserts blocks for uploads at the cursor. Returns their ids. */
export function insertUploads(
  editor: PostEditor,
  store: UploadStore,
  sources: UploadSource[],
): string[] {
  const ids = sources.map((source) => store.add(source))
  insertBlocks(
    editor,
    ids.map((id) => uploadBlock(id)),
  )
  return ids
}

/** Replaces the block of a finished upload by its image, even when an undo brings the block back later. */
export function withUploads(editor: PostEditor, store: UploadStore): PostEditor {
  const { normalizeNode } = editor
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry
    const arrived =
      Element.isElement(node) && node.type === 'upload' ? store.get(node.uploadId)?.url : null
    if (arrived) becomeImage(editor, arrived, path)
    else normalizeNode(entry, options)
  }
  return editor
}

/** Shows an image whose upload has finished. */
export function finishUpload(editor: PostEditor, store: UploadStore, uploadId: string): void {
  const url = store.get(uploadId)?.url
  const found = imageNodes(editor).find(([node]) => isUpload(node, uploadId))
  if (url && found) becomeImage(editor, url, found[1])
}

/** Not a step to undo by itself: an undo removes the whole image. */
function becomeImage(editor: PostEditor, url: string, at: Path): void {
  HistoryEditor.withoutSaving(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      Transforms.setNodes<Element>(editor, { type: 'image', url }, { at })
      Transforms.unsetNodes<UploadBlock>(editor, 'uploadId', { at })
    })
  })
}

/** All images and uploads of the document, so that a block can be found again while others move. */
export function imageNodes(editor: PostEditor): [ImageBlock | UploadBlock, Path][] {
  return editor.children.flatMap((node, index): [ImageBlock | UploadBlock, Path][] =>
    Element.isElement(node) && (node.type === 'image' || node.type === 'upload')
      ? [[node, [index]]]
      : [],
  )
}

const isUpload = (node: Node, uploadId: string) =>
  Element.isElement(node) && node.type === 'upload' && node.uploadId === uploadId

/** Sets the description and caption of an image. */
export function describeImage(editor: PostEditor, at: Path, alt: string, caption: string): void {
  if (!Node.has(editor, at)) return
  Transforms.setNodes<ImageBlock>(editor, { alt: alt.trim() }, { at })
  if (caption.trim()) Transforms.setNodes<ImageBlock>(editor, { caption: caption.trim() }, { at })
  else Transforms.unsetNodes<ImageBlock>(editor, 'caption', { at })
}

import { Editor, Element, Node, type Path, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import type { ImageBlock } from '../../content/blocks.ts'
import type { PostEditor, UploadBlock } from '../document.ts'
import { insertBlocks } from '../insert-blocks.ts'
import type { ImageWords } from './image-dialog.tsx'
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

/** Sets the description, caption and width of an image. */
export function describeImage(editor: PostEditor, at: Path, words: ImageWords): void {
  if (!Node.has(editor, at)) return
  const [alt, caption] = [words.alt.trim(), words.caption.trim()]
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes<ImageBlock>(editor, { alt }, { at })
    if (caption) Transforms.setNodes<ImageBlock>(editor, { caption }, { at })
    else Transforms.unsetNodes<ImageBlock>(editor, 'caption', { at })
    if (words.width === 'normal') Transforms.unsetNodes<ImageBlock>(editor, 'width', { at })
    else Transforms.setNodes<ImageBlock>(editor, { width: words.width }, { at })
  })
}

/** The description, caption and width of the image at a path. */
export function imageWordsAt(editor: PostEditor, at: Path): ImageWords {
  const node = Node.getIf(editor, at)
  const isImage = node && 'type' in node && (node.type === 'image' || node.type === 'upload')
  if (!isImage) return { alt: '', caption: '', width: 'normal' }
  return { alt: node.alt, caption: node.caption ?? '', width: node.width ?? 'normal' }
}

/** Shows another picture in place of an image, which keeps its words and its width. */
export function replacePicture(editor: PostEditor, at: Path, url: string): void {
  const node = Node.getIf(editor, at)
  if (node && 'type' in node && node.type === 'image') {
    Transforms.setNodes<ImageBlock>(editor, { url }, { at })
  }
}

/** Inserts an image that is stored already. Returns its path. */
export function insertImage(editor: PostEditor, url: string): Path | null {
  const image: ImageBlock = { type: 'image', url, alt: '', children: [{ text: '' }] }
  insertBlocks(editor, [image])
  return imageNodes(editor).findLast(([node]) => node === image)?.[1] ?? null
}

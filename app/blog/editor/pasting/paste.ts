import { Editor, Range, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { isWebAddress } from '../addresses.ts'
import { textBlockAt } from '../blocks.ts'
import { cleanBlocks } from '../clean-blocks.ts'
import type { EditorBlock, PostEditor } from '../document.ts'
import { uploadBlock } from '../images/images.ts'
import type { UploadSource, UploadStore } from '../images/upload-store.ts'
import { insertBlocks } from '../insert-blocks.ts'
import { setLink } from '../links.ts'
import { readPlainText } from './plain-text.ts'
import { readHtml } from './read-html.ts'

/** The clipboard type of blocks that were copied from this editor. */
export const fragmentKey = 'x-post-fragment'

/** What was copied or dragged. */
export type Clipboard = { getData: (type: string) => string; files: Iterable<File> }

/** Handles paste and drop: images, blocks copied here, cleaned HTML, plain text. One undo takes it all back. */
export function withPaste(editor: PostEditor, store: UploadStore): PostEditor {
  editor.insertData = (data) => pasteClipboard(editor, data, store)
  editor.insertFragmentData = () => false
  return editor
}

/** Inserts what was copied, as one step to undo. */
export const pasteClipboard = (editor: PostEditor, data: Clipboard, store: UploadStore): void =>
  HistoryEditor.withNewBatch(editor, () => insert(editor, data, store))

function insert(editor: PostEditor, data: Clipboard, store: UploadStore): void {
  const text = data.getData('text/plain')
  if (textBlockAt(editor)?.[0].type === 'code-block' && text !== '') {
    Editor.insertText(editor, text.replaceAll(/\r\n?/g, '\n'))
    return
  }
  const ids: string[] = []
  const blocks = blocksIn(data, store, ids)
  if (blocks) insertBlocks(editor, blocks)
  else insertPlain(editor, text, store, ids)
  if (ids.length > 0) store.announce(ids)
}

/** Returns null when there is only plain text. */
function blocksIn(data: Clipboard, store: UploadStore, ids: string[]): EditorBlock[] | null {
  const fragment = data.getData(`application/${fragmentKey}`)
  if (fragment) return fragmentBlocks(fragment)
  const html = data.getData('text/html')
  const images = [...data.files].filter(({ type }) => type.startsWith('image/'))
  // Office programs add a picture of the copied text to the clipboard.
  if (images.length > 0 && !hasWords(html)) {
    return images.map((file) => upload(store.add(file), ids))
  }
  const blocks = html ? htmlBlocks(html, store, ids) : []
  return blocks.length > 0 ? blocks : null
}

function upload(id: string, ids: string[], alt = '', caption = ''): EditorBlock {
  ids.push(id)
  return uploadBlock(id, alt, caption)
}

function fragmentBlocks(encoded: string): EditorBlock[] | null {
  try {
    return cleanBlocks(JSON.parse(decodeURIComponent(window.atob(encoded))))
  } catch (error) {
    console.warn('What was copied could not be read', error)
    return null
  }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement

const hasWords = (html: string) => html !== '' && (parse(html).textContent ?? '').trim() !== ''

/** The blocks of HTML, with its images on their way to this site. */
function htmlBlocks(
  html: string,
  store: UploadStore,
  ids: string[],
  kind?: 'document',
): EditorBlock[] {
  const sources: UploadSource[] = []
  const takeImage = (src: string) => {
    const source = imageSource(src)
    return source && `pasted:${sources.push(source) - 1}`
  }
  const blocks = readHtml(parse(html), takeImage, kind)
  return blocks.flatMap((block): EditorBlock[] => {
    if (block.type !== 'image') return cleanBlocks([block])
    const source = sources[Number(block.url.replace('pasted:', ''))]
    return source ? [upload(store.add(source), ids, block.alt, block.caption)] : []
  })
}

/**
 * The source of a pasted image: one of another site is copied by its address, one inside the page becomes a
 * file. One on the disk of the writer cannot be reached, which its placeholder says. Others are left out.
 */
function imageSource(src: string): UploadSource | null {
  if (isWebAddress(src) || /^file:/i.test(src)) return { url: src }
  const inline = /^data:(image\/(?:png|jpeg|webp));base64,([\w+/=\s]+)$/.exec(src)
  if (!inline?.[1] || !inline[2]) return null
  try {
    const bytes = Uint8Array.from(window.atob(inline[2]), (sign) => sign.charCodeAt(0))
    return new File([bytes], 'pasted image', { type: inline[1] })
  } catch {
    return null
  }
}

/** Inserts plain text; an address pasted over words links them. */
function insertPlain(editor: PostEditor, text: string, store: UploadStore, ids: string[]): void {
  const words = selectedWords(editor)
  if (words && isWebAddress(text.trim())) {
    setLink(editor, text.trim(), words)
    return
  }
  const blocks = readPlainText(text, (html) => htmlBlocks(html, store, ids, 'document'))
  if (!isPlainLine(blocks)) {
    insertBlocks(editor, blocks)
    return
  }
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  insertAsItIs(editor, text.replaceAll(/[\r\n]+/g, ' '))
}

/** Inserts text with the marks at the cursor. Its signs stay signs, which they would not if they were typed. */
function insertAsItIs(editor: PostEditor, text: string): void {
  const { marks } = editor
  if (marks) Transforms.insertNodes(editor, { text, ...marks }, { select: true })
  else Transforms.insertText(editor, text)
  editor.marks = null
}

/** True for one line without marks and links, which takes the marks at the cursor. */
function isPlainLine([block, ...more]: EditorBlock[]): boolean {
  if (block?.type !== 'paragraph' || more.length > 0) return false
  const [leaf, ...others] = block.children
  return (
    leaf !== undefined && 'text' in leaf && others.length === 0 && Object.keys(leaf).length === 1
  )
}

/** The selected words if they are within one block; otherwise null. */
function selectedWords(editor: PostEditor): string | null {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection) || !textBlockAt(editor)) return null
  const words = Editor.string(editor, selection)
  return words.trim() === '' ? null : words
}

import { Editor, Range, Transforms } from 'slate'
import { isWebAddress } from '../addresses.ts'
import { textBlockAt } from '../blocks.ts'
import { cleanBlocks } from '../clean-blocks.ts'
import type { EditorBlock, PostEditor } from '../document.ts'
import { uploadBlock } from '../images/images.ts'
import type { UploadStore } from '../images/upload-store.ts'
import { insertBlocks } from '../insert-blocks.ts'
import { setLink } from '../links.ts'
import { type FoundImage, readHtml, readText } from './read-html.ts'

/** The clipboard type of blocks that were copied from this editor. */
export const fragmentKey = 'x-post-fragment'

type Clipboard = Pick<DataTransfer, 'getData' | 'files'>

/** Handles paste and drop: images, blocks copied here, cleaned HTML, plain text. */
export function withPaste(editor: PostEditor, store: UploadStore): PostEditor {
  editor.insertData = (data) => {
    const ids: string[] = []
    const blocks = blocksIn(data, store, ids)
    if (blocks) insertBlocks(editor, blocks)
    else insertText(editor, data.getData('text/plain'))
    if (ids.length > 0) store.announce(ids)
  }
  editor.insertFragmentData = () => false
  return editor
}

/** Returns null when there is only plain text. */
function blocksIn(data: Clipboard, store: UploadStore, ids: string[]): EditorBlock[] | null {
  const fragment = data.getData(`application/${fragmentKey}`)
  if (fragment) return fragmentBlocks(fragment)
  const html = data.getData('text/html')
  const images = [...data.files].filter(({ type }) => type.startsWith('image/'))
  // Office programs add a picture of the copied text to the clipboard.
  if (images.length > 0 && !hasWords(html)) {
    return images.map((file) => placeholder(store.add(file), ids))
  }
  return html ? htmlBlocks(html, store, ids) : null
}

function placeholder(id: string, ids: string[], image?: FoundImage): EditorBlock {
  ids.push(id)
  return uploadBlock(id, image?.alt, image?.caption)
}

function fragmentBlocks(encoded: string): EditorBlock[] | null {
  try {
    return cleanBlocks(JSON.parse(decodeURIComponent(window.atob(encoded))))
  } catch (error) {
    console.warn('What was copied could not be read', error)
    return null
  }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const hasWords = (html: string) => html !== '' && (parse(html).textContent ?? '').trim() !== ''

function htmlBlocks(html: string, store: UploadStore, ids: string[]): EditorBlock[] | null {
  const blocks = readHtml(parse(html), (image) => {
    const source = imageSource(image.src)
    return source ? placeholder(store.add(source), ids, image) : null
  })
  return blocks.length > 0 ? blocks : null
}

/**
 * The source of a pasted image: one of another site is copied by its
 * address, one inside the page becomes a file, others are left out.
 */
function imageSource(src: string): File | { url: string } | null {
  if (isWebAddress(src)) return { url: src }
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
function insertText(editor: PostEditor, text: string): void {
  const words = selectedWords(editor)
  const blocks = readText(text)
  if (words && isWebAddress(text.trim())) setLink(editor, text.trim(), words)
  else if (blocks.length > 1) insertBlocks(editor, blocks)
  else if (text !== '') {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
    Editor.insertText(editor, text.replaceAll(/[\r\n]+/g, ' '))
  }
}

/** The selected words if they are within one block; otherwise null. */
function selectedWords(editor: PostEditor): string | null {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection) || !textBlockAt(editor)) return null
  const words = Editor.string(editor, selection)
  return words.trim() === '' ? null : words
}

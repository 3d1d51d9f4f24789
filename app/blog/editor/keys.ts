import { Editor, Element, Node, type NodeEntry, Path, Range, Transforms } from 'slate'
import { becomeParagraph, imageAt, isAtStart, isBlank, isEmptyLine, textBlockAt } from './blocks.ts'
import { isTextBlockType, isVoidType, type PostEditor, paragraph } from './document.ts'
import { outdentItem } from './nested-lists.ts'

/** Enter and Backspace in lists, quotes, headings, code and tables, and around images. */
export function withKeys(editor: PostEditor): PostEditor {
  const { insertBreak, deleteBackward, deleteForward } = editor
  editor.insertBreak = () => {
    if (!breakSpecially(editor)) insertBreak()
  }
  editor.deleteBackward = (unit) => {
    if (!deleteSpecially(editor)) deleteBackward(unit)
  }
  editor.deleteForward = (unit) => {
    if (!selectImageAhead(editor)) deleteForward(unit)
  }
  editor.insertSoftBreak = () => editor.insertText('\n')
  return editor
}

function breakSpecially(editor: PostEditor): boolean {
  const { selection } = editor
  if (!selection) return false
  const image = imageAt(editor)
  if (image) {
    addParagraph(editor, Path.next(image[1]))
    return true
  }
  const block = textBlockAt(editor)
  if (!block || !Range.isCollapsed(selection)) return false
  const [node, path] = block
  if (node.type === 'table-cell') {
    editor.insertText('\n')
    return true
  }
  if (node.type === 'code-block') return breakCode(editor, block)
  if (node.type === 'list-item' && isBlank(node) && outdentItem(editor)) return true
  const leaves = node.type === 'list-item' || node.type === 'block-quote'
  if (leaves && isBlank(node)) {
    becomeParagraph(editor)
    return true
  }
  const isHeading = isTextBlockType(node.type) && node.type.startsWith('heading')
  if (isHeading && Editor.isEnd(editor, selection.anchor, path)) {
    addParagraph(editor, Path.next(path))
    return true
  }
  return false
}

/** A new line of code; on an empty last line the code ends. */
function breakCode(editor: PostEditor, [node, path]: NodeEntry): boolean {
  const { selection } = editor
  const atEnd = selection && Editor.isEnd(editor, selection.anchor, path)
  if (!atEnd || !Node.string(node).endsWith('\n')) {
    editor.insertText('\n')
    return true
  }
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { unit: 'character', reverse: true })
    const below = Path.next(path)
    const next = Node.getIf(editor, below)
    if (isEmptyLine(next)) {
      Transforms.select(editor, Editor.start(editor, below))
    } else addParagraph(editor, below)
  })
  return true
}

function addParagraph(editor: PostEditor, at: Path): void {
  Transforms.insertNodes(editor, paragraph(), { at, select: true })
}

function deleteSpecially(editor: PostEditor): boolean {
  const block = textBlockAt(editor)
  if (!block) return false
  const [node, path] = block
  if (!isAtStart(editor, path)) return false
  if (node.type === 'table-cell') return true
  if (node.type === 'list-item' && outdentItem(editor)) return true
  if (node.type !== 'paragraph') {
    becomeParagraph(editor)
    return true
  }
  return selectImageBefore(editor, node, path)
}

/** Selects an image first, so that nobody deletes it without seeing which one. */
function selectImageBefore(editor: PostEditor, node: Node, path: Path): boolean {
  if (!Path.hasPrevious(path)) return false
  const before = Path.previous(path)
  if (isTableAt(editor, before)) {
    Transforms.select(editor, Editor.end(editor, before))
    return true
  }
  if (!isVoidAt(editor, before)) return false
  const last = path[0] === editor.children.length - 1
  Editor.withoutNormalizing(editor, () => {
    Transforms.select(editor, Editor.start(editor, before))
    if (isBlank(node) && !last) Transforms.removeNodes(editor, { at: path })
  })
  return true
}

function selectImageAhead(editor: PostEditor): boolean {
  const { selection } = editor
  const block = textBlockAt(editor)
  if (!selection || !block || !Range.isCollapsed(selection)) return false
  const [node, path] = block
  const ahead = Path.next(path)
  if (!Editor.isEnd(editor, selection.anchor, path)) return false
  if (node.type === 'table-cell') return true
  if (!Node.has(editor, ahead)) return false
  if (!isVoidAt(editor, ahead) && !isTableAt(editor, ahead)) return false
  Transforms.select(editor, Editor.start(editor, ahead))
  return true
}

function isTableAt(editor: PostEditor, path: Path): boolean {
  const node = Node.get(editor, path)
  return Element.isElement(node) && node.type === 'table'
}

function isVoidAt(editor: PostEditor, path: Path): boolean {
  const node = Node.get(editor, path)
  return Element.isElement(node) && isVoidType(node.type)
}

import {
  type Descendant,
  Editor,
  Element,
  Node,
  type NodeEntry,
  type Path,
  Text,
  Transforms,
} from 'slate'
import { isImageAddress, isLinkAddress } from './addresses.ts'
import {
  isListType,
  isTextBlockType,
  isVoidType,
  marks,
  maxListDepth,
  needsLineBelow,
  type PostEditor,
  paragraph,
} from './document.ts'
import { repairCell, repairRow, repairTable } from './tables/normalize-table.ts'

/** Keeps the document valid after every change, so that it can be stored. */
export function withValidDocument(editor: PostEditor): PostEditor {
  const { isInline, isVoid, normalizeNode } = editor
  editor.isInline = (element) => element.type === 'link' || isInline(element)
  editor.isVoid = (element) => isVoidType(element.type) || isVoid(element)
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options)
  }
  return editor
}

/** Repairs one problem of a node. Returns false when there is none. */
function mend(editor: PostEditor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return repairRoot(editor)
  if (Text.isText(node)) return repairLeaf(editor, node, path)
  if (!Element.isElement(node)) return false
  if (node.type === 'link') return repairLink(editor, node, path)
  if (isVoidType(node.type)) return repairVoid(editor, node, path)
  if (isListType(node.type)) return repairList(editor, node, path)
  if (node.type === 'table') return repairTable(editor, node, path)
  if (node.type === 'table-row') return repairRow(editor, node, path)
  if (node.type === 'table-cell') return repairCell(editor, node, path)
  if (node.type === 'code-block') return repairCode(editor, node, path)
  return repairTextBlock(editor, node, path)
}

function repairRoot(editor: PostEditor): boolean {
  for (const [index, child] of editor.children.entries()) {
    if (Text.isText(child) || child.type === 'link') {
      Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: [index] })
      return true
    }
  }
  const last = editor.children.at(-1)
  // There must be a line to write in, even below an image; it is not stored.
  if (!last || (Element.isElement(last) && needsLineBelow(last.type))) {
    Transforms.insertNodes(editor, paragraph(), { at: [editor.children.length] })
    return true
  }
  return false
}

function repairLeaf(editor: PostEditor, leaf: Text, path: Path): boolean {
  const parent = Node.parent(editor, path)
  const allowed = Element.isElement(parent) && parent.type === 'code-block' ? [] : marks
  const wrong = Object.entries(leaf).flatMap(([key, value]) =>
    key === 'text' || (allowed.some((mark) => mark === key) && value === true) ? [] : [key],
  )
  if (wrong.length === 0) return false
  Transforms.unsetNodes(editor, wrong as never[], { at: path })
  return true
}

function repairLink(editor: PostEditor, link: Node & Element, path: Path): boolean {
  const usable = link.type === 'link' && isLinkAddress(link.url) && Node.string(link) !== ''
  const nested = Editor.above(editor, { at: path, match: isLinkNode }) !== undefined
  if (usable && !nested) return unwrapElements(editor, link, path)
  Transforms.unwrapNodes(editor, { at: path })
  return true
}

const isLinkNode = (node: Node) => Element.isElement(node) && node.type === 'link'

function repairVoid(editor: PostEditor, node: Element, path: Path): boolean {
  if (path.length > 1) return lift(editor, path)
  if (node.type === 'image' && !isImageAddress(node.url)) {
    Transforms.removeNodes(editor, { at: path })
    return true
  }
  return false
}

function repairList(editor: PostEditor, list: Element, path: Path): boolean {
  // While a list is being repaired, its children may be of any type.
  const children: Descendant[] = list.children
  for (const [index, child] of children.entries()) {
    const at = [...path, index]
    if (Text.isText(child) || child.type === 'link') {
      Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at })
      return true
    }
    if (isListType(child.type)) {
      if (repairInner(editor, children[index - 1], child, at)) return true
      continue
    }
    if (isVoidType(child.type) || child.type === 'table') return lift(editor, at)
    if (child.type !== 'list-item') {
      Transforms.setNodes(editor, { type: 'list-item' }, { at })
      return true
    }
  }
  if (children.length === 0) {
    Transforms.removeNodes(editor, { at: path })
    return true
  }
  const parent = Node.parent(editor, path)
  if (path.length === 1 || (Element.isElement(parent) && isListType(parent.type))) return false
  Transforms.liftNodes(editor, { at: path })
  return true
}

/**
 * Repairs a list inside a list: it needs an item before it to belong to, joins a list of its kind before it,
 * and may not be too deep.
 */
function repairInner(
  editor: PostEditor,
  before: Descendant | undefined,
  list: Element,
  at: Path,
): boolean {
  if (!before || at.length > maxListDepth) {
    Transforms.unwrapNodes(editor, { at })
    return true
  }
  if (!Element.isElement(before) || before.type !== list.type) return false
  Transforms.mergeNodes(editor, { at })
  return true
}

function repairTextBlock(editor: PostEditor, block: Element, path: Path): boolean {
  const parent = Node.parent(editor, path)
  const inList = Element.isElement(parent) && isListType(parent.type)
  if (block.type === 'list-item' && !inList) {
    if (path.length > 1) return lift(editor, path)
    Transforms.wrapNodes(editor, { type: 'bulleted-list', children: [] }, { at: path })
    return true
  }
  if (block.type !== 'list-item' && !isTextBlockType(block.type)) {
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path })
    return true
  }
  if (Element.isElement(parent) && parent.type === 'table-cell') {
    Transforms.unwrapNodes(editor, { at: path })
    return true
  }
  if (path.length > 1 && !inList) return lift(editor, path)
  return separateBlocks(editor, block, path)
}

/** Code has only one text; whatever else is in it becomes a part of that. */
function repairCode(editor: PostEditor, code: Element, path: Path): boolean {
  if (path.length > 1) return lift(editor, path)
  if (unwrapElements(editor, code, path)) return true
  if (code.children.length < 2) return false
  Transforms.mergeNodes(editor, { at: [...path, 1] })
  return true
}

/** Resolves blocks inside a text block: alone they replace it, beside text they are moved out. */
function separateBlocks(editor: PostEditor, block: Element, path: Path): boolean {
  const children: Descendant[] = block.children
  const index = children.findIndex((child) => Element.isElement(child) && !isLinkNode(child))
  if (index < 0) return false
  const child = children[index]
  if (block.type === 'block-quote' && Element.isElement(child) && child.type === 'paragraph') {
    Transforms.setNodes(editor, { type: 'block-quote' }, { at: [...path, index] })
  }
  return lift(editor, [...path, index])
}

function unwrapElements(editor: PostEditor, element: Element, path: Path): boolean {
  const index = element.children.findIndex((child) => Element.isElement(child))
  if (index < 0) return false
  Transforms.unwrapNodes(editor, { at: [...path, index] })
  return true
}

function lift(editor: PostEditor, path: Path): boolean {
  Transforms.liftNodes(editor, { at: path, voids: true })
  return true
}

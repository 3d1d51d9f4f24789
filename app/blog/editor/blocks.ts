import { Editor, Element, Node, type NodeEntry, type Path, Range, Transforms } from 'slate'
import {
  isListType,
  isTextBlockType,
  isVoidType,
  type ListType,
  listTypes,
  maxListDepth,
  type PostEditor,
  type TextBlockType,
} from './document.ts'

/** The block types that the toolbar offers. */
export type BlockChoice = Exclude<TextBlockType, 'paragraph'> | 'code-block' | ListType

/** The paragraph, heading, quote or list item at the cursor; undefined in an image. */
export function textBlockAt(editor: PostEditor): NodeEntry<Element> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<Element>(editor, {
    match: (node) =>
      Element.isElement(node) && Editor.isBlock(editor, node) && !isVoidType(node.type),
    mode: 'lowest',
  })
}

/** The block of text at the cursor, and the text in front of it; null while anything is selected. */
export function beforeCursor(
  editor: PostEditor,
): { node: Element; path: Path; range: Range } | null {
  const { selection } = editor
  const block = textBlockAt(editor)
  if (!selection || !block || !Range.isCollapsed(selection)) return null
  const [node, path] = block
  return { node, path, range: { anchor: Editor.start(editor, path), focus: selection.anchor } }
}

/** The selected image. */
export function imageAt(editor: PostEditor): NodeEntry<Element> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<Element>(editor, {
    match: (node) => Element.isElement(node) && isVoidType(node.type),
  })
}

/** True when the selection starts in such a block. */
export function isBlockOn(editor: PostEditor, choice: BlockChoice): boolean {
  if (!editor.selection) return false
  const at = Editor.start(editor, editor.selection)
  return (
    Editor.above(editor, {
      at,
      match: (node) => Element.isElement(node) && node.type === choice,
    }) !== undefined
  )
}

/** Turns the selected blocks into headings, quotes or list items, or back into paragraphs. */
export function toggleBlock(editor: PostEditor, choice: BlockChoice): void {
  if (!editor.selection) return
  const off = isBlockOn(editor, choice)
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor)
    if (off) setTextBlocks(editor, 'paragraph')
    else if (isListType(choice)) enterList(editor, choice)
    else setTextBlocks(editor, choice)
  })
  joinLists(editor)
}

/** Turns the block at the cursor into a paragraph; a list item leaves its list. */
export function becomeParagraph(editor: PostEditor): void {
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor)
    setTextBlocks(editor, 'paragraph')
  })
}

/** True for blocks of text that may become another kind; cells of a table stay what they are. */
const isTextHolder = (node: Node) =>
  Element.isElement(node) &&
  (isTextBlockType(node.type) || node.type === 'list-item' || node.type === 'code-block')

function setTextBlocks(editor: PostEditor, type: TextBlockType | 'code-block' | 'list-item'): void {
  Transforms.setNodes(editor, { type }, { match: isTextHolder })
}

/** Takes the selected items out of their lists, however deep these are. */
function leaveLists(editor: PostEditor): void {
  const match = (node: Node) => Element.isElement(node) && isListType(node.type)
  for (let level = 0; level < maxListDepth; level += 1) {
    if (Editor.nodes(editor, { match }).next().done) return
    Transforms.unwrapNodes(editor, { match, split: true })
  }
}

function enterList(editor: PostEditor, type: ListType): void {
  setTextBlocks(editor, 'list-item')
  Transforms.wrapNodes<Element>(
    editor,
    { type, children: [] },
    { match: (node) => Element.isElement(node) && node.type === 'list-item' },
  )
}

/** Joins lists of one kind that are neighbours now. */
function joinLists(editor: PostEditor): void {
  if (!editor.selection) return
  const [start, end] = Range.edges(editor.selection)
  for (const index of [(end.path[0] ?? 0) + 1, start.path[0] ?? 0]) {
    const [before, list] = [editor.children[index - 1], editor.children[index]]
    if (!before || !list || !('type' in list) || !('type' in before)) continue
    if (list.type !== before.type || !listTypes.some((type) => type === list.type)) continue
    Transforms.mergeNodes(editor, { at: [index] })
  }
}

/** True when nothing is selected and the cursor is at the start of its block. */
export function isAtStart(editor: PostEditor, path: Path): boolean {
  const { selection } = editor
  if (!selection || !Range.isCollapsed(selection)) return false
  return Editor.isStart(editor, selection.anchor, path)
}

/** True when a block has no text. */
export const isBlank = (node: Node): boolean => Node.string(node) === ''

/** True for a paragraph without text. */
export const isEmptyLine = (node: Node | undefined): boolean =>
  Element.isElement(node) && node.type === 'paragraph' && isBlank(node)

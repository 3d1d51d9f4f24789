import { Editor, Element, Node, type NodeEntry, type Path, Range, Transforms } from 'slate'
import {
  isListType,
  isVoidType,
  type ListType,
  listTypes,
  type PostEditor,
  type TextBlockType,
} from './document.ts'

/** What a block can be made into from the toolbar. */
export type BlockChoice = Exclude<TextBlockType, 'paragraph'> | ListType

/** The paragraph, heading, quote or list item with the cursor; nothing in an image. */
export function textBlockAt(editor: PostEditor): NodeEntry<Element> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<Element>(editor, {
    match: (node) =>
      Element.isElement(node) && Editor.isBlock(editor, node) && !isVoidType(node.type),
    mode: 'lowest',
  })
}

/** The image that is selected. */
export function imageAt(editor: PostEditor): NodeEntry<Element> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<Element>(editor, {
    match: (node) => Element.isElement(node) && isVoidType(node.type),
  })
}

/** True when the selection begins in such a block. */
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

/** Makes the selected blocks headings, quotes or items of a list; where they are that, paragraphs. */
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

/** Makes the block with the cursor a paragraph; an item comes out of its list. */
export function becomeParagraph(editor: PostEditor): void {
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor)
    setTextBlocks(editor, 'paragraph')
  })
}

const isTextHolder = (node: Node) =>
  Element.isElement(node) &&
  !isListType(node.type) &&
  !isVoidType(node.type) &&
  node.type !== 'link'

function setTextBlocks(editor: PostEditor, type: TextBlockType | 'list-item'): void {
  Transforms.setNodes(editor, { type }, { match: isTextHolder })
}

function leaveLists(editor: PostEditor): void {
  Transforms.unwrapNodes(editor, {
    match: (node) => Element.isElement(node) && isListType(node.type),
    split: true,
  })
}

function enterList(editor: PostEditor, type: ListType): void {
  setTextBlocks(editor, 'list-item')
  Transforms.wrapNodes<Element>(
    editor,
    { type, children: [] },
    { match: (node) => Element.isElement(node) && node.type === 'list-item' },
  )
}

/** Lists of one kind that now touch become one. */
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

/** True when the cursor, with nothing selected, stands at the beginning of its block. */
export function isAtStart(editor: PostEditor, path: Path): boolean {
  const { selection } = editor
  if (!selection || !Range.isCollapsed(selection)) return false
  return Editor.isStart(editor, selection.anchor, path)
}

/** True when a block holds no text. */
export const isBlank = (node: Node): boolean => Node.string(node) === ''

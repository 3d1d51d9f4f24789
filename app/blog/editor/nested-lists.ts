import { Editor, Element, Node, type NodeEntry, Path, Transforms } from 'slate'
import { isListType, maxListDepth, type PostEditor } from './document.ts'

/** The list item at the start of the selection. */
function itemAt(editor: PostEditor): NodeEntry<Element> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<Element>(editor, {
    at: Editor.start(editor, editor.selection),
    match: (node) => Element.isElement(node) && node.type === 'list-item',
  })
}

/** True where the item at the cursor can go into a list below the item before it. */
export function canIndent(editor: PostEditor): boolean {
  const item = itemAt(editor)
  if (!item) return false
  const [, path] = item
  const list = Node.parent(editor, path)
  const depth = path.length - 1
  if (!Path.hasPrevious(path) || depth >= maxListDepth) return false
  return Element.isElement(list) && isListType(list.type)
}

/** Puts the item at the cursor into a list below the item before it. False where that is not possible. */
export function indentItem(editor: PostEditor): boolean {
  const [, path] = itemAt(editor) ?? []
  const list = path && Node.parent(editor, path)
  if (!canIndent(editor) || !Element.isElement(list) || !isListType(list.type)) return false
  Transforms.wrapNodes(editor, { type: list.type, children: [] }, { at: path })
  return true
}

/** False for items of the outermost list. */
export const canOutdent = (editor: PostEditor): boolean => (itemAt(editor)?.[1].length ?? 0) >= 3

/** Puts the item at the cursor one level up. False where that is not possible. */
export function outdentItem(editor: PostEditor): boolean {
  if (!canOutdent(editor)) return false
  Transforms.liftNodes(editor, { at: itemAt(editor)?.[1] })
  return true
}

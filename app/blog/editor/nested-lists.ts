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

/** Puts the item at the cursor into a list below the item before it. False where that is not possible. */
export function indentItem(editor: PostEditor): boolean {
  const item = itemAt(editor)
  if (!item) return false
  const [, path] = item
  const list = Node.parent(editor, path)
  const depth = path.length - 1
  if (!Path.hasPrevious(path) || depth >= maxListDepth) return false
  if (!Element.isElement(list) || !isListType(list.type)) return false
  Transforms.wrapNodes(editor, { type: list.type, children: [] }, { at: path })
  return true
}

/** Puts the item at the cursor one level up. False for items of the outermost list. */
export function outdentItem(editor: PostEditor): boolean {
  const item = itemAt(editor)
  if (!item || item[1].length < 3) return false
  Transforms.liftNodes(editor, { at: item[1] })
  return true
}

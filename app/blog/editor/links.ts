import { Editor, Element, Node, type NodeEntry, Path, Range, Transforms } from 'slate'
import type { LinkNode } from '../content/text-schemas.ts'
import type { PostEditor } from './document.ts'

const isLink = (node: Node): node is LinkNode => Element.isElement(node) && node.type === 'link'

/** The link at the cursor. */
export function linkAt(editor: PostEditor): NodeEntry<LinkNode> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<LinkNode>(editor, { match: isLink })
}

/** The initial values of the link dialog. */
export function linkDraft(editor: PostEditor): { url: string; text: string; exists: boolean } {
  const link = linkAt(editor)
  if (link) return { url: link[0].url, text: Node.string(link[0]), exists: true }
  const { selection } = editor
  const text = selection ? Editor.string(editor, selection) : ''
  return { url: '', text: text.trim(), exists: false }
}

/**
 * Links the selected text, or changes the link at the cursor. Without a selection the text is inserted; a
 * different text replaces the selected one. Spaces at the ends of the selection are not linked, because a
 * double click often selects the space after a word.
 */
export function setLink(editor: PostEditor, url: string, text: string): void {
  const words = text.trim() || url
  Editor.withoutNormalizing(editor, () => {
    const link = linkAt(editor)
    if (link) Transforms.select(editor, link[1])
    removeLinks(editor)
    leaveOuterSpaces(editor)
    const { selection } = editor
    if (!selection) return
    if (Range.isExpanded(selection) && Editor.string(editor, selection) === words) {
      Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true })
    } else {
      if (Range.isExpanded(selection)) Transforms.delete(editor)
      Transforms.insertNodes(editor, { type: 'link', url, children: [{ text: words }] })
    }
    Transforms.collapse(editor, { edge: 'end' })
  })
  stepOut(editor)
}

/** Shrinks the selection to its words; without any, it collapses after the spaces. */
function leaveOuterSpaces(editor: PostEditor): void {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return
  const text = Editor.string(editor, selection)
  const [start, end] = Range.edges(selection)
  const before = text.length - text.trimStart().length
  const behind = before === text.length ? 0 : text.length - text.trimEnd().length
  Transforms.select(editor, {
    anchor: (before > 0 && Editor.after(editor, start, { distance: before })) || start,
    focus: (behind > 0 && Editor.before(editor, end, { distance: behind })) || end,
  })
}

/** Links a text that is not the selection; links within it are replaced. */
export function linkRange(editor: PostEditor, at: Range, url: string): void {
  Transforms.unwrapNodes(editor, { at, match: isLink, split: true })
  Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { at, split: true })
}

/** Removes links and keeps their text. */
export function removeLinks(editor: PostEditor): void {
  Transforms.unwrapNodes(editor, { match: isLink, split: false })
}

/** Moves the cursor out of a link, so that further typing does not belong to it. */
export function stepOut(editor: PostEditor): void {
  const link = linkAt(editor)
  if (link) Transforms.select(editor, Editor.start(editor, Path.next(link[1])))
}

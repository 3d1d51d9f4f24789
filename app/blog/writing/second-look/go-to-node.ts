import { Editor, Node, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { PostEditor } from '../../editor/document.ts'

/** Puts the cursor into a node of the text and shows it; nothing if the node is gone. */
export function goToNode(editor: PostEditor | null, at: number[]): void {
  if (!editor || !Node.has(editor, at)) return
  ReactEditor.focus(editor)
  Transforms.select(editor, Editor.start(editor, at))
  const [node] = Editor.node(editor, at)
  ReactEditor.toDOMNode(editor, node).scrollIntoView({ block: 'center' })
}

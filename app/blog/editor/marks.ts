import { Editor } from 'slate'
import type { Mark } from '../content/content.ts'
import type { PostEditor } from './document.ts'

/** True when what is typed next gets this mark. */
export const isMarkOn = (editor: PostEditor, mark: Mark): boolean =>
  Editor.marks(editor)?.[mark] === true

/** Marks the selected text, or what is typed next; takes the mark off where it is on. */
export function toggleMark(editor: PostEditor, mark: Mark): void {
  if (isMarkOn(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

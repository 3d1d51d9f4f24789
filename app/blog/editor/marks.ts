import { Editor } from 'slate'
import type { Mark } from '../content/text-schemas.ts'
import type { PostEditor } from './document.ts'

/** True when typed text gets this mark. */
export const isMarkOn = (editor: PostEditor, mark: Mark): boolean =>
  Editor.marks(editor)?.[mark] === true

/** Toggles a mark on the selected text, or on what is typed next. */
export function toggleMark(editor: PostEditor, mark: Mark): void {
  if (isMarkOn(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

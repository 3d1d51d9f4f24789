import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { ReactEditor } from 'slate-react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import type { PostEditor } from '../document.ts'
import { domRangeOf } from '../floating/floating.tsx'
import { keepInSight } from '../keep-in-sight.ts'

/**
 * Focus mode: only the text shows. It is remembered: the next time it begins with the first word that is typed, so
 * that the fields around the text can be seen before.
 */
export function useFocusMode(editor: PostEditor, card: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false)
  useLayoutEffect(() => {
    if (!isOn || !card.current) return
    return hideAround(card.current)
  }, [isOn, card])
  // The line of the cursor stays in sight when the frame around it changes.
  useEffect(() => {
    if (!isOn && !ReactEditor.isFocused(editor)) return
    const range = editor.selection && domRangeOf(editor, editor.selection)
    if (range) keepInSight(editor, range)
  }, [editor, isOn])
  return {
    isOn,
    /** Begins if the writer has left the editor in focus mode. */
    resume: () => !isOn && readEntry('focusMode') === 'on' && setOn(true),
    enter() {
      writeEntry('focusMode', 'on')
      setOn(true)
      ReactEditor.focus(editor)
    },
    leave() {
      writeEntry('focusMode', null)
      setOn(false)
      ReactEditor.focus(editor)
    },
  }
}

export type FocusMode = ReturnType<typeof useFocusMode>

/** Takes everything beside an element out of reach, but for dialogs and messages, until the returned function runs. */
function hideAround(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = []
  for (
    let inner: HTMLElement | null = element;
    inner?.parentElement && inner.parentElement !== document.body;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      hidden.push(sibling)
    }
  }
  return () => {
    for (const sibling of hidden) sibling.inert = false
  }
}

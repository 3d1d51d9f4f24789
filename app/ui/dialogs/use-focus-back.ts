import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a button that is replaced by the form it opens: the button gets the focus back when the form closes,
 * unless the person has moved the focus elsewhere.
 */
export function useFocusBack<Opener extends HTMLElement>(open: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (wasOpen.current && !open && lost) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  return opener
}

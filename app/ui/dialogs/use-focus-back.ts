import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what opens a form in its own place: has the focus again once the form is gone with it. Anyone who has gone on
 * meanwhile is left where they are.
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

import { useEffect, useEffectEvent } from 'react'

/** Passes files pasted outside of fields to `take`, which returns true for a file that it uses. */
export function usePastedFile(take: (file: File) => boolean): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (file && !event.defaultPrevented && take(file)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

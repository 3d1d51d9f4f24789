import type { ReactEditor } from 'slate-react'

/** Heights in px of the bars at the edges of the window: the toolbar above, the save bar below. */
export const above = 84
export const below = 176

/** Marks the element that scrolls instead of the window. */
export const scroller = { 'data-scroller': '' }

/** Scrolls so that the line of the cursor is visible between the bars. */
export function keepInSight(_editor: ReactEditor, range: Range): void {
  const rect = range.getBoundingClientRect()
  const parent = range.startContainer.parentElement
  // An empty line has no box of its own.
  const box = rect.height > 0 ? rect : parent?.getBoundingClientRect()
  if (!box) return
  const scrolled = parent?.closest('[data-scroller]') ?? window
  const bottom = window.innerHeight - below
  if (box.bottom > bottom) scrolled.scrollBy({ top: box.bottom - bottom, behavior: 'instant' })
  else if (box.top < above) scrolled.scrollBy({ top: box.top - above, behavior: 'instant' })
}

import type { ReactEditor } from 'slate-react'

/** Heights in px of the bars at the edges of the window: the toolbar above, the save bar below. */
const above = 84
const below = 176

/** Scrolls so that the line of the cursor is visible between the bars. */
export function keepInSight(_editor: ReactEditor, range: Range): void {
  const rect = range.getBoundingClientRect()
  // An empty line has no box of its own.
  const box = rect.height > 0 ? rect : range.startContainer.parentElement?.getBoundingClientRect()
  if (!box) return
  const bottom = window.innerHeight - below
  if (box.bottom > bottom) window.scrollBy({ top: box.bottom - bottom, behavior: 'instant' })
  else if (box.top < above) window.scrollBy({ top: box.top - above, behavior: 'instant' })
}

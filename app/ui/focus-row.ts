const rowsOf = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll('tbody tr, [data-row]') ?? []),
]

/** In which row (of a table, or marked `data-row`) of the section the button of that name is. */
export function rowIndexOf(section: HTMLElement | null, name: string): number {
  return rowsOf(section).findIndex((row) =>
    [...row.querySelectorAll('button')].some((button) => button.ariaLabel === name),
  )
}

/** Frames for which a closing dialog may still take the focus away. */
const settling = 30

/**
 * Leads the focus to the row at the place of one that is gone, or the last one; with no rows left, to
 * the section's heading. The button that had the focus is gone with its row.
 */
export function focusRow(section: HTMLElement | null, index: number): void {
  const lead = (frame: number) => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (frame === 0 || lost) targetIn(section, index)?.focus()
    if (frame < settling) requestAnimationFrame(() => lead(frame + 1))
  }
  // Once the list has been drawn anew.
  requestAnimationFrame(() => lead(0))
}

function targetIn(section: HTMLElement | null, index: number) {
  const rows = rowsOf(section)
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
  return row?.querySelector<HTMLElement>('a, button') ?? section?.querySelector('h2')
}

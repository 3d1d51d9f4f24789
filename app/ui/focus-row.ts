const rowsOf = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll('tbody tr, [data-row]') ?? []),
]

/**
 * Removes the row (of a table, or marked `data-row`) in which the button of that name is; once `remove`
 * says that it is gone, the focus goes to the row in its place.
 */
export async function removeRow(
  section: HTMLElement | null,
  button: string,
  remove: () => Promise<boolean>,
): Promise<void> {
  const index = rowIndexOf(section, button)
  if (await remove()) focusRow(section, index)
}

/** In which row of the section the button of that name is. */
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
  // Once the list has been drawn again.
  requestAnimationFrame(() => lead(0))
}

function targetIn(section: HTMLElement | null, index: number) {
  const rows = rowsOf(section)
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
  return row?.querySelector<HTMLElement>('a, button') ?? section?.querySelector('h2')
}

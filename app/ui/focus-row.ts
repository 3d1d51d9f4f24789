const rowsOf = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll('tbody tr, [data-row]') ?? []),
]

/**
 * Removes the row (of a table, or marked `data-row`) that contains the button with this name. If `remove`
 * returns true, the focus goes to the row that takes its place.
 */
export async function removeRow(
  section: HTMLElement | null,
  button: string,
  remove: () => Promise<boolean>,
): Promise<void> {
  const index = rowIndexOf(section, button)
  if (await remove()) focusRow(section, index)
}

/** The index of the row in the section that contains the button with this name. */
export function rowIndexOf(section: HTMLElement | null, name: string): number {
  return rowsOf(section).findIndex((row) =>
    [...row.querySelectorAll('button')].some((button) => button.ariaLabel === name),
  )
}

/** How many frames long a closing dialog may still move the focus. */
const settling = 30

/**
 * Focuses the row at this index, or the last one; without rows, the heading of the section. The button that had
 * the focus was removed with its row.
 */
export function focusRow(section: HTMLElement | null, index: number): void {
  const tryFocus = (frame: number) => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (frame === 0 || lost) targetIn(section, index)?.focus()
    if (frame < settling) requestAnimationFrame(() => tryFocus(frame + 1))
  }
  // After the list has been rendered again.
  requestAnimationFrame(() => tryFocus(0))
}

function targetIn(section: HTMLElement | null, index: number) {
  const rows = rowsOf(section)
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
  return row?.querySelector<HTMLElement>('a, button') ?? section?.querySelector('h2')
}

import type { KeyboardEvent } from 'react'

/**
 * Names what opens a menu a button and says whether it is open, as screen readers and voice control expect; not every
 * browser does so for a summary. Without JavaScript it stays a plain summary, since nothing could keep it true.
 */
export function sayOpen(menu: HTMLDetailsElement): void {
  const opener = menu.querySelector('summary')
  opener?.setAttribute('role', 'button')
  opener?.setAttribute('aria-expanded', String(menu.open))
}

/** Closes a menu of the page's head and gives the focus back to what opened it. */
export function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

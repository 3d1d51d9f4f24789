import type { PostScreen } from '../use-post-screen.ts'

/** Moves the focus to a field of a form where something is written. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const target = field === 'content' ? '[role="textbox"][aria-multiline]' : `[name="${field}"]`
  form?.querySelector<HTMLElement>(target)?.focus()
}

/** The warning before leaving; null when nothing would be lost. */
export function atRisk(screen: PostScreen): string | null {
  if (screen.store.isBusy()) return 'An image is still being uploaded.'
  if (!screen.autosave.isDirty()) return null
  return screen.state.local.kept
    ? 'Your last changes are not saved. They stay on this device, and are offered when you come back.'
    : 'Your last changes are not saved, and this device does not let us keep them.'
}

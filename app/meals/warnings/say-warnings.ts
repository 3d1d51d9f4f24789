import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Warning } from './warnings.ts'

/** Names in a toast what still looks wrong in a meal that was just published; nothing where nothing does. */
export function sayWarnings(warnings: Pick<Warning<unknown>, 'about'>[]): void {
  if (warnings.length === 0) return
  const list = new Intl.ListFormat('en').format(warnings.map(({ about }) => about))
  showToast(`Published. Worth another look: ${list}.`)
}

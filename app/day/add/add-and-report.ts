import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { NewEntry } from '../entries/day-entry.ts'
import { addToToday } from '../entries/day-store.ts'
import { reportOutcome } from '../entries/report-outcome.ts'

/** Adds the entry to today, and says so in a toast from which `open` shows the day. */
export function addAndReport(entry: NewEntry, open: () => void): void {
  if (!reportOutcome(addToToday(entry))) return
  showToast('Added to my day', { label: 'My day', run: open })
}

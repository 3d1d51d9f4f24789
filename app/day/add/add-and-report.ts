import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { NewEntry } from '../entries/day-entry.ts'
import { addToToday } from '../entries/day-store.ts'
import { reportOutcome } from '../entries/report-outcome.ts'

/** Two presses within this time (ms) are one: the second is the other half of a double click. */
const doublePress = 700

let last = { text: '', at: Number.NEGATIVE_INFINITY }

/** Adds the entry to today, and says so in a toast from which `open` shows the day. */
export function addAndReport(entry: NewEntry, open: () => void): void {
  const now = { text: JSON.stringify(entry), at: performance.now() }
  if (now.text === last.text && now.at - last.at < doublePress) return
  if (!reportOutcome(addToToday(entry))) return
  last = now
  showToast('Added to my day', { label: 'My day', run: open })
}

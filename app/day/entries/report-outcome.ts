import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { mostEntries } from './day-entry.ts'
import type { Outcome } from './day-store.ts'

const problems: Record<Exclude<Outcome, 'stored'>, string> = {
  full: `My day holds ${mostEntries} entries and is full. Remove some, then add this one again.`,
  refused:
    'Your browser could not store this. Its storage may be full, or blocked for this site in its settings.',
}

/** Tells the visitor if something could not be stored. Returns true if it was. */
export function reportOutcome(outcome: Outcome): boolean {
  if (outcome === 'stored') return true
  showErrorToast(problems[outcome])
  return false
}

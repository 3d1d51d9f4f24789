import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { DayEntry } from '../entries/day-entry.ts'
import { dayEntries, removeEntries, restoreEntries } from '../entries/day-store.ts'
import type { Day } from '../entries/local-date.ts'
import { reportOutcome } from '../entries/report-outcome.ts'

type Props = {
  /** The entries of all days. */
  all: DayEntry[]
  today: Day
  onCleared: () => void
}

/** Saves all entries as a file, or removes them all. */
export function DayTools({ all, today, onCleared }: Props) {
  const [asking, setAsking] = useState(false)
  async function exportAll() {
    try {
      const { exportEntries } = await import('../entries/export-entries.ts')
      exportEntries(all, today)
    } catch (error) {
      console.warn('The file could not be made', error)
      showErrorToast('The file could not be made. Are you online?')
    }
  }
  function clear() {
    const before = dayEntries()
    setAsking(false)
    if (!reportOutcome(removeEntries(before.map(({ id }) => id)))) return
    onCleared()
    showToast('Everything was removed', {
      label: 'Undo',
      run: () => reportOutcome(restoreEntries(before)),
    })
  }
  return (
    <div className="print:hidden">
      {asking ? (
        <ClearQuestion count={all.length} onClear={clear} onKeep={() => setAsking(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={exportAll}>
            Export as CSV
          </Button>
          <Button look="quiet" onClick={() => setAsking(true)}>
            Clear everything
          </Button>
        </div>
      )}
    </div>
  )
}

type QuestionProps = { count: number; onClear: () => void; onKeep: () => void }

/** Keep has the focus first. */
function ClearQuestion({ count, onClear, onKeep }: QuestionProps) {
  return (
    <fieldset aria-labelledby="clear-question" className="rounded-card bg-sunken p-4">
      <p id="clear-question" className="font-medium">
        {count === 1 ? 'Remove your only entry?' : `Remove all ${count} entries, of every day?`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={onKeep}
          ref={(button) => button?.focus()}
          onKeyDown={({ key }) => key === 'Escape' && onKeep()}
        >
          Keep them
        </Button>
        <Button look="danger" onClick={onClear}>
          Clear everything
        </Button>
      </div>
    </fieldset>
  )
}

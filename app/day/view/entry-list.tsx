import { Energy } from '#app/nutrition/units/energy.tsx'
import { rangeText } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { type DayEntry, entryFigures } from '../entries/day-entry.ts'
import { removeEntries, restoreEntries, setPortion } from '../entries/day-store.ts'
import { reportOutcome } from '../entries/report-outcome.ts'
import { PortionField } from './portion-field.tsx'

type Props = {
  entries: DayEntry[]
  /** Called after an entry was removed, whose button had the focus. */
  onRemoved: () => void
}

/** The entries of a day, to change their portions and to remove them. */
export function EntryList({ entries, onRemoved }: Props) {
  function remove(entry: DayEntry) {
    if (!reportOutcome(removeEntries([entry.id]))) return
    onRemoved()
    showToast(`${shortTitle(entry.title)} was removed`, {
      label: 'Undo',
      run: () => reportOutcome(restoreEntries([entry])),
    })
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} onRemove={() => remove(entry)} />
      ))}
    </ul>
  )
}

type RowProps = { entry: DayEntry; onRemove: () => void }

function EntryRow({ entry, onRemove }: RowProps) {
  const { id, title, path, portion } = entry
  return (
    <li className="py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {path ? <Link to={path}>{title}</Link> : title}
        </h3>
        <EntryCalories entry={entry} />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <PortionField
          title={title}
          portion={portion}
          onPortion={(chosen) => reportOutcome(setPortion(id, chosen))}
        />
        <Button
          look="quiet"
          className="-mr-4 ml-auto"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

function EntryCalories({ entry }: { entry: DayEntry }) {
  const units = useUnits()
  const { figures, range } = entryFigures(entry)
  return (
    <p data-figures className="shrink-0 text-right tabular-nums">
      <span className="font-semibold font-serif text-lg">
        <Energy kcal={figures.calories} />
      </span>
      {range && <span className="block text-muted text-sm">{rangeText(range, units)}</span>}
    </p>
  )
}

/** A title that fits into a toast. */
const shortTitle = (title: string) => (title.length > 60 ? `${title.slice(0, 59)}…` : title)

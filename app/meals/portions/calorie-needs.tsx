import {
  dayEnergy,
  type EnergyReference,
  personText,
  shareText,
  type Who,
} from '#app/day/reference/day-energy.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import { energyIn, type Units } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { CheckIcon } from '#app/ui/icons.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { portionText } from './portion.ts'

type Props = {
  /** The calories of this amount. */
  calories: number
  /** Such as "1.5 servings" or "100 g". */
  amount: string
  reference: EnergyReference | null
}

/** A table of daily calorie needs, to compare the meal with. */
export function CalorieNeeds({ calories, amount, reference }: Props) {
  const { energy } = useUnits()
  return (
    <section
      data-figures
      aria-labelledby="needs-heading"
      className="mt-16 bg-sunken py-12 lg:mt-20 lg:py-16"
    >
      <div className="page-width grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="max-w-[44ch]">
          <h2 id="needs-heading" className="text-xl">
            Daily calorie needs
          </h2>
          <p className="mt-3 text-muted">
            How much energy adults use in a day, in {energy}, by how active they are.{' '}
            {amount === portionText(1) ? 'This meal has' : `${amount} of this meal have`} about{' '}
            <span className="font-semibold text-ink">{figureText(energyIn(energy, calories))}</span>{' '}
            of them
            {reference && (
              <>
                : <span className="font-semibold text-ink">{shareText(calories, reference)}</span>{' '}
                of a day for {personText(reference)}
              </>
            )}
            .
          </p>
          <p className="mt-3 text-muted text-sm">A rough guide: your own needs may differ.</p>
        </div>
        <NeedsTable reference={reference} unit={energy} />
      </div>
    </section>
  )
}

const columns: { who: Who; name: string }[] = [
  { who: 'men', name: 'Men' },
  { who: 'women', name: 'Women' },
]

type TableProps = { reference: EnergyReference | null; unit: Units['energy'] }

function NeedsTable({ reference, unit }: TableProps) {
  return (
    <table className="w-full self-start">
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="py-2 pr-4 pl-2 sm:pl-3 text-left font-medium">
            Activity
          </th>
          {columns.map(({ who, name }) => (
            <th key={who} scope="col" className="px-2 sm:px-3 py-2 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dayEnergy.map((row) => (
          <NeedsRow key={row.activity} row={row} reference={reference} unit={unit} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = TableProps & { row: (typeof dayEnergy)[number] }

/** The visitor's own row is marked, and its cell too. */
function NeedsRow({ row, reference, unit }: RowProps) {
  const own = row.activity === reference?.activity
  return (
    <tr
      className={joinClasses(
        'border-line border-b align-baseline last:border-b-0',
        own && 'bg-surface',
      )}
    >
      <th scope="row" className="py-2.5 pr-4 pl-2 sm:pl-3 text-left font-medium">
        <span className="capitalize">{row.activity}</span>
        <span className="block font-normal text-muted text-sm">{row.hint}</span>
      </th>
      {columns.map(({ who }) => (
        <td
          key={who}
          className="whitespace-nowrap px-2 py-2.5 text-right max-[22.5rem]:whitespace-normal sm:px-3"
        >
          {own && who === reference?.who ? (
            <OwnRange text={needText(row[who], unit)} />
          ) : (
            needText(row[who], unit)
          )}
        </td>
      ))}
    </tr>
  )
}

function OwnRange({ text }: { text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-accent">
      <CheckIcon size={16} className="shrink-0 max-sm:hidden" />
      {text}
      <span className="sr-only"> (your choice)</span>
    </span>
  )
}

/** The needs of a day, such as "2000-2400"; they are rough, so kilojoules are in hundreds. */
function needText({ low, high }: { low: number; high: number }, unit: Units['energy']): string {
  const round = (kcal: number) => Math.round(energyIn(unit, kcal) / 100) * 100
  return `${round(low)}-${round(high)}`
}

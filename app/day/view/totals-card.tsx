import { Figure, figureText } from '#app/nutrition/figures.tsx'
import type { CalorieRange, Nutrient } from '#app/nutrition/nutrition.ts'
import { EnergyChoice, SaltChoice } from '#app/nutrition/units/unit-choices.tsx'
import { energyIn, rangeText, shownNutrient, type Units } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import type { DayEntry } from '../entries/day-entry.ts'
import { totalsOf } from '../entries/day-totals.ts'
import { DayChoice } from '../reference/day-choice.tsx'
import {
  type EnergyReference,
  energyOfDay,
  personText,
  shareText,
} from '../reference/day-energy.ts'
import { useEnergyReference } from '../reference/use-energy-reference.ts'

const others: Nutrient[] = ['carbohydrates', 'fiber', 'sugar', 'protein', 'fat', 'sodium']

/** Parts of the carbohydrates, indented below them. */
const parts: Nutrient[] = ['fiber', 'sugar']

/** All seven figures of a day, compared with the day of the person that the visitor has chosen. */
export function TotalsCard({ entries }: { entries: DayEntry[] }) {
  const units = useUnits()
  const { reference, choose } = useEnergyReference()
  const { figures, range, partly } = totalsOf(entries)
  return (
    <section
      aria-labelledby="totals-heading"
      data-figures
      className="rounded-card bg-sunken p-4 sm:p-8"
    >
      <h2 id="totals-heading" className="font-medium font-sans text-base text-muted">
        Together about
      </h2>
      <div role="status">
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-semibold font-serif text-4xl">
            {figureText(energyIn(units.energy, figures.calories))}
            <span className="font-normal font-sans text-lg text-muted">&thinsp;{units.energy}</span>
          </span>
          {range && <span className="text-muted">({rangeText(range, units)})</span>}
        </p>
        {reference && (
          <p className="mt-2 tabular-nums">
            <span className="font-semibold">{shareText(figures.calories, reference)}</span> of a
            day’s energy for {personText(reference)}.
          </p>
        )}
      </div>
      {reference && (
        <EnergyScale
          calories={figures.calories}
          range={range}
          reference={reference}
          unit={units.energy}
        />
      )}
      <DayChoice reference={reference} onReference={choose} />
      <div className="mt-6 flex flex-wrap gap-2">
        <EnergyChoice />
        <SaltChoice />
      </div>
      <dl className="mt-4 border-line border-t">
        {others.map((name) => (
          <TotalRow
            key={name}
            {...shownNutrient(name, figures[name], units)}
            isPart={parts.includes(name)}
          />
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">
        {partly && 'Some entries have no known range and count as exact. '}
        All figures are estimates, for fun and learning, not professional advice.
      </p>
    </section>
  )
}

type RowProps = { name: string; value: number; unit: string; isPart: boolean }

const TotalRow = ({ name, value, unit, isPart }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4 border-line border-b py-2">
    <dt className={isPart ? 'pl-5 text-muted' : 'font-medium'}>{name}</dt>
    <dd className="font-medium">
      <Figure value={value} unit={unit} />
    </dd>
  </div>
)

type ScaleProps = {
  calories: number
  range: CalorieRange | null
  reference: EnergyReference
  unit: Units['energy']
}

/** The calories as a bar over the band of the person's day. The text above says the same. */
function EnergyScale({ calories, range, reference, unit }: ScaleProps) {
  const need = energyOfDay(reference)
  const end = Math.max(need.high, range?.calories.high ?? calories) * 1.08
  const place = (value: number) => `${(value / end) * 100}%`
  return (
    <div aria-hidden="true" className="mt-5 text-muted text-sm tabular-nums">
      <div className="relative h-5 overflow-hidden rounded-small bg-line">
        <span
          className="absolute inset-y-0 bg-field-line"
          style={{ left: place(need.low), width: place(need.high - need.low) }}
        />
        <span
          className="absolute inset-y-1.5 left-0 rounded-full bg-accent"
          style={{ width: place(calories) }}
        />
        {range && (
          <span
            className="absolute top-1/2 h-px bg-ink"
            style={{
              left: place(range.calories.low),
              width: place(range.calories.high - range.calories.low),
            }}
          />
        )}
      </div>
      <p className="relative mt-1 h-6">
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: place((need.low + need.high) / 2) }}
        >
          {figureText(energyIn(unit, need.low))}–{figureText(energyIn(unit, need.high))}
        </span>
      </p>
    </div>
  )
}

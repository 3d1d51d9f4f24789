import { energyText } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { weekOf } from '../entries/day-totals.ts'
import { shortDateText } from '../entries/local-date.ts'
import type { ShownDay } from './use-day.ts'

/** The last days with bars of their calories; each is a button that shows the day. */
export function WeekList({ shown }: { shown: ShownDay }) {
  const units = useUnits()
  const days = weekOf(shown.all, shown.today)
  const most = Math.max(...days.map(({ calories }) => calories), 1)
  return (
    <section aria-labelledby="week-heading">
      <h2 id="week-heading" className="text-xl">
        The last days
      </h2>
      <ol className="mt-3">
        {days.map(({ day, count, calories }, back) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === shown.day}
              onClick={() => shown.goBack(back)}
              className="-mx-3 grid min-h-11 w-[calc(100%+1.5rem)] grid-cols-[6.5rem_1fr_5rem] items-center gap-3 rounded-field px-3 text-left tabular-nums hover:bg-sunken aria-pressed:bg-sunken"
            >
              <span className={joinClasses(day === shown.day && 'font-semibold')}>
                {back === 0 ? 'Today' : shortDateText(day)}
                <span className="sr-only">: {countText(count)}</span>
              </span>
              <span data-figures className="block h-2.5" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(calories / most) * 100}%` }}
                />
              </span>
              <span data-figures className="text-right text-muted text-sm">
                {count > 0 && energyText(calories, units)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function countText(count: number): string {
  if (count === 0) return 'nothing added'
  return count === 1 ? '1 entry' : `${count} entries`
}

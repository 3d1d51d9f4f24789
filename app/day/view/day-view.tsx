import { type ReactNode, type RefObject, useRef } from 'react'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { daysBack } from '../entries/day-entry.ts'
import { dateText, dayText } from '../entries/local-date.ts'
import { DayTools } from './day-tools.tsx'
import { EntryList } from './entry-list.tsx'
import { TotalsCard } from './totals-card.tsx'
import { type ShownDay, useDay } from './use-day.ts'
import { WeekList } from './week-list.tsx'

/** The visitor's day, from the storage of the browser. */
export function DayView() {
  const shown = useDay()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!shown) return <Loading />
  const { all, day, entries, today } = shown
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_26rem]">
      <div className="min-w-0">
        <DayHeading shown={shown} heading={heading} />
        {entries.length > 0 ? (
          <EntryList entries={entries} onRemoved={focusHeading} />
        ) : (
          <NothingYet isToday={day === today} />
        )}
      </div>
      <div className="grid content-start gap-y-10">
        {entries.length > 0 && <TotalsCard entries={entries} />}
        {all.length > 0 && <WeekList shown={shown} />}
        {all.length > 0 && <DayTools all={all} today={today} onCleared={focusHeading} />}
      </div>
    </div>
  )
}

type HeadingProps = { shown: ShownDay; heading: RefObject<HTMLHeadingElement | null> }

/** The shown day, and buttons for the days before and after it. */
function DayHeading({ shown: { day, today, back, goBack }, heading }: HeadingProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {dayText(day, today)}
        </h2>
        {back < 2 && <p className="text-muted">{dateText(day)}</p>}
      </div>
      <div className="flex gap-2 print:hidden">
        <DayStep name="The day before" days={back + 1} goBack={goBack}>
          <ArrowLeftIcon />
        </DayStep>
        <DayStep name="The day after" days={back - 1} goBack={goBack}>
          <ArrowRightIcon />
        </DayStep>
      </div>
    </div>
  )
}

type StepProps = {
  name: string
  days: number
  goBack: (days: number) => void
  children: ReactNode
}

/** Stays focusable at the first and last day, so that the focus is not lost there. */
function DayStep({ name, days, goBack, children }: StepProps) {
  const isShown = days >= 0 && days <= daysBack
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={!isShown || undefined}
      className={buttonClasses('secondary', 'aria-disabled:opacity-50')}
      onClick={() => isShown && goBack(days)}
    >
      {children}
    </button>
  )
}

function NothingYet({ isToday }: { isToday: boolean }) {
  return (
    <div className="rounded-card bg-sunken px-4">
      <EmptyState
        heading={null}
        title={isToday ? 'Nothing on your day yet' : 'Nothing was added on this day'}
        hint="Open a meal or estimate a plate, then choose “Add to my day”."
        action={
          <>
            <Link to="/meals" className={buttonClasses('primary')}>
              Browse meals
            </Link>
            <Link to="/estimate" className={buttonClasses('secondary')}>
              Estimate a plate
            </Link>
          </>
        }
      />
    </div>
  )
}

const Loading = () => (
  <div className="noscript:hidden mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_26rem]">
    <div>
      <Skeleton className="h-10 w-40" />
      <Skeleton className="mt-6 h-64 w-full rounded-card" />
    </div>
  </div>
)

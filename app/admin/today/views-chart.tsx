import type { Today } from './today.ts'

const height = 96

const dayText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const nameOf = (day: string) => dayText.format(new Date(`${day}T00:00:00Z`))

const count = new Intl.NumberFormat('en')

/** The views of each day as bars; the same figures are a list for those who do not see them. */
export function ViewsChart({ days }: { days: Today['viewsByDay'] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const [first] = days
  return (
    <figure>
      <figcaption className="mb-2 text-muted text-sm">
        {total === 0
          ? `No views of articles in ${days.length} days.`
          : `${count.format(total)} ${total === 1 ? 'view' : 'views'} of articles in ${days.length} days, at most ${count.format(most)} a day`}
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * 4} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-line border-b"
        aria-hidden="true"
      >
        {days.map(({ day, views }, index) => {
          const bar = views === 0 ? 0 : Math.max(2, (views / most) * height)
          return (
            <rect
              key={day}
              x={index * 4}
              y={height - bar}
              width="3"
              height={bar}
              className="fill-accent"
            >
              <title>{`${nameOf(day)}: ${count.format(views)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between text-muted text-sm" aria-hidden="true">
        <span>{first && nameOf(first.day)}</span>
        <span>Today</span>
      </p>
      <ul aria-label="Views of articles by day" className="sr-only">
        {days.flatMap(({ day, views }) =>
          views > 0 ? <li key={day}>{`${nameOf(day)}: ${count.format(views)}`}</li> : [],
        )}
      </ul>
    </figure>
  )
}

import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Stats } from '../stats.ts'

const format = new Intl.NumberFormat('en')

/** The four counts at the top of the dashboard. */
export function StatCards({ stats }: { stats: Stats | null }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        name="Total Meals"
        value={stats?.meals}
        note={stats && `${format.format(stats.publishedMeals)} published`}
      />
      <StatCard
        name="Total Blogs"
        value={stats?.blogs}
        note={stats && `${format.format(stats.publishedBlogs)} published`}
      />
      <StatCard name="Categories" value={stats?.categories} />
      <StatCard name="Images" value={stats?.images} />
    </dl>
  )
}

type CardProps = { name: string; value: number | undefined; note?: string | null }

function StatCard({ name, value, note }: CardProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <dt className="font-medium text-muted text-sm">{name}</dt>
      <dd className="mt-1 flex min-h-11 flex-wrap items-baseline gap-x-3">
        {value === undefined ? (
          <Skeleton className="mt-2 h-8 w-14" />
        ) : (
          <span className="font-semibold font-serif text-2xl tabular-nums">
            {format.format(value)}
          </span>
        )}
        {note && <span className="text-muted text-sm tabular-nums">{note}</span>}
      </dd>
    </div>
  )
}

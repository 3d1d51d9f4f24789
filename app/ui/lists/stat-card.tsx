import { Skeleton } from '../skeleton.tsx'

const format = new Intl.NumberFormat('en')

type Props = { name: string; value: number | undefined; note?: string | null }

/** A count with its name, for a `dl`; a skeleton until the count is known. */
export function StatCard({ name, value, note }: Props) {
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

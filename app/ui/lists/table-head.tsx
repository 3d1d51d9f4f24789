import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons.tsx'
import { joinClasses } from '../join-classes.ts'
import { Link } from '../link.tsx'

/** The address that sorts the list by a column, and how it is sorted by it now. */
export type ColumnSort = { href: string; direction?: 'ascending' | 'descending' }

/** The header row of a table. */
export const HeadRow = ({ children }: { children: ReactNode }) => (
  <tr className="border-line border-b text-left text-muted text-sm">{children}</tr>
)

type Props = {
  name: string
  /** How the list is sorted by this column, if it can be. */
  sort?: ColumnSort
  /** Shows the name to screen readers only. */
  hidden?: boolean
  className?: string
}

export const ColumnHead = ({ name, hidden, sort, className }: Props) => (
  <th
    scope="col"
    aria-sort={sort?.direction}
    className={joinClasses('px-4 py-2.5 font-medium', className)}
  >
    {hidden ? (
      <span className="sr-only">{name}</span>
    ) : sort ? (
      <SortLink name={name} {...sort} />
    ) : (
      name
    )}
  </th>
)

/** A link that sorts the list by a column; in the column that it is sorted by, the other way round. */
const SortLink = ({ name, href, direction }: ColumnSort & { name: string }) => (
  <Link
    to={href}
    preventScrollReset
    className="-my-2 inline-flex min-h-9 items-center gap-1 hover:text-ink hover:underline aria-[current]:text-ink"
    aria-current={direction ? 'true' : undefined}
  >
    {name}
    <ChevronDownIcon
      size={16}
      className={joinClasses(!direction && 'opacity-40', direction === 'ascending' && 'rotate-180')}
    />
  </Link>
)

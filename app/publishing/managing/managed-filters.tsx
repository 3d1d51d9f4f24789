import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SearchBox } from '#app/ui/forms/search-box.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { StatusFilter } from '#app/ui/lists/list-filter.tsx'
import type { ListStatus } from '#app/ui/lists/list-status.ts'
import { type ListQuery, maxSearchLength } from './list-query.ts'

/** Changes some filters; `typed` is true for each keystroke of the search. */
export type ChangeFilters<Query> = (change: Partial<Query>, typed?: boolean) => void

/**
 * Opens the first page of the list with other filters. Typing in the search replaces the entry in the browser's
 * history, every other change adds one.
 */
export function useChangeFilters<Query extends ListQuery>(
  query: Query,
  href: (query: Query) => string,
): ChangeFilters<Query> {
  const navigate = useNavigate()
  // A second filter may be chosen before the address has the first.
  const asked = useRef(query)
  const address = href(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the query.
  useLayoutEffect(() => {
    asked.current = query
  }, [address])
  return (change, typed) => {
    asked.current = { ...asked.current, ...change, page: 1 }
    navigate(href(asked.current), { replace: typed, preventScrollReset: true })
  }
}

type Props = {
  /** What is searched, such as `meals`. */
  what: string
  query: ListQuery
  /** The statuses that the rows can have. */
  statuses: readonly ListStatus[]
  onChange: (change: Partial<Pick<ListQuery, 'search' | 'status'>>, typed?: boolean) => void
  /** The grid's columns. */
  className: string
  /** The other filters. */
  children: ReactNode
}

/** Search and status of a list, followed by its other filters. */
export function ManagedFilters({ what, query, statuses, onChange, className, children }: Props) {
  return (
    <search className={joinClasses('mb-4 grid grid-cols-2 gap-2.5', className)}>
      <SearchBox
        what={what}
        search={query.search}
        maxLength={maxSearchLength}
        onSearch={(search) => onChange({ search }, true)}
      />
      <StatusFilter
        status={query.status}
        statuses={statuses}
        onChange={(status) => onChange({ status })}
      />
      {children}
    </search>
  )
}

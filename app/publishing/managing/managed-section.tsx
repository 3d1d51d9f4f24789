import type { ReactNode, RefObject } from 'react'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { ShownCount } from '#app/ui/lists/shown-count.tsx'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { managePageSize } from './list-query.ts'
import type { ManagedRow } from './managed-kind.ts'
import type { ManagedList } from './use-managed-list.ts'

type Props<Query> = {
  section: RefObject<HTMLElement | null>
  /** The id of the heading. */
  id: string
  title: string
  list: ManagedList<ManagedRow>
  query: Query
  /** The address that shows the rows of a query. */
  href: (query: Query) => string
  filters: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A list of a managing screen: heading and count, filters, rows, and the links to other pages. */
export function ManagedSection<Query extends { page: number }>({
  section,
  id,
  title,
  list: { phase, page },
  query,
  href,
  filters,
  children,
}: Props<Query>) {
  const loaded = phase === 'loaded' ? page : null
  const hrefOf = (page: number) => href({ ...query, page })
  useLastPage({ page: query.page, totalPages: loaded?.totalPages, href: hrefOf })
  return (
    <section ref={section} aria-labelledby={id} className="mt-10">
      <ListHeading id={id} title={title}>
        <ShownCount
          page={query.page}
          pageSize={managePageSize}
          shown={loaded?.rows.length}
          total={loaded?.total}
        />
      </ListHeading>
      {filters}
      {children}
      <Pager page={query.page} totalPages={page?.totalPages ?? 0} href={hrefOf} />
    </section>
  )
}

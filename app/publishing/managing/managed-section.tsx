import type { ReactNode, RefObject } from 'react'
import { Link } from '#app/ui/link.tsx'
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
  /** The address of the trash with deleted rows of this list. */
  trash: string
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
  trash,
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
      <p className="mt-4 text-right text-sm">
        <Link to={trash} className="text-link inline-flex min-h-9 items-center">
          Deleted in the last 30 days
        </Link>
      </p>
    </section>
  )
}

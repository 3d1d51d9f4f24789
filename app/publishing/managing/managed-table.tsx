import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import { HeadRow } from '#app/ui/lists/table-head.tsx'
import type { ManagedList } from './use-managed-list.ts'

const box = 'rounded-card border border-line bg-surface'

type BoxProps<Row> = {
  list: Pick<ManagedList<Row>, 'phase' | 'page'>
  /** What is listed, such as `meals`. */
  what: string
  /** Shown when there are no rows. */
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The rows of a page; while they load, or when there are none, what is shown instead. */
export function ManagedBox<Row>({ list: { phase, page }, what, empty, children }: BoxProps<Row>) {
  if (phase === 'failed') return null
  if (!page) {
    return (
      <div className={box}>
        <LoadingRows what={what} />
      </div>
    )
  }
  return <div className={box}>{page.rows.length > 0 ? children(page.rows) : empty}</div>
}

type TableProps = {
  /** True while another page is loading. */
  busy: boolean
  /** The names of the columns. */
  head: ReactNode
  children: ReactNode
}

/** A table of meals or posts; on narrow screens each row is a block. */
export function ManagedTable({ busy, head, children }: TableProps) {
  return (
    <table
      aria-busy={busy}
      className={joinClasses('rows transition-opacity', busy && 'opacity-60')}
    >
      <thead>
        <HeadRow>{head}</HeadRow>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

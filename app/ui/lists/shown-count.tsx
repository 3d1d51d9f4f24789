import { shownText } from './paging.ts'

type Props = {
  page: number
  pageSize: number
  /** How many are on this page, and on all pages; undefined while the page is loading. */
  shown: number | undefined
  total: number | undefined
  /** What is listed, in the plural. */
  what?: string
}

/** Says which of how many are shown; screen readers announce each change. */
export const ShownCount = ({ shown, total, ...paging }: Props) => (
  <p role="status" className="text-muted text-sm tabular-nums">
    {shown !== undefined && total !== undefined ? shownText({ shown, total, ...paging }) : ''}
  </p>
)

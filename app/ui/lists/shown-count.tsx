import { shownText } from './paging.ts'

type Props = {
  page: number
  pageSize: number
  /** How many stand on this page, and on all of them; neither is known while the page is loading. */
  shown: number | undefined
  total: number | undefined
  /** What is listed, in the plural. */
  what?: string
}

/** Says which of how many are shown, also to those who do not see the list change. */
export const ShownCount = ({ shown, total, ...paging }: Props) => (
  <p role="status" className="text-muted text-sm tabular-nums">
    {shown !== undefined && total !== undefined ? shownText({ shown, total, ...paging }) : ''}
  </p>
)

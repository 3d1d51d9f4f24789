/** No list has more pages. */
const lastPage = 999_999

/** The page that an address names; the first for anything that is no number of a page. */
export function readPage(text: FormDataEntryValue | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1
}

type Shown = {
  page: number
  pageSize: number
  /** How many stand on this page. */
  shown: number
  total: number
  /** What is listed, in the plural. */
  what?: string
}

/** The line that says which of how many are shown; empty without any. */
export function shownText({ page, pageSize, shown, total, what = 'results' }: Shown): string {
  if (shown === 0) return ''
  const first = (page - 1) * pageSize + 1
  return `Showing ${first} to ${first + shown - 1} of ${total} ${what}`
}

/** The highest page number that is accepted. */
const lastPage = 999_999

/** The page number of an address; 1 for anything that is not a page number. */
export function readPage(text: FormDataEntryValue | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1
}

type Shown = {
  page: number
  pageSize: number
  /** How many are on this page. */
  shown: number
  total: number
  /** What is listed, in the plural. */
  what?: string
}

/** The line that says which of how many are shown; empty if none are. */
export function shownText({ page, pageSize, shown, total, what = 'results' }: Shown): string {
  if (shown === 0) return ''
  const first = (page - 1) * pageSize + 1
  return `Showing ${first} to ${first + shown - 1} of ${total} ${what}`
}

/** An entry in the row of page numbers: a page, or a gap that hides at least one page. */
export type PagePlace = number | 'gap-before' | 'gap-after'

/** How many neighbouring page numbers are shown. */
const windowSize = 5

/**
 * The row of page numbers around `page`: a window of five, the first and the last page, and a gap only if it
 * hides a page.
 */
export function pageWindow(page: number, totalPages: number): PagePlace[] {
  const size = Math.min(windowSize, totalPages)
  const lastStart = totalPages - size + 1
  const start = Math.max(1, Math.min(page - Math.floor(windowSize / 2), lastStart))
  const end = start + size - 1
  const places: PagePlace[] = Array.from({ length: size }, (_, index) => start + index)
  if (start > 2) places.unshift('gap-before')
  if (start > 1) places.unshift(1)
  if (end < totalPages - 1) places.push('gap-after')
  if (end < totalPages) places.push(totalPages)
  return places
}

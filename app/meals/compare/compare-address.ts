/** The path of the page that compares meals. */
export const compareHome = '/compare'

/** How many meals stand side by side at most. */
export const mostCompared = 4

/** Longer texts are no slug of a meal. */
const longestSlug = 500

/** The address of a comparison of the meals with these slugs, in this order. */
export function comparePath(slugs: readonly string[], search = ''): string {
  if (slugs.length === 0 && search === '') return compareHome
  // The comma is left as it is, so that the address can be read.
  const meals = slugs.length > 0 ? [`meals=${slugs.map(encodeURIComponent).join(',')}`] : []
  const words = search ? [String(new URLSearchParams({ search }))] : []
  return `${compareHome}?${[...meals, ...words].join('&')}`
}

/** The slugs in `meals` and the words in `search` of an address; the first four meals count, each once. */
export function readCompared(params: URLSearchParams): { slugs: string[]; search: string } {
  const slugs = (params.get('meals') ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== '' && slug.length <= longestSlug)
  return {
    slugs: [...new Set(slugs)].slice(0, mostCompared),
    search: (params.get('search') ?? '').trim().slice(0, 100),
  }
}

/** The slugs with the one at `index` moved by one place, to the front (-1) or to the back (1). */
export function moved(slugs: readonly string[], index: number, by: -1 | 1): string[] {
  const slug = slugs[index]
  if (slug === undefined || slugs[index + by] === undefined) return [...slugs]
  return slugs.toSpliced(index, 1).toSpliced(index + by, 0, slug)
}

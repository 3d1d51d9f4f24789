/** What the catalogue shows: the state of its page, kept in the address. Empty text filters nothing. */
export type CatalogueQuery = {
  search: string
  /** Id of a category. */
  category: string
  /** Slug of a meal type. */
  mealType: string
  page: number
}

/** Meals on one page of the catalogue. */
export const cataloguePageSize = 24

/** Longer searches are cut: they would find nothing. */
const maxSearchLength = 100

/** No list has more pages. */
const lastPage = 999_999

const filterNames = ['search', 'category', 'mealType'] as const

/** Reads the query string leniently; a meal type in the path counts where the query names none. */
export function readCatalogueQuery(
  params: URLSearchParams | FormData,
  pathType = '',
): CatalogueQuery {
  const text = (name: string) => String(params.get(name) ?? '').trim()
  const page = Number(text('page'))
  return {
    search: text('search').slice(0, maxSearchLength),
    category: text('category'),
    mealType: text('mealType') || pathType,
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1,
  }
}

/** The address of a catalogue page, with nothing in it that stands for itself. */
export function catalogueHref(query: CatalogueQuery, pathType = ''): string {
  const params = new URLSearchParams()
  for (const name of filterNames) {
    const said = name === 'mealType' && query.mealType === pathType
    if (query[name] && !said) params.set(name, query[name])
  }
  if (query.page > 1) params.set('page', String(query.page))
  const path = pathType ? `/meals/${pathType}` : '/meals'
  return params.size > 0 ? `${path}?${params}` : path
}

/** True when anything narrows the list. */
export function isFiltered(query: CatalogueQuery): boolean {
  return filterNames.some((name) => query[name] !== '')
}

import { readPage } from '#app/ui/lists/paging.ts'
import { type MealSort, mealSorts } from './meal-sorts.ts'

/**
 * The state of the catalogue page, stored in its address,
 * as the texts of its form. Empty text does not filter.
 */
export type CatalogueQuery = {
  search: string
  /** `true` finds only what was typed. */
  exact: 'true' | ''
  /** Id of a category. */
  category: string
  /** Slug of a meal type. */
  mealType: string
  /** Empty means the best match of a search first, without one the newest. */
  sort: MealSort | ''
  /** Whole kcal, at most `maxCalories`. */
  minCalories: string
  maxCalories: string
  /** Whole grams. */
  minProtein: string
  minFiber: string
  /** `true` shows only meals that a person has checked. */
  checked: 'true' | ''
  page: number
}

/** Meals on one page of the catalogue. */
export const cataloguePageSize = 24

/** Longer searches are cut, because they would find nothing. */
const maxSearchLength = 100

/** Names of the fields that filter by figures. */
const boundNames = ['minCalories', 'maxCalories', 'minProtein', 'minFiber'] as const

export type BoundName = (typeof boundNames)[number]

/** Names of the fields that somebody types into, so that there is no end of different values. */
export const typedNames = ['search', ...boundNames] as const

/** Names of all fields of the catalogue's form. */
export const fieldNames = [
  'search',
  'exact',
  'category',
  'mealType',
  ...boundNames,
  'checked',
  'sort',
] as const

export type CatalogueField = (typeof fieldNames)[number]

/** The id of a field. The fields are a cached fragment, in which React cannot make ids. */
export const fieldId = (name: CatalogueField) => `filter-${name}`

/**
 * Reads the query string; ignores values that are not valid. The meal type of the path counts when the
 * query has none. The two bounds of the calories may come in either order.
 */
export function readCatalogueQuery(
  params: URLSearchParams | FormData,
  pathType = '',
): CatalogueQuery {
  const text = (name: string) => String(params.get(name) ?? '').trim()
  const [minCalories, maxCalories] = inOrder(
    atLeast(text('minCalories')),
    whole(text('maxCalories')),
  )
  const search = text('search').slice(0, maxSearchLength)
  return {
    search,
    exact: search && text('exact') === 'true' ? 'true' : '',
    category: text('category'),
    mealType: text('mealType') || pathType,
    sort: readSort(text('sort'), search),
    minCalories,
    maxCalories,
    minProtein: atLeast(text('minProtein')),
    minFiber: atLeast(text('minFiber')),
    checked: text('checked') === 'true' ? 'true' : '',
    page: readPage(params.get('page')),
  }
}

/** The order, empty for the usual one. */
function readSort(text: string, search: string): CatalogueQuery['sort'] {
  const sort = mealSorts.find((sort) => sort === text)
  return sort === undefined || sort === usualSort(search) ? '' : sort
}

/** The order of a list for which none is chosen. */
export const usualSort = (search: string): MealSort => (search === '' ? 'newest' : 'relevance')

/** A number of at least 0, rounded, as text; empty for anything else. */
function whole(text: string): string {
  return /^\d{1,5}(\.\d{1,9})?$/.test(text) ? String(Math.round(Number(text))) : ''
}

/** The same, but empty for 0, which does not filter. */
const atLeast = (text: string) => whole(text).replace(/^0$/, '')

function inOrder(low: string, high: string): [string, string] {
  return low && high && Number(low) > Number(high) ? [high, low] : [low, high]
}

/** The query in the form that a list of meals takes: figures as numbers, without empty filters. */
export function listQueryOf(query: CatalogueQuery) {
  const bound = (text: string) => (text === '' ? undefined : Number(text))
  return {
    ...query,
    exact: query.exact === 'true',
    sort: query.sort || usualSort(query.search),
    minCalories: bound(query.minCalories),
    maxCalories: bound(query.maxCalories),
    minProtein: bound(query.minProtein),
    minFiber: bound(query.minFiber),
    checked: query.checked || undefined,
    limit: cataloguePageSize,
  }
}

/** The address of a catalogue page; values that are the default are left out. */
export function catalogueHref(query: CatalogueQuery, pathType = ''): string {
  const params = new URLSearchParams()
  for (const name of fieldNames) {
    const said = name === 'mealType' && query.mealType === pathType
    if (query[name] && !said) params.set(name, query[name])
  }
  if (query.page > 1) params.set('page', String(query.page))
  const path = pathType ? `/meals/${pathType}` : '/meals'
  return params.size > 0 ? `${path}?${params}` : path
}

/** True when any filter is set. */
export function isFiltered(query: CatalogueQuery): boolean {
  return fieldNames.some((name) => name !== 'sort' && name !== 'exact' && query[name] !== '')
}

/** True when a filter is set that narrow screens fold away. */
export function hasMoreFilters(query: CatalogueQuery): boolean {
  return query.sort !== '' || query.checked !== '' || boundNames.some((name) => query[name] !== '')
}

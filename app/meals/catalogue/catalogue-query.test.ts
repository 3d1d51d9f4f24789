import { expect, test } from 'vitest'
import {
  catalogueHref,
  hasMoreFilters,
  isFiltered,
  listQueryOf,
  readCatalogueQuery,
} from './catalogue-query.ts'

const read = (text: string, pathType?: string) =>
  readCatalogueQuery(new URLSearchParams(text), pathType)

const everything = {
  search: '',
  exact: '',
  category: '',
  mealType: '',
  sort: '',
  minCalories: '',
  maxCalories: '',
  minProtein: '',
  minFiber: '',
  checked: '',
  page: 1,
}

test('an address without a query shows the first page of everything', () => {
  const query = read('')
  expect(query).toEqual(everything)
  expect(isFiltered(query)).toBe(false)
  expect(hasMoreFilters(query)).toBe(false)
  expect(catalogueHref(query)).toBe('/meals')
})

test('every filter and the page live in the address', () => {
  const query = read('page=3&search=+rice+&category=c1&mealType=lunch')
  expect(query).toEqual({
    ...everything,
    search: 'rice',
    category: 'c1',
    mealType: 'lunch',
    page: 3,
  })
  expect(catalogueHref(query)).toBe('/meals?search=rice&category=c1&mealType=lunch&page=3')
})

test('so do the order and the bounds of calories and protein', () => {
  const query = read('sort=-protein&minProtein=20&maxCalories=600&minCalories=300')
  expect(catalogueHref(query)).toBe(
    '/meals?minCalories=300&maxCalories=600&minProtein=20&sort=-protein',
  )
  expect(listQueryOf(query)).toMatchObject({
    sort: '-protein',
    minCalories: 300,
    maxCalories: 600,
    minProtein: 20,
  })
  expect(hasMoreFilters(query)).toBe(true)
})

test('so does the choice of meals that a person has checked', () => {
  const query = read('checked=true')
  expect(catalogueHref(query)).toBe('/meals?checked=true')
  expect(listQueryOf(query)).toMatchObject({ checked: 'true' })
  expect([isFiltered(query), hasMoreFilters(query)]).toEqual([true, true])
  expect(listQueryOf(read('')).checked).toBeUndefined()
})

test('an order narrows nothing, and the newest first stands for itself', () => {
  expect(isFiltered(read('sort=title'))).toBe(false)
  expect(catalogueHref(read('sort=newest'))).toBe('/meals')
  expect(listQueryOf(read(''))).toMatchObject({ sort: 'newest', minCalories: undefined })
})

test.each([
  'sort=sideways',
  'checked=perhaps',
  'minCalories=many',
  'minCalories=-5',
  'maxCalories=1e3',
  'maxCalories=123456',
  'minProtein=',
  'minProtein=0',
])('what "%s" asks for makes no sense, and is left out', (text) => {
  expect(read(text)).toEqual(everything)
})

test('bounds are whole numbers, and a range given backwards is turned round', () => {
  expect(read('minCalories=299.6')).toMatchObject({ minCalories: '300', maxCalories: '' })
  expect(read('minCalories=600&maxCalories=300')).toMatchObject({
    minCalories: '300',
    maxCalories: '600',
  })
})

test.each(['0', '-2', '1.5', 'two', '1e99', ''])('the page "%s" is taken for the first', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})

test('the path of a meal type filters by it, and its pages stay on that path', () => {
  const query = read('page=2', 'lunch')
  expect(query.mealType).toBe('lunch')
  expect(catalogueHref(query, 'lunch')).toBe('/meals/lunch?page=2')
  expect(catalogueHref({ ...query, page: 1 })).toBe('/meals?mealType=lunch')
})

test('a meal type in the query wins over the one in the path', () => {
  expect(read('mealType=dinner', 'lunch').mealType).toBe('dinner')
})

test('a search puts the best match first unless another order is chosen', () => {
  expect(listQueryOf(read('search=rice')).sort).toBe('relevance')
  expect(catalogueHref(read('search=rice&sort=relevance'))).toBe('/meals?search=rice')
  expect(listQueryOf(read('search=rice&sort=newest')).sort).toBe('newest')
  expect(catalogueHref(read('search=rice&sort=newest'))).toBe('/meals?search=rice&sort=newest')
})

test('an exact search lives in the address, and only with words', () => {
  expect(catalogueHref(read('search=rice&exact=true'))).toBe('/meals?search=rice&exact=true')
  expect(read('exact=true')).toEqual(everything)
  expect(isFiltered(read('exact=true'))).toBe(false)
})

test('fiber has a bound too', () => {
  const query = read('minFiber=8')
  expect(catalogueHref(query)).toBe('/meals?minFiber=8')
  expect(listQueryOf(query)).toMatchObject({ minFiber: 8 })
  expect(isFiltered(query)).toBe(true)
})

import { expect, test } from 'vitest'
import { catalogueHref, isFiltered, readCatalogueQuery } from './catalogue-query.ts'

const read = (text: string, pathType?: string) =>
  readCatalogueQuery(new URLSearchParams(text), pathType)

test('an address without a query shows the first page of everything', () => {
  const query = read('')
  expect(query).toEqual({ search: '', category: '', mealType: '', page: 1 })
  expect(isFiltered(query)).toBe(false)
  expect(catalogueHref(query)).toBe('/meals')
})

test('every filter and the page live in the address', () => {
  const query = read('page=3&search=+rice+&category=c1&mealType=lunch')
  expect(query).toEqual({ search: 'rice', category: 'c1', mealType: 'lunch', page: 3 })
  expect(catalogueHref(query)).toBe('/meals?search=rice&category=c1&mealType=lunch&page=3')
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

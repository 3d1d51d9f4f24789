import { expect, test } from 'vitest'
import { homeHref, homePageSize, readHomeQuery } from './home-query.ts'

const read = (text: string) => readHomeQuery(new URLSearchParams(text))

test('the plain home page shows 16 meals, a filtered one 24 [home-07]', () => {
  expect(homePageSize(read(''))).toBe(16)
  expect(homePageSize(read('diet=Vegan'))).toBe(24)
  expect(homePageSize(read('mealType=lunch'))).toBe(24)
})

test('the address keeps the chips of both rows', () => {
  const query = read('diet=keto&mealType=Lunch')
  expect(query).toEqual({ diet: 'Keto', mealType: 'lunch' })
  expect(homeHref(query)).toBe('/?diet=Keto&mealType=lunch#meals')
  expect(homeHref({ ...query, diet: '' })).toBe('/?mealType=lunch#meals')
})

test('a filter that no chip offers is ignored', () => {
  expect(read('diet=paleo&mealType=brunch')).toEqual({ diet: '', mealType: '' })
})

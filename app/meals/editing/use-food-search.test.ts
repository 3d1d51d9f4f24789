import { expect, it } from 'vitest'
import type { FoodChoice } from '#app/nutrition/foods/food-choice.ts'
import { othersFirst } from './use-food-search.ts'

const food = (name: string): FoodChoice => ({
  _id: name.toLowerCase(),
  name,
  group: 'dairy',
  serving: 100,
  calories: 60,
})

const other = (name: string) => ({ food: name, foodId: name.toLowerCase() })

it('what the words may mean as well comes before foods that are merely close, each once', () => {
  const close = [food('Milk'), food('Oat milk'), food('Soy milk')]
  const known = [food('Coconut milk'), food('Soy milk'), food('Milkshake')]
  const found = othersFirst(close, [other('Soy milk'), other('Coconut milk')], known)
  expect(found.map(({ name }) => name)).toEqual(['Soy milk', 'Coconut milk', 'Milk', 'Oat milk'])
})

it('an alternative that the table no longer has is left out', () => {
  expect(othersFirst([food('Milk')], [other('Gone')], [])).toEqual([food('Milk')])
})

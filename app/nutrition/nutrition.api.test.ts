import { beforeEach, expect, it } from 'vitest'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { Analysis } from './analysis.ts'
import { nutritionEndpoints } from './nutrition.api.server.ts'

let anyone: ApiClient

beforeEach(async () => {
  anyone = apiClient(await openTestApp(), nutritionEndpoints)
})

const estimate = (text: string) =>
  anyone.post<Analysis & { msg: string }>('/nutrition/estimate', { text })

it('an estimate names what it does not count, with the nearest foods', async () => {
  const { status, body } = await estimate('150 g grilled chicken, 2 zingerburgers and Farofa')
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    { text: '150 g grilled chicken', food: 'Chicken', foodName: 'Chicken' },
  ])
  expect(body.unknown).toEqual(['zingerburgers', 'Farofa'])
  expect(body.suggestions.map(({ text }) => text)).toEqual(body.unknown)
  expect(body.suggestions[0]?.foods).toContainEqual({
    foodId: 'chicken-burger',
    name: 'Chicken burger',
  })
})

it('nothing is unknown in a text that is counted completely', async () => {
  const { body } = await estimate('2 eggs, 1 banana')
  expect(body).toMatchObject({ unknown: [], suggestions: [] })
})

it('a long text, which another thread reads, has them too', async () => {
  const { body } = await estimate(`${'2 eggs, '.repeat(150)}farofa`)
  expect(body).toMatchObject({ unknown: ['farofa'], suggestions: [{ text: 'farofa', foods: [] }] })
})

it('a text of unknown words only is still refused', async () => {
  const { status, body } = await estimate('farofa, zingerburger')
  expect(status).toBe(400)
  expect(body.msg).toBe('No known ingredient found in the text')
})

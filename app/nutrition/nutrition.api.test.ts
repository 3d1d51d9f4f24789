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
  expect(body).toMatchObject({
    unknown: ['farofa'],
    suggestions: [{ text: 'farofa', foods: [{ name: 'Farro' }, {}, {}] }],
  })
})

it.each([
  '1234567 g rice',
  `1${'0'.repeat(320)} g rice`,
  '1e308 g rice',
  'rice 9999999',
  '0 g rice',
])('an amount that is not believed is answered with the usual one (%#)', async (text) => {
  const { body } = await estimate(text)
  const usual = (await estimate('rice')).body
  expect(body.items).toMatchObject([{ text, gramsAssumed: true, grams: usual.items[0]?.grams }])
  expect(body.nutritionData).toEqual(usual.nutritionData)
  expect(body.unknown).toEqual([])
})

it.each(['farofa, zingerburger', 'zinger meal', 'a nice sunny day'])(
  'a text without a known food is refused: "%s" [estimate-05]',
  async (text) => {
    const { status, body } = await estimate(text)
    expect(status).toBe(400)
    expect(body.msg).toBe('No known ingredient found in the text')
  },
)

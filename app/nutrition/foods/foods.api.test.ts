import { beforeEach, describe, expect, it } from 'vitest'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { tableReader } from '../estimate.ts'
import type { FoodChoice, Recomputed } from './food-choice.ts'
import { foodEndpoints } from './foods.api.server.ts'

let anyone: ApiClient
let staff: ApiClient

beforeEach(async () => {
  anyone = apiClient(await openTestApp(), foodEndpoints)
  staff = await anyone.as('Manager')
})

describe('choosing a food', () => {
  it('is for staff', async () => {
    const user = await anyone.as('User')
    expect((await anyone.get('/nutrition/foods?search=rice')).status).toBe(401)
    expect((await user.get('/nutrition/foods?search=rice')).status).toBe(403)
    expect((await anyone.post('/nutrition/recompute', { items: [] })).status).toBe(401)
    expect((await user.post('/nutrition/recompute', { items: [] })).status).toBe(403)
  })

  it('finds foods by the beginnings of words, the plainest first', async () => {
    const search = async (text: string) =>
      (await staff.get<{ foods: FoodChoice[] }>(`/nutrition/foods?search=${text}`)).body.foods
    const [salmon, ...others] = await search('salm')
    expect(salmon).toMatchObject({ name: 'Salmon', group: 'fish' })
    expect(salmon?.serving).toBeGreaterThan(50)
    expect(salmon?.calories).toBeGreaterThan(100)
    expect(others.length).toBeGreaterThan(0)
    expect(await search('')).toEqual([])
    expect(await search('xqzt')).toEqual([])
    expect((await search('a')).length).toBeLessThanOrEqual(12)
  })

  it('refuses a search longer than any name', async () => {
    expect((await staff.get(`/nutrition/foods?search=${'a'.repeat(101)}`)).status).toBe(400)
  })
})

describe('computing changed items', () => {
  const recompute = (items: unknown) =>
    staff.post<Recomputed & { msg: string }>('/nutrition/recompute', { items })

  it.each([
    [undefined],
    ['salmon'],
    [[{ foodId: 'salmon' }]],
    [[{ grams: 100 }]],
    [[{ foodId: 'salmon', grams: -1 }]],
    [[{ foodId: 'salmon', grams: '100' }]],
    [[{ foodId: 'salmon', grams: 1_000_000 }]],
    [Array.from({ length: 101 }, () => ({ foodId: 'salmon', grams: 1 }))],
  ])('refuses %j', async (items) => {
    expect((await recompute(items)).status).toBe(400)
  })

  it('returns the figures of the table for the grams, and their sum', async () => {
    const { body } = await recompute([
      { foodId: 'salmon', grams: 200 },
      { foodId: 'lemon', grams: 0 },
    ])
    const per100 = tableReader.foods.find('salmon')?.per100.calories ?? 0
    expect(body.items).toMatchObject([
      { food: 'Salmon', grams: 200, gramsAssumed: false, confidence: expect.any(Number) },
      { food: 'Lemon', grams: 0 },
    ])
    expect(body.nutritionData.calories).toBe(Math.round(per100 * 2))
    expect(body.range.calories.low).toBeLessThan(body.nutritionData.calories)
    expect(body.unknown).toEqual([])
  })

  it('reports unknown foods', async () => {
    const { body } = await recompute([
      { foodId: 'no-such-food', grams: 10 },
      { foodId: 'salmon', grams: 10 },
    ])
    expect(body.unknown).toEqual(['no-such-food'])
    expect(body.items).toHaveLength(1)
  })
})

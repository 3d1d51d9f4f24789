import { beforeEach, describe, expect, it } from 'vitest'
import { openApiDocument } from '#platform/api/openapi.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { nutritionEndpoints } from '../nutrition.api.server.ts'
import type { PlateFigures } from '../plate-items.ts'
import { foodEndpoints } from './foods.api.server.ts'
import type { FoundFood } from './found-food.ts'

const endpoints = [...foodEndpoints, ...nutritionEndpoints]

let anyone: ApiClient

beforeEach(async () => {
  anyone = apiClient(await openTestApp(), endpoints)
})

const find = async (search: string, limit = '') =>
  (await anyone.get<{ foods: FoundFood[] }>(`/foods?search=${search}${limit}`)).body.foods

describe('finding a food as a visitor', () => {
  it('gives its energy and its usual amounts [plate-01]', async () => {
    const [salmon] = await find('salmon')
    expect(salmon).toEqual({
      foodId: 'salmon',
      name: 'Salmon',
      group: 'fish',
      kcalPer100g: expect.any(Number),
      portions: expect.arrayContaining([
        { name: 'serving', grams: 150 },
        { name: 'fillet', grams: 143 },
      ]),
    })
    expect(await find('salmon', '&limit=3')).toHaveLength(3)
    expect(await find('')).toEqual([])
    expect(await find('xqzt')).toEqual([])
  })

  it.each([
    ['yoghurt', 'Yogurt'],
    ['yogurts', 'Yogurt'],
    ['biriyani', 'Biryani'],
    ['aubergine', 'Eggplant'],
    ['chapati', 'Roti'],
    ['chapatti', 'Roti'],
    ['courgettes', 'Zucchini'],
    ['tomatos', 'Tomato'],
    ['chiken', 'Chicken'],
    ['bananna', 'Banana'],
    ['brocolli', 'Broccoli'],
    ['grilled chiken', 'Chicken'],
    ['spagetti', 'Spaghetti'],
  ])('finds %s as %s [plate-02]', async (search, name) => {
    expect((await find(search))[0]?.name).toBe(name)
  })

  it('refuses a limit that is none, and a search longer than any name', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=many', `search=${'a'.repeat(101)}`]) {
      expect((await anyone.get(`/foods?${query}`)).status, query).toBe(400)
    }
  })

  it('is allowed sixty times a minute', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await anyone.get('/foods?search=rice')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})

const figures = (items: unknown) =>
  anyone.post<PlateFigures & { msg: string; errors: { path: string }[] }>('/nutrition/figures', {
    items,
  })

describe('figures of a corrected plate', () => {
  it('have the shape of an estimate [plate-03]', async () => {
    const estimate = await anyone.post<PlateFigures>('/nutrition/estimate', {
      text: '200 g salmon',
    })
    const { status, body } = await figures([{ foodId: 'salmon', grams: 200 }])
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(estimate.body).toSorted())
    expect(body.nutritionData).toEqual(estimate.body.nutritionData)
    expect(body.portions).toEqual(estimate.body.portions)
    const [item] = body.items
    const [read] = estimate.body.items
    expect({ ...item, confidence: 0, text: '' }).toEqual({
      ...{ ...read, alternatives: undefined },
      ...{ confidence: 0, text: '' },
    })
    expect(body).toMatchObject({ unknown: [], suggestions: [], source: 'ingredients' })
  })

  it('keep the words of a food, and are wider where its amount is assumed', async () => {
    const plate = (basis: string) => figures([{ foodId: 'rice', grams: 160, basis, text: 'ris' }])
    const id = (await find('white rice'))[0]?.foodId
    const plates = await Promise.all(
      ['weight', 'assumed'].map((basis) =>
        figures([{ foodId: id, grams: 160, basis, text: 'some ris' }]),
      ),
    )
    const [weighed, assumed] = plates.map(({ body }) => body)
    expect(assumed?.items[0]).toMatchObject({ text: 'some ris', gramsAssumed: true })
    expect(weighed?.items[0]).toMatchObject({ gramsAssumed: false })
    expect(assumed?.nutritionData).toEqual(weighed?.nutritionData)
    expect(assumed?.range.calories.high).toBeGreaterThan(weighed?.range.calories.high ?? 0)
    expect((await plate('guess')).status).toBe(400)
  })

  it('return the words that are not counted, with the nearest foods', async () => {
    const items = [{ foodId: 'salmon', grams: 200 }]
    const body = { items, unknown: ['zingerburgers'] }
    const plate = (await anyone.post<PlateFigures>('/nutrition/figures', body)).body
    expect(plate.unknown).toEqual(['zingerburgers'])
    expect(plate.suggestions[0]?.foods).toContainEqual({
      foodId: 'chicken-burger',
      name: 'Chicken burger',
    })
    const without = (await figures(items)).body
    expect(plate.nutritionData).toEqual(without.nutritionData)
    expect(plate.range.calories.high).toBeGreaterThan(without.range.calories.high)
  })

  it('name every bad item by its path [plate-04]', async () => {
    const { status, body } = await figures([
      { foodId: 'no-such-food', grams: 10 },
      { foodId: 'salmon', grams: -1 },
      { foodId: 'salmon', grams: 10 },
      { foodId: 'nor-this', grams: 20_001 },
      { grams: '5' },
    ])
    expect(status).toBe(400)
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual([
      'items.0.foodId',
      'items.1.grams',
      'items.3.foodId',
      'items.3.grams',
      'items.4.foodId',
      'items.4.grams',
    ])
    const unknown = await figures([
      { foodId: 'salmon', grams: 1 },
      { foodId: 'none', grams: 1 },
    ])
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'items.1.foodId' }] } })
  })

  it.each([
    ['no items', undefined],
    ['a text', 'salmon'],
    ['an empty list', []],
    ['a list of 61', Array.from({ length: 61 }, () => ({ foodId: 'salmon', grams: 1 }))],
  ])('refuse %s as a whole', async (_, items) => {
    expect(await figures(items)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'items' }] },
    })
  })
})

it('both calls are described in the OpenAPI document for anyone', () => {
  const { paths } = openApiDocument(endpoints, { name: 'Test', url: 'http://a.example' })
  expect(paths['/foods']?.get).toMatchObject({ 'x-who': 'anyone' })
  expect(paths['/nutrition/figures']?.post).toMatchObject({ 'x-who': 'anyone' })
})

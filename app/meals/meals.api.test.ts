import { describe, expect, it } from 'vitest'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { buildMeal, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import type { Meal } from './meal.ts'
import { mealEndpoints } from './meals.api.server.ts'

const nobodysId = '01890000-0000-7000-8000-00000000dead'

async function openSite(open?: Parameters<typeof openMealsApp>[0]) {
  const app = await openMealsApp(open)
  const visitor = apiClient(app, mealEndpoints)
  return { app, visitor, staff: await visitor.as('Manager') }
}

describe('who may', () => {
  it.each([
    ['post', '/meals'],
    ['put', `/meals/${nobodysId}`],
    ['delete', `/meals/${nobodysId}`],
    ['post', `/meals/${nobodysId}/restore`],
    ['get', '/meals/title/check-title?slug=x'],
    ['get', '/meals/update/check-title?slug=x'],
    ['post', '/categories'],
    ['post', '/meals/categories'],
    ['post', '/mealtypes'],
  ] as const)('%s %s: staff only', async (method, path) => {
    const { visitor } = await openSite()
    expect((await visitor[method](path)).status).toBe(401)
    expect((await (await visitor.as('User'))[method](path)).status).toBe(403)
    for (const role of ['Manager', 'Admin'] as const) {
      expect([200, 400, 404]).toContain((await (await visitor.as(role))[method](path)).status)
    }
  })
})

describe('a meal that cannot be stored', () => {
  it.each([
    [{}, ['title: Please enter a title for the meal']],
    [{ title: ' \u200b ' }, ['title: Please enter a title for the meal']],
    [{ title: 7 }, ['title: Please enter a title for the meal']],
    [{ title: 'x'.repeat(201) }, ['title: Title must be at most 200 characters']],
    [{ title: 'A', categories: 'Keto' }, ['categories: Categories must be a list']],
    [{ title: 'A', categories: [nobodysId] }, ['categories: There is no such category']],
    [{ title: 'A', categories: [{ name: 'Keto' }] }, ['categories: Each category must be an id']],
    [{ title: 'A', mealType: { _id: nobodysId } }, ['mealType: There is no such meal type']],
    [{ title: 'A', imageId: nobodysId }, ['imageId: There is no such image']],
    [{ title: 'A', isPublished: 'yes' }, ['isPublished: isPublished must be true or false']],
    [
      { title: 'A', nutritionData: { calories: -1, fat: 'much', protein: [] } },
      ['calories', 'protein', 'fat'].map(
        (name) =>
          `nutritionData.${name}: ${name[0]?.toUpperCase()}${name.slice(1)} must be a number of at least 0`,
      ),
    ],
    [{ title: 'A', items: [{ grams: 5 }] }, ['items.0.food: Each item needs a food']],
  ])('%j is refused with every problem named', async (body, problems) => {
    const { staff } = await openSite()
    const reply = await staff.post<{ errors: { path: string; msg: string }[] }>('/meals', body)
    expect(reply.status).toBe(400)
    expect(reply.body.errors.map(({ path, msg }) => `${path}: ${msg}`)).toEqual(problems)
  })

  it.each([
    ['POST', '/meals'],
    ['PUT', '/meals/:id'],
  ])(
    'is refused by %s %s with what is malformed and what is unknown, at once',
    async (method, path) => {
      const { app, staff } = await openSite()
      await buildMeal(app, { title: 'Taken' })
      const { _id } = await buildMeal(app)
      const send = (body: object) =>
        staff.sendAs<{ msg: string; errors: { path: string }[] }>(
          method,
          path.replace(':id', _id),
          JSON.stringify(body),
        )
      const unknown = {
        categories: [nobodysId],
        mealType: nobodysId,
        imageUrl: 'ftp://example.com/a',
      }
      const negative = { nutritionData: { calories: -5 } }
      const pathsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
        body.errors.map(({ path }) => path).toSorted()
      const { body } = await send({ title: ' ', ...unknown, ...negative })
      expect(body.errors).toContainEqual({ path: 'mealType', msg: 'There is no such meal type' })
      expect(pathsOf(await send({ title: ' ', ...unknown, ...negative }))).toEqual([
        'categories',
        'imageUrl',
        'mealType',
        'nutritionData.calories',
        'title',
      ])
      expect(pathsOf(await send({ title: 'taken', categories: [1], mealType: nobodysId }))).toEqual(
        ['categories', 'mealType', 'title'],
      )
      expect(pathsOf(await send({ title: 'taken', mealType: nobodysId }))).toEqual([
        'mealType',
        'title',
      ])
    },
  )

  it('is refused with unknown parts of all kinds at once', async () => {
    const { staff } = await openSite()
    const { body } = await staff.post<{ errors: { path: string }[] }>('/meals', {
      title: 'A',
      categories: [nobodysId],
      mealType: nobodysId,
      imageId: nobodysId,
    })
    expect(body.errors.map(({ path }) => path)).toEqual(['categories', 'mealType', 'imageId'])
  })

  it.each([40, 150])(
    'without a title is refused for that and for %i wrong categories',
    async (count) => {
      const { staff } = await openSite()
      const categories = Array.from({ length: count }, () => 1)
      const { status, body } = await staff.post<{ errors: { path: string }[] }>('/meals', {
        categories,
      })
      expect(status).toBe(400)
      expect(body.errors.map(({ path }) => path)).toEqual(['categories', 'title'])
    },
  )
})

describeOnAll('a meal over the API', (open) => {
  it('needs a title only, and is a draft until it is published', async () => {
    const { visitor, staff } = await openSite(open)
    const { status, body } = await staff.post<Meal>('/meals', { title: '  Rice\n bowl ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      title: 'Rice bowl',
      name: 'Rice bowl',
      slug: 'rice-bowl',
      description: '',
      imageUrl: '',
      imageId: null,
      image: null,
      imageAlt: '',
      categories: [],
      mealType: null,
      nutritionData: noFigures,
      detectedIngredients: [],
      items: [],
      range: null,
      nutritionSource: 'edited',
      computedData: null,
      setByHand: [],
      editedBy: null,
      checkedBy: null,
      checkedAt: null,
      missing: [],
      isPublished: false,
      createdAt: '2026-01-15T12:00:00.000Z',
      updatedAt: '2026-01-15T12:00:00.000Z',
    })
    expect((await staff.get(`/meals/${body._id}`)).body).toEqual(body)
    expect((await visitor.get(`/meals/${body._id}`)).status).toBe(404)
    await staff.put(`/meals/${body._id}`, { isPublished: true })
    expect((await visitor.get('/meals/slug/rice-bowl')).status).toBe(200)
  })

  it('takes ids or whole objects, numbers as text, and names of old for the fields', async () => {
    const { app, staff } = await openSite(open)
    const [keto, vegan] = [await idOf(app, 'Keto'), await idOf(app, 'Vegan')]
    const { body } = await staff.post<Meal>('/meals', {
      name: 'Vegan Keto Lunch Meal',
      categories: [vegan, { _id: keto, name: 'whatever' }, vegan],
      mealType: { _id: await idOf(app, 'Lunch') },
      nutritionData: { calories: '480', protein: ' 12.5 ', fat: null },
      ingredients: ['tofu', ' tofu ', '', 'kale'],
      colour: 'green',
    })
    expect(body).toMatchObject({
      title: 'Vegan Keto Lunch Meal',
      categories: [{ name: 'Vegan' }, { name: 'Keto' }],
      mealType: { name: 'Lunch', slug: 'lunch' },
      nutritionData: { ...noFigures, calories: 480, protein: 12.5 },
      detectedIngredients: ['tofu', 'kale'],
    })
    expect(body).not.toHaveProperty('colour')
  })

  it('changes the fields that are sent and no others', async () => {
    const { app, staff } = await openSite(open)
    const meal = await buildMeal(app, {
      title: 'Tofu bowl',
      name: 'Vegan Meal',
      description: 'Warm',
      categories: [await idOf(app, 'Vegan')],
      nutritionData: { calories: 300 },
    })
    const { body } = await staff.put<Meal>(`/meals/${meal._id}`, { isPublished: false })
    expect(body).toEqual({ ...meal, isPublished: false, updatedAt: later(meal.updatedAt) })
    const whole = { ...body, title: 'Tofu plate', categories: [], isPublished: true }
    const changed = await staff.put<Meal>(`/meals/${meal._id}`, whole)
    expect(changed.body).toEqual({ ...whole, updatedAt: later(body.updatedAt) })
  })

  it('is gone at once when it is deleted, and comes back when it is restored', async () => {
    const { app, visitor, staff } = await openSite(open)
    const meal = await buildMeal(app, { title: 'Soup' })
    expect(await staff.delete(`/meals/${meal._id}`)).toMatchObject({
      status: 200,
      body: { msg: 'Meal deleted' },
    })
    for (const client of [visitor, staff]) {
      expect((await client.get(`/meals/${meal._id}`)).status).toBe(404)
      expect((await client.get('/meals/slug/soup')).status).toBe(404)
      expect((await client.get('/meals?search=soup')).body).toMatchObject({ meals: [], total: 0 })
    }
    expect((await staff.put(`/meals/${meal._id}`, {})).status).toBe(404)
    expect((await staff.delete(`/meals/${meal._id}`)).status).toBe(404)
    await buildMeal(app, { title: 'Soup' })
    const restored = await staff.post<Meal>(`/meals/${meal._id}/restore`)
    expect(restored.body).toMatchObject({ _id: meal._id, title: 'Soup (2)', slug: 'soup-2' })
    expect((await visitor.get<Meal>('/meals/slug/soup-2')).body.items).toEqual([])
    expect((await staff.post(`/meals/${meal._id}/restore`)).status).toBe(200)
  })

  it.each([nobodysId, 'pending', '%00', '%F0%9F', "'; drop table meals; --", '..%2f'])(
    'answers 404 for %s',
    async (id) => {
      const { staff } = await openSite(open)
      const clients: (keyof ApiClient & ('get' | 'put' | 'delete'))[] = ['get', 'put', 'delete']
      for (const method of clients) {
        expect([400, 404]).toContain((await staff[method](`/meals/${id}`)).status)
      }
      expect([400, 404]).toContain((await staff.get(`/meals/slug/${id}`)).status)
      expect([400, 404]).toContain((await staff.post(`/meals/${id}/restore`)).status)
    },
  )
})

const noFigures = {
  calories: 0,
  carbohydrates: 0,
  protein: 0,
  fat: 0,
  fiber: 0,
  sugar: 0,
  sodium: 0,
}

const later = (time: string) => new Date(Date.parse(time) + 1).toISOString()

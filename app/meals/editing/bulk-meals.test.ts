import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'

const nobody = '01890000-0000-7000-8000-00000000dead'

describeOnBoth('several meals at once', (open) => {
  it('are changed by staff only', async () => {
    const api = apiClient(await openMealsApp(open), mealEndpoints)
    const body = { action: 'delete', ids: [nobody] }
    expect((await api.post('/meals/bulk', body)).status).toBe(401)
    expect((await (await api.as('User')).post('/meals/bulk', body)).status).toBe(403)
  })

  it('need to be named, with what is to be done', async () => {
    const staff = await apiClient(await openMealsApp(open), mealEndpoints).as('Manager')
    const reply = await staff.post('/meals/bulk', { action: 'burn', ids: [] })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            msg: 'action must be one of publish, unpublish, categorise, delete, restore',
            path: 'action',
          },
          { msg: 'Please select at least one meal', path: 'ids' },
        ],
      },
    })
    const ids = Array.from({ length: 101 }, () => nobody)
    expect((await staff.post('/meals/bulk', { action: 'delete', ids })).status).toBe(400)
  })

  it('get categories besides those that they have [duplicate-03]', async () => {
    const app = await openMealsApp(open)
    const staff = await apiClient(app, mealEndpoints).as('Manager')
    const [vegan, keto] = [await idOf(app, 'Vegan'), await idOf(app, 'Keto')]
    const ids = [
      (await buildMeal(app, { categories: [vegan] }))._id,
      (await buildMeal(app, { categories: [keto] }))._id,
    ]
    const send = (categories?: string[]) =>
      staff.post('/meals/bulk', { action: 'categorise', ids, categories })
    expect(await send()).toMatchObject({
      status: 400,
      body: { errors: [{ msg: 'Please select at least one category', path: 'categories' }] },
    })
    expect((await send([nobody])).body).toMatchObject({ done: [] })
    expect((await send([keto])).body).toEqual({ done: ids, failed: [] })
    const named = async (id = '') =>
      (await staff.get<Meal>(`/meals/${id}`)).body.categories.map(({ name }) => name)
    expect(await named(ids[0])).toEqual(['Vegan', 'Keto'])
    expect(await named(ids[1])).toEqual(['Keto'])
  })

  it('are published, taken back, deleted and restored', async () => {
    const app = await openMealsApp(open)
    const api = apiClient(app, mealEndpoints)
    const staff = await api.as('Manager')
    const meals = [
      await buildMeal(app, { isPublished: false }),
      await buildMeal(app, { isPublished: false }),
      await buildMeal(app),
    ]
    const ids = meals.map(({ _id }) => _id)
    const change = (action: string) => staff.post('/meals/bulk', { action, ids })
    const shown = async () => (await api.get('/meals')).body.total
    expect((await change('publish')).body).toEqual({ done: ids, failed: [] })
    expect(await shown()).toBe(3)
    await change('unpublish')
    expect(await shown()).toBe(0)
    await change('publish')
    expect((await change('delete')).body).toEqual({ done: ids, failed: [] })
    expect((await staff.get('/meals')).body.total).toBe(0)
    expect((await change('restore')).body).toEqual({ done: ids, failed: [] })
    expect(await shown()).toBe(3)
  })

  it('say which of them could not be changed, and change the others', async () => {
    const app = await openMealsApp(open)
    const staff = await apiClient(app, mealEndpoints).as('Manager')
    const soup = await buildMeal(app)
    const ids = [nobody, soup._id, 'nothing', soup._id]
    const { status, body } = await staff.post('/meals/bulk', { action: 'unpublish', ids })
    expect(status).toBe(200)
    expect(body).toEqual({
      done: [soup._id],
      failed: [
        { _id: nobody, msg: 'Meal not found' },
        { _id: 'nothing', msg: 'Meal not found' },
      ],
    })
  })
})

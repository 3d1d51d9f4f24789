import { expect, it } from 'vitest'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import type { Category, Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'
import type { UsedCategory, UsedMealType } from './category.ts'

const nobody = '01890000-0000-7000-8000-00000000dead'

describeOnAll('categories and meal types that are there', (open) => {
  async function start() {
    const app = await openMealsApp(open)
    const api = apiClient(app, mealEndpoints)
    const meal = async ({ _id }: Meal) => (await api.get<Meal>(`/meals/${_id}`)).body
    return { app, api, staff: await api.as('Manager'), meal }
  }

  it('are changed by staff only', async () => {
    const { app, api } = await start()
    for (const [path, name] of [
      ['/categories', 'Keto'],
      ['/mealtypes', 'Lunch'],
    ] as const) {
      const one = `${path}/${await idOf(app, name)}`
      for (const [client, status] of [
        [api, 401],
        [await api.as('User'), 403],
      ] as const) {
        expect((await client.get(`${path}/uses`)).status).toBe(status)
        expect((await client.put(one, { name: 'X' })).status).toBe(status)
        expect((await client.post(`${one}/merge`, { into: nobody })).status).toBe(status)
        expect((await client.delete(one)).status).toBe(status)
      }
    }
  })

  it('refuse what makes no sense', async () => {
    const { app, staff } = await start()
    const keto = await idOf(app, 'Keto')
    for (const path of ['/categories', '/mealtypes']) {
      for (const id of ['nothing', nobody]) {
        expect((await staff.put(`${path}/${id}`, { name: 'X' })).status).toBe(404)
        expect((await staff.post(`${path}/${id}/merge`, { into: keto })).status).toBe(404)
        expect((await staff.delete(`${path}/${id}`)).status).toBe(404)
      }
    }
    expect(await staff.put(`/categories/${keto}`, { name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ msg: 'Category name is required', path: 'name' }] },
    })
    for (const into of [undefined, 'nothing', nobody, keto]) {
      const reply = await staff.post(`/categories/${keto}/merge`, { into })
      expect(reply, into).toMatchObject({ status: 400, body: { errors: [{ path: 'into' }] } })
    }
  })

  it('say how many meals have them, drafts too, but not what is in the trash', async () => {
    const { app, staff } = await start()
    const [keto, vegan, lunch] = await Promise.all(
      ['Keto', 'Vegan', 'Lunch'].map((name) => idOf(app, name)),
    )
    await buildMeal(app, { categories: [keto, vegan], mealType: lunch })
    await buildMeal(app, { categories: [keto], isPublished: false })
    const gone = await buildMeal(app, { categories: [keto], mealType: lunch })
    await staff.delete(`/meals/${gone._id}`)
    const { body } = await staff.get<UsedCategory[]>('/categories/uses')
    expect(body.map(({ name, meals }) => [name, meals])).toEqual([
      ['Keto', 2],
      ['Mediterranean', 0],
      ['Vegan', 1],
    ])
    const types = await staff.get<UsedMealType[]>('/mealtypes/uses')
    expect(types.body[1]).toEqual({
      _id: lunch,
      name: 'Lunch',
      slug: 'lunch',
      meals: 1,
      hasPage: true,
    })
  })

  it('take another name at once, and a meal type keeps its slug', async () => {
    const { app, api, staff, meal } = await start()
    const keto = await idOf(app, 'Keto')
    const lunch = await idOf(app, 'Lunch')
    const soup = await buildMeal(app, { categories: [keto], mealType: lunch })
    const version = await contentVersion(app.db)
    const renamed = await staff.put(`/categories/${keto.toUpperCase()}`, { name: ' Low carb ' })
    expect(renamed).toMatchObject({ status: 200, body: { _id: keto, name: 'Low carb' } })
    expect((await staff.put(`/mealtypes/${lunch}`, { name: 'Midday' })).body).toEqual({
      _id: lunch,
      name: 'Midday',
      slug: 'lunch',
    })
    expect(await contentVersion(app.db)).toBeGreaterThan(version)
    expect(await meal(soup)).toMatchObject({
      categories: [{ name: 'Low carb' }],
      mealType: { name: 'Midday', slug: 'lunch' },
    })
    expect((await api.get('/meals?search=midday')).body.total).toBe(1)
    expect((await staff.put(`/categories/${keto}`, { name: 'low CARB' })).status).toBe(200)
    expect(await staff.put(`/categories/${keto}`, { name: 'VEGAN' })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: 'A category with this name already exists', path: 'name' }] },
    })
    expect(await staff.put(`/mealtypes/${lunch}`, { name: 'Dinner' })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: 'A meal type with this name already exists', path: 'name' }] },
    })
  })

  it('merge: every meal has the other one, and none has it twice', async () => {
    const { app, api, staff, meal } = await start()
    const [keto, vegan] = await Promise.all(['Keto', 'Vegan'].map((name) => idOf(app, name)))
    const both = await buildMeal(app, { categories: [keto, vegan] })
    const one = await buildMeal(app, { categories: [keto] })
    const trashed = await buildMeal(app, { categories: [keto] })
    await staff.delete(`/meals/${trashed._id}`)
    const merged = await staff.post(`/categories/${keto}/merge`, { into: vegan })
    expect(merged.body).toEqual({ msg: 'Category merged', meals: 2 })
    await staff.post(`/meals/${trashed._id}/restore`)
    for (const one_ of [both, one, trashed]) {
      expect((await meal(one_)).categories).toEqual([{ _id: vegan, name: 'Vegan' }])
    }
    const { body } = await api.get<Category[]>('/categories')
    expect(body.map(({ name }) => name)).toEqual(['Mediterranean', 'Vegan'])

    const brunch = await staff.post('/mealtypes', { name: 'Brunch' })
    const lunch = await idOf(app, 'Lunch')
    await staff.put(`/meals/${one._id}`, { mealType: brunch.body._id })
    const types = await staff.post(`/mealtypes/${brunch.body._id}/merge`, { into: lunch })
    expect(types.body).toEqual({ msg: 'Meal type merged', meals: 1 })
    expect((await meal(one)).mealType).toMatchObject({ name: 'Lunch' })
  })

  it('go, and leave their meals without them', async () => {
    const { app, staff, meal } = await start()
    const keto = await idOf(app, 'Keto')
    const brunch = await staff.post('/mealtypes', { name: 'Brunch' })
    const soup = await buildMeal(app, { categories: [keto], mealType: brunch.body._id })
    const deleted = await staff.delete(`/categories/${keto}`)
    expect(deleted.body).toEqual({ msg: 'Category deleted', meals: 1 })
    const type = await staff.delete(`/mealtypes/${brunch.body._id}`)
    expect(type.body).toEqual({ msg: 'Meal type deleted', meals: 1 })
    expect(await meal(soup)).toMatchObject({ categories: [], mealType: null })
    const stale = await staff.put(`/meals/${soup._id}`, { categories: [keto] })
    expect(stale).toMatchObject({ status: 400, body: { errors: [{ path: 'categories' }] } })
  })

  it('stay where a page shows their meals', async () => {
    const { app, staff } = await start()
    const lunch = await idOf(app, 'Lunch')
    const into = await idOf(app, 'Dinner')
    const msg = 'Lunch cannot go: the page /meals/lunch shows its meals'
    expect(await staff.delete(`/mealtypes/${lunch}`)).toMatchObject({ status: 409, body: { msg } })
    const merged = await staff.post(`/mealtypes/${lunch}/merge`, { into })
    expect(merged).toMatchObject({ status: 409, body: { msg } })
  })
})

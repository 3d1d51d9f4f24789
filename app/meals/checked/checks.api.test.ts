import { expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { changeMeals } from '../editing/bulk-meals.server.ts'
import type { Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'

const items = tableReader.estimate('200 g chicken, 1 cup cooked rice')?.items ?? []

const nobody = '01890000-0000-7000-8000-00000000dead'

const unchecked = { checkedBy: null, checkedAt: null }

describeOnBoth('the check of a meal', (open) => {
  async function openSite() {
    const app = await openMealsApp(open)
    const visitor = apiClient(app, mealEndpoints)
    const staff = await visitor.as('Manager')
    const meal = await buildMeal(app, { items })
    const path = `/meals/${meal._id}`
    const check = () => staff.post<Meal>(`${path}/check`, {})
    const seen = async () => (await visitor.get<Meal>(path)).body
    return { app, visitor, staff, meal, path, check, seen }
  }

  it('is set and taken away by staff only, of meals that exist', async () => {
    const { visitor, staff, path } = await openSite()
    const user = await visitor.as('User')
    for (const method of ['post', 'delete'] as const) {
      expect((await visitor[method](`${path}/check`, {})).status).toBe(401)
      expect((await user[method](`${path}/check`, {})).status).toBe(403)
      expect((await staff[method](`/meals/${nobody}/check`, {})).status).toBe(404)
    }
  })

  it('names who and when, for visitors too [checked-01]', async () => {
    const { app, staff, meal, check, seen, path } = await openSite()
    expect(meal).toMatchObject(unchecked)
    app.clock.advance(5000)
    const checked = {
      checkedBy: { name: staff.user?.name },
      checkedAt: app.clock.now().toISOString(),
    }
    const { status, body } = await check()
    expect(status).toBe(200)
    expect(body).toMatchObject(checked)
    expect(await seen()).toMatchObject(checked)
    expect(body.updatedAt > meal.updatedAt).toBe(true)
    expect((await staff.delete(`${path}/check`)).body).toMatchObject(unchecked)
    expect(await seen()).toMatchObject(unchecked)
  })

  it('is refused for a version that somebody has changed since', async () => {
    const { app, staff, meal, path, seen } = await openSite()
    app.clock.advance(5000)
    await staff.put(path, { description: 'New' })
    const reply = await staff.post(`${path}/check`, { updatedAt: meal.updatedAt })
    expect(reply.status).toBe(409)
    expect(await seen()).toMatchObject(unchecked)
    expect((await staff.post(`${path}/check`, { updatedAt: 'once' })).status).toBe(400)
  })

  it.each<[string, (meal: Meal) => object]>([
    ['a figure', ({ nutritionData }) => ({ nutritionData: { ...nutritionData, sodium: 1 } })],
    ['an amount', () => ({ items: items.map((item) => ({ ...item, grams: item.grams + 1 })) })],
    ['the items', () => ({ items: items.slice(1) })],
  ])('is taken away by a change of %s [checked-02]', async (_, changes) => {
    const { staff, meal, path, check, seen } = await openSite()
    await check()
    const { status, body } = await staff.put<Meal>(path, changes(meal))
    expect(status).toBe(200)
    expect(body).toMatchObject(unchecked)
    expect(await seen()).toMatchObject(unchecked)
  })

  it('stays with every other change, and with the whole meal as it was', async () => {
    const { app, staff, meal, path, check, seen } = await openSite()
    await check()
    const { checkedAt } = await seen()
    await staff.put(path, { title: 'Another title', description: 'Other words' })
    await staff.put(path, { ...(await seen()), isPublished: true })
    await changeMeals(app, editor, { action: 'publish', ids: [meal._id] })
    expect(await seen()).toMatchObject({ title: 'Another title', checkedAt })
    expect(checkedAt).not.toBeNull()
  })

  it('cannot be sent with a meal', async () => {
    const { staff } = await openSite()
    const sent = { checkedBy: { name: 'Eve' }, checkedAt: '2026-01-01T00:00:00.000Z' }
    const { body } = await staff.post<Meal>('/meals', { title: 'Sly', ...sent, checked: sent })
    expect(body).toMatchObject(unchecked)
    await staff.put(`/meals/${body._id}`, { ...sent, checked: { name: 'Eve', at: sent.checkedAt } })
    expect((await staff.get<Meal>(`/meals/${body._id}`)).body).toMatchObject(unchecked)
  })

  it('filters the list of meals [checked-04]', async () => {
    const { app, visitor, staff, meal, check } = await openSite()
    const other = await buildMeal(app)
    await buildMeal(app, { isPublished: false })
    await check()
    const idsOf = async (query: string, client = visitor) => {
      const { body } = await client.get<{ meals: Meal[]; total: number }>(`/meals?${query}`)
      expect(body.total).toBe(body.meals.length)
      return body.meals.map(({ _id }) => _id)
    }
    expect(await idsOf('checked=true')).toEqual([meal._id])
    expect(await idsOf('checked=true&sort=title')).toEqual([meal._id])
    expect(await idsOf('checked=true&minProtein=9000')).toEqual([])
    expect(await idsOf('checked=false')).toEqual([other._id])
    expect(await idsOf('checked=')).toHaveLength(2)
    expect(await idsOf('checked=true', staff)).toEqual([meal._id])
    expect(await idsOf('checked=false', staff)).toHaveLength(2)
    expect((await visitor.get('/meals?checked=perhaps')).body).toMatchObject({
      errors: [{ msg: 'checked must be true or false', path: 'checked' }],
    })
  })
})

import { expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'

const { items, nutritionData: computed } = tableReader.estimate(
  '200 g chicken, 1 cup cooked rice',
) ?? {
  items: [],
  nutritionData: null,
}

describeOnBoth('figures of a meal', (open) => {
  async function openSite() {
    const app = await openMealsApp(open)
    const [ada, ben] = await Promise.all([
      apiClient(app, mealEndpoints).as('Manager'),
      apiClient(app, mealEndpoints).as('Admin'),
    ])
    const { body } = await ada.post<Meal>('/meals', { title: 'Plate', items })
    return { app, ada, ben, meal: body, path: `/meals/${body._id}` }
  }

  it('are rounded as they are shown, also those of older rows', async () => {
    const { app, ada } = await openSite()
    const nutritionData = { calories: 612.3456, protein: 12.3456, fat: 7, sodium: 99.5 }
    const shown = { calories: 612, protein: 12.3, fat: 7, sodium: 100 }
    const { body } = await ada.post<Meal>('/meals', { title: 'Exact', nutritionData })
    expect(body.nutritionData).toMatchObject(shown)
    const row = () => app.db.selectFrom('meals').select(['protein']).where('id', '=', body._id)
    expect(await row().executeTakeFirst()).toEqual({ protein: 12.3 })
    await app.db.updateTable('meals').set(nutritionData).where('id', '=', body._id).execute()
    expect((await ada.get<Meal>(`/meals/${body._id}`)).body.nutritionData).toMatchObject(shown)
  })

  it('are kept apart from what was set by hand, with who did it and when', async () => {
    const { app, ada, meal, path } = await openSite()
    expect(meal).toMatchObject({
      nutritionSource: 'computed',
      nutritionData: computed,
      computedData: computed,
      setByHand: [],
      editedBy: null,
    })
    const nutritionData = { ...computed, calories: 1500 }
    const { body } = await ada.put<Meal>(path, { nutritionData })
    const at = app.clock.now().toISOString()
    expect(body).toMatchObject({
      nutritionSource: 'edited',
      nutritionData,
      computedData: computed,
      setByHand: ['calories'],
      editedBy: { name: ada.user?.name, at },
      range: null,
    })
    await ada.put(path, { isPublished: true })
    const { body: seen } = await apiClient(app, mealEndpoints).get<Meal>(path)
    expect(seen).toMatchObject({ setByHand: ['calories'], editedBy: body.editedBy })
  })

  it('stay those of whoever set them while the whole meal is sent back by others', async () => {
    const { app, ada, ben, path } = await openSite()
    const { body: set } = await ada.put<Meal>(path, {
      nutritionData: { ...computed, calories: 1500 },
    })
    app.clock.advance(60_000)
    const sent = { ...set, isPublished: true, editedBy: { name: 'Eve', at: 'now' }, setByHand: [] }
    const { body: toggled } = await ben.put<Meal>(path, sent)
    expect(toggled).toMatchObject({ isPublished: true, editedBy: set.editedBy, items: set.items })
    const { body: fewer } = await ben.put<Meal>(path, { ...toggled, items: items.slice(0, 1) })
    expect(fewer).toMatchObject({ editedBy: set.editedBy, nutritionData: set.nutritionData })
    const { body: anew } = await ben.put<Meal>(path, {
      nutritionData: { ...set.nutritionData, fat: 99 },
    })
    expect(anew.editedBy).toEqual({ name: ben.user?.name, at: app.clock.now().toISOString() })
  })

  it('stay those of whoever set them while others change the items below them', async () => {
    const { app, ada, ben, path } = await openSite()
    const { body: set } = await ada.put<Meal>(path, {
      nutritionData: { ...computed, calories: 1500 },
    })
    app.clock.advance(60_000)
    const { items: more, nutritionData: sum } =
      tableReader.estimate('300 g chicken, 1 cup cooked rice') ?? {}
    const { body: other } = await ben.put<Meal>(path, {
      items: more,
      nutritionData: { ...sum, calories: 1500 },
    })
    expect(other).toMatchObject({ setByHand: ['calories'], editedBy: set.editedBy })
    expect(other.nutritionData.protein).toBeGreaterThan(set.nutritionData.protein)
    const { body: anew } = await ben.put<Meal>(path, {
      items,
      nutritionData: { ...computed, calories: 1400 },
    })
    expect(anew.editedBy?.name).toBe(ben.user?.name)
  })

  it('follow the items again, and then nobody set them', async () => {
    const { ada, path } = await openSite()
    await ada.put<Meal>(path, { nutritionData: { ...computed, calories: 1500 } })
    const { body } = await ada.put<Meal>(path, { items })
    expect(body).toMatchObject({ nutritionSource: 'computed', setByHand: [], editedBy: null })
  })

  it('of a meal from before this was kept are by hand, by nobody who is known', async () => {
    const { app, ada, ben, path, meal } = await openSite()
    const { body: set } = await ada.put<Meal>(path, {
      nutritionData: { ...computed, calories: 1500 },
    })
    await app.db
      .updateTable('meals')
      .set({ figures_by: null, figures_at: null })
      .where('id', '=', meal._id)
      .execute()
    const { updatedAt: _, ...sent } = set
    const { body } = await ben.put<Meal>(path, { ...sent, isPublished: true })
    expect(body).toMatchObject({ setByHand: ['calories'], editedBy: null })
  })

  it('lack what the items lack, save what was set, also in a meal from before this was kept', async () => {
    const { app, ada, meal, path } = await openSite()
    const unknown = items.map((item) => ({ ...item, missing: ['sugar', 'calories'] }))
    const { body: had } = await ada.put<Meal>(path, { items: unknown })
    expect(had.missing).toEqual(['calories', 'sugar'])
    const nutritionData = { ...computed, calories: 1500 }
    const { body } = await ada.put<Meal>(path, { nutritionData })
    expect(body).toMatchObject({ setByHand: ['calories'], missing: ['sugar'] })
    await app.db.updateTable('meals').set({ missing: [] }).where('id', '=', meal._id).execute()
    const { body: seen } = await ada.get<Meal>(path)
    expect(seen.missing).toEqual(['sugar'])
  })

  it('without items are all by hand', async () => {
    const { ada } = await openSite()
    const { body } = await ada.post<Meal>('/meals', { title: 'Soup', nutritionData: { fat: 3 } })
    expect(body).toMatchObject({
      computedData: null,
      setByHand: ['fat'],
      editedBy: { name: ada.user?.name },
    })
  })
})

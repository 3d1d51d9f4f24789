import { expect, it } from 'vitest'
import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { ensureMealNames, listCategories, listMealTypes } from '../labels/categories.server.ts'
import { deleteMeal } from '../meal-trash.server.ts'
import { listMeals } from '../meals.server.ts'
import { fillEmptySite } from './sample-content.server.ts'
import { sampleMeals } from './sample-meals.ts'

describeOnBoth('the sample meals', (open) => {
  const start = async (env: Record<string, string> = {}) => {
    const app = await openTestApp(open, { env: { ADMIN_PASSWORD: 'secret', ...env } })
    await ensureMealNames(app)
    await ensureFirstAdministrator(app)
    return app
  }

  it('are at least 48, published, over all meal types and diets, with computed figures', async () => {
    const app = await start()
    expect(await fillEmptySite(app)).toBeGreaterThanOrEqual(48)
    const { meals, total } = await listMeals(app, null, { page: 1, limit: 100 })
    expect(total).toBe(sampleMeals.length)
    for (const meal of meals) {
      const expected = tableReader.estimate(
        sampleMeals.find(({ title }) => title === meal.title)?.prompt ?? '',
      )
      expect(meal.nutritionSource, meal.title).toBe('computed')
      expect(meal.nutritionData, meal.title).toEqual(expected?.nutritionData)
      expect(meal.nutritionData.calories, meal.title).toBeGreaterThan(50)
      expect(meal.nutritionData.calories, meal.title).toBeLessThan(1300)
    }
    for (const type of await listMealTypes(app)) {
      expect(meals.filter((meal) => meal.mealType?._id === type._id).length).toBeGreaterThan(9)
    }
    for (const diet of await listCategories(app)) {
      const ofDiet = meals.filter((meal) => meal.categories.some(({ _id }) => _id === diet._id))
      expect(ofDiet.length).toBeGreaterThan(8)
    }
  })

  it('lead with the first of the list', async () => {
    const app = await start()
    await fillEmptySite(app)
    const { meals } = await listMeals(app, null, { page: 1, limit: 1 })
    expect(meals[0]?.title).toBe(sampleMeals[0]?.title)
  })

  it('come once: not where there are meals, or were', async () => {
    const app = await start()
    await fillEmptySite(app)
    expect(await fillEmptySite(app)).toBe(0)
    const { meals } = await listMeals(app, null, { page: 1, limit: 100 })
    const staff = { _id: 'x', name: 'x', email: 'x@example.com', role: 'Admin' } as const
    for (const meal of meals) await deleteMeal(app, staff, meal._id)
    expect(await fillEmptySite(app)).toBe(0)
  })

  it('stay away when they are not wanted', async () => {
    expect(await fillEmptySite(await start({ SAMPLE_CONTENT: 'off' }))).toBe(0)
  })
})

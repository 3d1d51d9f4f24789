import { expect, it, vi } from 'vitest'
import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import { commandLine } from '#platform/api/caller.ts'
import { GiveUp } from '#platform/jobs/job.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { ensureMealNames, listCategories, listMealTypes } from '../labels/categories.server.ts'
import { deleteMeal } from '../meal-trash.server.ts'
import { getMeal, listMeals } from '../meals.server.ts'
import { illustrateMealJob } from './illustrate-meal.jobs.server.ts'
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
    expect((await fillEmptySite(app)).length).toBeGreaterThanOrEqual(48)
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

  it('show a picture to come until theirs is drawn, or none where it cannot be', async () => {
    const app = await start()
    const [first, second] = await fillEmptySite(app)
    for (const draw of [first, second]) await draw?.(app, 'normal')
    const images = async () => {
      const { meals } = await listMeals(app, null, { page: 1, limit: 3 })
      return meals.map(({ imageUrl }) => imageUrl)
    }
    expect(await images()).toEqual([pictureToCome, pictureToCome, pictureToCome])
    const titles = sampleMeals.map(({ title }) => title)
    const { run } = illustrateMealJob
    // The second picture fails for good.
    const kind: typeof illustrateMealJob = {
      ...illustrateMealJob,
      async run(app, payload, job) {
        const { title } = await getMeal(app, null, payload.mealId)
        if (titles.indexOf(title) > 0) throw new GiveUp('The pen is broken')
        await run(app, payload, job)
      },
    }
    startTestWorker(app, [kind])
    await vi.waitFor(
      async () =>
        expect(await images()).toEqual([expect.stringMatching(/^\/media\//), '', pictureToCome]),
      { timeout: 55_000, interval: 100 },
    )
  })

  it('come once: not where there are meals, or were', async () => {
    const app = await start()
    await fillEmptySite(app)
    expect(await fillEmptySite(app)).toEqual([])
    const { meals } = await listMeals(app, null, { page: 1, limit: 100 })
    for (const meal of meals) await deleteMeal(app, commandLine, meal._id)
    expect(await fillEmptySite(app)).toEqual([])
  })

  it('stay away when they are not wanted', async () => {
    expect(await fillEmptySite(await start({ SAMPLE_CONTENT: 'off' }))).toEqual([])
  })
})

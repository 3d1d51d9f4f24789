import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'

describeOnBoth('the swaps of a meal', (open) => {
  async function openSite() {
    const app = await openMealsApp(open)
    const mealType = await idOf(app, 'Lunch')
    const add = (title: string, figures: object, more: object = {}) =>
      buildMeal(app, {
        ...{ title, mealType, ...more },
        nutritionData: { calories: 500, protein: 30, fiber: 5, sodium: 800, ...figures },
      })
    const swapsOf = async ({ _id }: Meal) =>
      (await apiClient(app, mealEndpoints).get(`/meals/${_id}/swaps`)).body
    return { app, add, swapsOf }
  }

  it('are published meals with the same calories and a better figure', async () => {
    const { add, swapsOf } = await openSite()
    const meal = await add('Plain', {})
    await add('Strong', { calories: 540, protein: 45 })
    await add('Mild', { calories: 460, sodium: 300 })
    await add('Draft', { protein: 99 }, { isPublished: false })
    await add('Heavy', { calories: 700, protein: 99 })
    expect(await swapsOf(meal)).toEqual({
      swaps: [
        {
          ...{ slug: 'strong', title: 'Strong', calories: 540 },
          gains: [{ nutrient: 'protein', value: 45 }],
        },
        {
          ...{ slug: 'mild', title: 'Mild', calories: 460 },
          gains: [{ nutrient: 'sodium', value: 300 }],
        },
      ],
    })
  })

  it('are none for a meal without calories, and a 404 without a meal', async () => {
    const { app, add, swapsOf } = await openSite()
    await add('Strong', { calories: 0, protein: 45 })
    expect(await swapsOf(await add('Water', { calories: 0, protein: 0 }))).toEqual({ swaps: [] })
    const draft = await add('Draft', {}, { isPublished: false })
    const visitor = apiClient(app, mealEndpoints)
    expect((await visitor.get(`/meals/${draft._id}/swaps`)).status).toBe(404)
  })
})

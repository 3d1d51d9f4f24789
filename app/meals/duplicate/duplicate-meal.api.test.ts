import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'

describeOnBoth('a copy of a meal', (open) => {
  it('is a draft with everything but the address and the check [duplicate-01]', async () => {
    const app = await openMealsApp(open)
    const anyone = apiClient(app, mealEndpoints)
    const staff = await anyone.as('Manager')
    const meal = await buildMeal(app, {
      title: 'Soup',
      description: 'Hot',
      imageUrl: (await buildImage(app)).imageUrl,
      imageAlt: 'A bowl',
      categories: [await idOf(app, 'Vegan')],
      nutritionData: { calories: 300, protein: 12.5 },
      detectedIngredients: ['water'],
    })
    const path = `/meals/${meal._id}/duplicate`
    expect((await anyone.post(path)).status).toBe(401)
    expect((await staff.post('/meals/nothing/duplicate')).status).toBe(404)
    const { status, body: copy } = await staff.post<Meal>(path)
    expect(status).toBe(201)
    const { description, imageId, imageUrl, imageAlt, categories, mealType } = meal
    const { nutritionData, nutritionSource, detectedIngredients, items } = meal
    expect(copy).toMatchObject({
      ...{ title: 'Soup (copy)', slug: 'soup-copy', isPublished: false },
      ...{ description, imageId, imageUrl, imageAlt, categories, mealType },
      ...{ nutritionData, nutritionSource, detectedIngredients, items },
    })
    expect(copy._id).not.toBe(meal._id)
    expect((await staff.post<Meal>(path)).body.title).toBe('Soup (copy) (2)')
    expect((await anyone.get(`/meals/${copy._id}`)).status).toBe(404)
  })
})

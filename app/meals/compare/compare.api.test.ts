import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { updateMeal } from '../editing/edit-meals.server.ts'
import type { Meal } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'
import { inHundredGrams } from './compared-meal.ts'
import { readComparison } from './read-comparison.server.ts'

type Compared = { meals: Meal[]; missing: string[] }

describeOnBoth('a comparison', (open) => {
  async function openSite() {
    const app = await openMealsApp(open)
    const soup = await buildMeal(app, { title: 'Pea soup', nutritionData: { calories: 300 } })
    await buildMeal(app, { title: 'Bean stew', ingredients: ['Beans', 'Rice'] })
    await buildMeal(app, { title: 'Secret', isPublished: false })
    const get = (meals: string) =>
      apiClient(app, mealEndpoints).get<Compared>(`/compare?meals=${meals}`)
    const read = (query: string) => readComparison(app, new URLSearchParams(query))
    return { app, soup, get, read }
  }

  it('has the meals in the order of the address, and names those that are not there [compare-02]', async () => {
    const { get } = await openSite()
    const { status, body } = await get('bean-stew,nothing,pea-soup,secret')
    expect(status).toBe(200)
    expect(body.meals.map(({ title }) => title)).toEqual(['Bean stew', 'Pea soup'])
    expect(body.missing).toEqual(['nothing', 'secret'])
  })

  it('does not show a draft to staff either, whose address would not work for others', async () => {
    const { app } = await openSite()
    const staff = await apiClient(app, mealEndpoints).as('Manager')
    const { body } = await staff.get<Compared>('/compare?meals=secret')
    expect(body).toEqual({ meals: [], missing: ['secret'] })
  })

  it('refuses none, and more than four', async () => {
    const { get } = await openSite()
    for (const [meals, msg] of [
      ['', 'meals is required'],
      ['a,b,c,d,e', 'At most 4 meals can be compared'],
    ] as const) {
      expect(await get(meals)).toMatchObject({
        status: 400,
        body: { errors: [{ msg, path: 'meals' }] },
      })
    }
  })

  it('has a meal once, by its address of now, under an older one too', async () => {
    const { app, soup, get } = await openSite()
    await updateMeal(app, editor, soup._id, { slug: 'green-soup' })
    const { body } = await get('pea-soup,green-soup')
    expect(body.meals.map(({ slug }) => slug)).toEqual(['green-soup'])
  })

  it('weighs a meal as it is, so that 100 g of a light one are not rounded twice', async () => {
    const { app, read } = await openSite()
    const items = [{ food: 'Candy', grams: 1.5, nutritionData: { calories: 6 } }]
    await apiClient(app, mealEndpoints)
      .as('Manager')
      .then((staff) => staff.post('/meals', { title: 'Candy', items, isPublished: true }))
    const { meals } = await read('meals=candy')
    expect(inHundredGrams(meals)?.[0]?.nutritionData.calories).toBe(400)
  })

  it('offers what a search finds and is not there yet, and the newest without meals', async () => {
    const { read } = await openSite()
    const titles = async (query: string) => (await read(query)).offered.map(({ title }) => title)
    expect(await titles('')).toEqual(['Bean stew', 'Pea soup'])
    expect(await titles('meals=pea-soup')).toEqual(['Bean stew'])
    expect(await titles('meals=pea-soup&search=soup')).toEqual([])
    expect(await titles('meals=pea-soup&search=rice')).toEqual(['Bean stew'])
    expect(await titles('meals=pea-soup,bean-stew')).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { titleExists } from '#app/publishing/titles.server.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { createMeal, updateMeal } from './editing/edit-meals.server.ts'
import { mealPublication, takenMealTitle } from './meal.ts'
import { deleteMeal, purgeDeletedMeals, restoreMeal } from './meal-trash.server.ts'
import { mealEndpoints } from './meals.api.server.ts'
import { getMealBySlug } from './meals.server.ts'

const day = 24 * 3_600_000

async function exists(app: App, asked: { slug: string; excludeId?: string }) {
  return (await titleExists(app, editor, mealPublication, asked)).exists
}

async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isFailure(error)) throw error
  return { status: error.status, issues: error.issues }
}

describeOnBoth("a meal's address", (open) => {
  it('comes from the title and stays when the title changes', async () => {
    const app = await openMealsApp(open)
    const meal = await buildMeal(app, { title: 'Crème  brûlée & Co.' })
    expect(meal.slug).toBe('crème-brûlée-co')
    const changed = await updateMeal(app, editor, meal._id, { title: 'Pudding' })
    expect(changed).toMatchObject({ title: 'Pudding', name: 'Pudding', slug: meal.slug })
    expect((await getMealBySlug(app, null, 'CRÈME-brûlée-co'.normalize('NFD')))._id).toBe(meal._id)
  })

  it('is the one that is sent, in the form of a slug', async () => {
    const app = await openMealsApp(open)
    expect((await buildMeal(app, { title: 'A', slug: 'My Own!' })).slug).toBe('my-own')
    expect((await buildMeal(app, { title: 'B', slug: '' })).slug).toBe('b')
  })

  it.each([
    ['Lunch', 'lunch-meal'],
    ['SNACKS!', 'snacks-meal'],
    ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000001-meal'],
  ])('of a meal called %s is %s', async (title, slug) => {
    const app = await openMealsApp(open)
    expect((await buildMeal(app, { title })).slug).toBe(slug)
    expect(await exists(app, { slug: title.toLowerCase() })).toBe(true)
    expect(await refusal(buildMeal(app, { title }))).toMatchObject({ status: 409 })
  })

  it('is short and made up where the title has no letters', async () => {
    const app = await openMealsApp(open)
    const [one, two] = [
      await buildMeal(app, { title: '🍕🍕' }),
      await buildMeal(app, { title: '!?' }),
    ]
    expect(one.slug).toMatch(/^[\da-f]{8,12}$/)
    expect(two.slug).not.toBe(one.slug)
    expect(await exists(app, { slug: '🍕🍕' })).toBe(false)
  })

  it('belongs to one meal at a time, drafts included', async () => {
    const app = await openMealsApp(open)
    const draft = await buildMeal(app, { title: 'Soup', isPublished: false })
    const issues = [{ msg: takenMealTitle, path: 'title' }]
    expect(await refusal(buildMeal(app, { title: 'soup!' }))).toEqual({ status: 409, issues })
    const other = await buildMeal(app, { title: 'Stew' })
    expect(await refusal(updateMeal(app, editor, other._id, { slug: 'soup' }))).toEqual({
      status: 409,
      issues: [{ msg: takenMealTitle, path: 'slug' }],
    })
    expect(await exists(app, { slug: 'soup' })).toBe(true)
    expect(await exists(app, { slug: 'Soup' })).toBe(true)
    expect(await exists(app, { slug: 'soup', excludeId: draft._id })).toBe(false)
    await deleteMeal(app, editor, draft._id)
    expect(await exists(app, { slug: 'soup' })).toBe(false)
  })

  it('goes to one of two editors who want it at the same moment', async () => {
    const app = await openMealsApp(open)
    const both = await Promise.allSettled(
      ['a', 'b'].map((description) => createMeal(app, editor, { title: 'Soup', description })),
    )
    const refused = both.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ reason: { status: 409, message: takenMealTitle } })
  })

  it('is asked for by the screens before they send', async () => {
    const app = await openMealsApp(open)
    const meal = await buildMeal(app, { title: 'Soup' })
    const staff = await apiClient(app, mealEndpoints).as('Admin')
    const answers = await Promise.all(
      [
        '/meals/title/check-title?slug=soup',
        '/meals/title/check-title?slug=stew',
        `/meals/update/check-title?slug=soup&excludeId=${meal._id}`,
        '/meals/update/check-title?slug=soup&excludeId=',
      ].map(async (path) => (await staff.get(path)).body),
    )
    expect(answers).toEqual([
      { exists: true },
      { exists: false },
      { exists: false },
      { exists: true },
    ])
    expect((await staff.get('/meals/title/check-title')).status).toBe(400)
  })
})

describeOnBoth('the trash', (open) => {
  it('gives a meal back with all its parts for 30 days', async () => {
    const app = await openMealsApp(open)
    const items = [{ food: 'Rice', grams: 100, nutritionData: { calories: 130 } }]
    const meal = await buildMeal(app, { title: 'Rice', items, categories: [] })
    await updateMeal(app, editor, meal._id, { slug: 'plain-rice' })
    await deleteMeal(app, editor, meal._id)
    app.clock.advance(30 * day - 1)
    expect(await purgeDeletedMeals(app)).toBe(0)
    const restored = await restoreMeal(app, editor, meal._id)
    expect(restored).toMatchObject({ slug: 'plain-rice', items: meal.items, isPublished: true })
    expect((await getMealBySlug(app, null, 'rice'))._id).toBe(meal._id)
  })
})

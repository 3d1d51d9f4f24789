import { describe, expect, it } from 'vitest'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { Category, MealType } from '../meal.ts'
import { mealEndpoints } from '../meals.api.server.ts'
import { ensureMealNames } from './categories.server.ts'

const names = (list: { name: string }[]) => list.map(({ name }) => name)

describe('a name that cannot be stored', () => {
  it.each([
    ['/categories', {}, 'Category name is required'],
    ['/categories', { name: '  ' }, 'Category name is required'],
    ['/categories', { name: 5 }, 'Category name is required'],
    ['/meals/categories', { name: '\u200b' }, 'Category name is required'],
    ['/categories', { name: 'x'.repeat(61) }, 'Category name must be at most 60 characters'],
    ['/mealtypes', {}, 'Meal type name is required'],
  ])('%s refuses %j', async (path, body, msg) => {
    const staff = await apiClient(await openMealsApp(), mealEndpoints).as('Manager')
    const reply = await staff.post(path, body)
    expect(reply).toMatchObject({ status: 400, body: { msg, errors: [{ msg, path: 'name' }] } })
  })
})

describeOnBoth('categories and meal types', (open) => {
  it('are there from the first start, and not twice after the second', async () => {
    const app = await openMealsApp(open)
    const version = await contentVersion(app.db)
    await Promise.all([ensureMealNames(app), ensureMealNames(app)])
    expect(await contentVersion(app.db)).toBe(version)
    const visitor = apiClient(app, mealEndpoints)
    const categories = await visitor.get<Category[]>('/categories')
    expect(names(categories.body)).toEqual(['Keto', 'Mediterranean', 'Vegan'])
    const { body } = await visitor.get<MealType[]>('/mealtypes')
    expect(body.map(({ name, slug }) => `${name} ${slug}`)).toEqual([
      'Breakfast breakfast',
      'Lunch lunch',
      'Dinner dinner',
      'Snacks snacks',
    ])
  })

  it('are made once when two processes start at the same moment', async () => {
    const database = await open()
    const app = await openMealsApp(async () => database)
    await app.db.deleteFrom('meal_types').execute()
    await app.db.deleteFrom('categories').execute()
    await Promise.all([ensureMealNames(app), ensureMealNames(app)])
    const { body } = await apiClient(app, mealEndpoints).get<MealType[]>('/mealtypes')
    expect(body).toHaveLength(4)
  })

  it('are added under names that differ by more than their case and accents', async () => {
    const app = await openMealsApp(open)
    const staff = await apiClient(app, mealEndpoints).as('Manager')
    const added = await staff.post<Category>('/categories', { name: ' Pâtés ' })
    expect(added).toMatchObject({ status: 201, body: { name: 'Pâtés' } })
    const msg = 'A category with this name already exists'
    for (const path of ['/categories', '/meals/categories']) {
      const taken = await staff.post(path, { name: 'PATES' })
      expect(taken).toMatchObject({ status: 409, body: { msg, errors: [{ msg, path: 'name' }] } })
    }
    const { body } = await staff.get<Category[]>('/categories')
    expect(names(body)).toEqual(['Keto', 'Mediterranean', 'Pâtés', 'Vegan'])
  })

  it('give a new meal type a slug of its own, behind the others', async () => {
    const app = await openMealsApp(open)
    const staff = await apiClient(app, mealEndpoints).as('Manager')
    const brunch = await staff.post<MealType>('/mealtypes', { name: 'Late Brunch' })
    expect(brunch).toMatchObject({ status: 201, body: { slug: 'late-brunch' } })
    const tea = await staff.post<MealType>('/mealtypes', { name: 'Tea', slug: 'High Tea' })
    expect(tea.body.slug).toBe('high-tea')
    const same = await staff.post('/mealtypes', { name: 'lunch' })
    expect(same).toMatchObject({ status: 409, body: { errors: [{ path: 'name' }] } })
    const sameSlug = await staff.post('/mealtypes', { name: 'Luncheon', slug: 'lunch' })
    expect(sameSlug).toMatchObject({ status: 409, body: { errors: [{ path: 'slug' }] } })
    const { body } = await staff.get<MealType[]>('/mealtypes')
    expect(names(body).slice(3)).toEqual(['Snacks', 'Late Brunch', 'Tea'])
  })
})

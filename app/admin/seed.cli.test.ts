import { expect, it } from 'vitest'
import type { Meal } from '#app/meals/meal.ts'
import { deleteMeal } from '#app/meals/meal-trash.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { seedCommands } from './seed.cli.server.ts'

const seed = (app: TestApp, ...args: string[]) => runCommand(seedCommands, app, 'seed', ...args)

const all = { page: 1, limit: 100 }

const calorieSum = ({ items }: Meal) =>
  items.reduce((sum, { nutritionData }) => sum + nutritionData.calories, 0)

describeOnAll('cli seed', (open) => {
  it('adds meals that visitors find; one in fifty is a draft', async () => {
    const app = await openMealsApp(open)
    const lines = await seed(app, '--meals', '100')
    expect(lines.at(-2)).toMatch(/^100 of 100, \d+ s$/)
    expect(lines.at(-1)).toBe('100 meals added, 0 were there already')
    expect(await listMeals(app, null, all)).toMatchObject({ total: 98 })
    expect(await listMeals(app, editor, { ...all, status: 'draft' })).toMatchObject({ total: 2 })
    const { meals } = await listMeals(app, null, { ...all, search: 'halloumi' })
    expect(meals.length).toBeGreaterThan(0)
    for (const { items } of meals) expect(items.map(({ food }) => food)).toContain('Halloumi')
  })

  it('gives each meal the sum of its items as figures, rounded as the API rounds', async () => {
    const app = await openMealsApp(open)
    await seed(app, '--meals', '40')
    const { meals } = await listMeals(app, editor, all)
    expect(meals).toHaveLength(40)
    for (const meal of meals) {
      const { calories } = meal.nutritionData
      expect(meal.nutritionSource).toBe('computed')
      expect(calories).toBe(calorieSum(meal))
      const { low, high } = meal.range?.calories ?? { low: 0, high: 0 }
      expect([low, high].every(Number.isInteger)).toBe(true)
      expect(low).toBeLessThan(calories)
      expect(high).toBeGreaterThan(calories)
    }
  })

  it('continues an interrupted run, and leaves existing and deleted meals alone', async () => {
    const app = await openMealsApp(open)
    await seed(app, '--meals', '10')
    const { meals: before } = await listMeals(app, editor, all)
    await deleteMeal(app, editor, before[0]?._id ?? '')
    const lines = await seed(app, '--meals', '30')
    expect(lines.at(-1)).toBe('20 meals added, 10 were there already')
    const { meals } = await listMeals(app, editor, all)
    expect(meals).toHaveLength(29)
    expect(meals).toEqual(expect.arrayContaining(before.slice(1)))
  })

  it('refuses an invalid number of meals, and writes nothing', async () => {
    const app = await openMealsApp(open)
    for (const text of ['0', '-5', '1e3', '10.5', 'many', '', '4000001']) {
      await expect(seed(app, `--meals=${text}`)).rejects.toThrow('N must be a whole number')
    }
    await expect(seed(app)).rejects.toThrow('seed --meals N')
    await expect(seed(app, '100')).rejects.toThrow('It takes no arguments')
    expect(await listMeals(app, editor, all)).toMatchObject({ total: 0 })
  })
})

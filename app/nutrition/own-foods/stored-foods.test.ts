import { expect, it, vi } from 'vitest'
import { commandLine } from '#platform/api/caller.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { importFoods, readerOf, readOwnFoods } from './own-foods.server.ts'
import { granola, writeJson, zingberry } from './usda-samples.ts'

it('imported foods that cannot be read are left out, and their number is logged', async () => {
  const app = await openTestApp()
  await importFoods(app, commandLine, writeJson([zingberry, granola]))
  await app.db
    .updateTable('own_foods')
    .set({ food: JSON.stringify({ name: 'Of another version' }) })
    .where('source', 'like', 'foundation:%')
    .execute()
  const told = vi.spyOn(app.log, 'warn')
  expect(await readOwnFoods(app)).toHaveLength(1)
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ foods: 1 }),
    'imported foods cannot be read',
  )
})

it('imported foods have the household measures of their file, and traits by their names', async () => {
  const app = await openTestApp()
  const wrap = { ...zingberry, description: 'Zingberry wrap', ndbNumber: 99_002 }
  await importFoods(app, commandLine, writeJson([zingberry, wrap]))
  const { foods } = await readerOf(app)
  const own = foods.find('foundation:99001')
  const other = foods.find('foundation:99002')
  expect(own?.portions).toEqual([{ measure: '2 cup, whole', grams: 300 }])
  expect(own?.traits).toEqual(new Set())
  expect(other?.traits).toContain('surface')
})

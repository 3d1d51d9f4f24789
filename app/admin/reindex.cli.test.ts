import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { listPosts } from '#app/blog/list-posts.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { mealChangesInput } from '#app/meals/editing/meal-input.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { reindexCommands } from './reindex.cli.server.ts'

const reindex = (app: TestApp) => runCommand(reindexCommands, app, 'reindex')

const all = { page: 1, limit: 100 }

describeOnBoth('cli reindex', (open) => {
  it('restores lost search texts of meals and posts', async () => {
    const app = await openMealsApp(open)
    await buildMeal(app, { title: 'Leek tart', isPublished: true })
    await buildMeal(app, { title: 'Plum cake', isPublished: true })
    await buildPost(app, { title: 'About leeks' })
    await app.db
      .updateTable('meals')
      .set({ search_text: '' })
      .where('title', '=', 'Leek tart')
      .execute()
    await app.db.updateTable('posts').set({ search_text: '', title_key: '' }).execute()
    const mealsFound = async () => (await listMeals(app, null, { ...all, search: 'leek' })).total
    const postsFound = async () => (await listPosts(app, null, { ...all, search: 'leek' })).total
    expect(await mealsFound()).toBe(0)
    expect(await postsFound()).toBe(0)
    expect(await reindex(app)).toEqual(['2 meals, 1 out of step', '1 post, 1 out of step'])
    expect(await mealsFound()).toBe(1)
    expect(await postsFound()).toBe(1)
    expect(await reindex(app)).toEqual(['2 meals, 0 out of step', '1 post, 0 out of step'])
  })

  it('keeps what is written during the run', async () => {
    const app = await openMealsApp(open)
    const meal = await buildMeal(app, { title: 'Leek tart', isPublished: true })
    await app.db.updateTable('meals').set({ search_text: '' }).execute()
    const changed = Promise.withResolvers<void>()
    const reindexed = changed.promise.then(() => reindex(app))
    await inTransaction(app, async (app) => {
      await updateMeal(app, editor, meal._id, mealChangesInput.parse({ title: 'Plum cake' }))
      changed.resolve()
      // Enough time for a run without locks to read the old title.
      await pause(200)
    })
    await reindexed
    const found = async (search: string) => (await listMeals(app, null, { ...all, search })).total
    expect([await found('plum'), await found('leek')]).toEqual([1, 0])
  })
})

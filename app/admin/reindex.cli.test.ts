import { expect, it } from 'vitest'
import { listPosts } from '#app/blog/list-posts.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { buildMeal, openMealsApp } from '#tests/support/build-meal.ts'
import { buildPost } from '#tests/support/build-post.ts'
import { describeOnBoth } from '#tests/support/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { reindexCommands } from './reindex.cli.server.ts'

async function reindex(app: TestApp): Promise<string[]> {
  const lines: string[] = []
  const [command] = reindexCommands
  await command?.run(app, [], {
    stdin: async () => '',
    async print(line) {
      lines.push(line)
    },
  })
  return lines
}

const all = { page: 1, limit: 100 }

describeOnBoth('cli reindex', (open) => {
  it('finds meals and posts again whose search texts were lost', async () => {
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
    expect(await reindex(app)).toEqual([
      '2 meals, 1 of them were out of step',
      '1 posts, 1 of them were out of step',
    ])
    expect(await mealsFound()).toBe(1)
    expect(await postsFound()).toBe(1)
    expect(await reindex(app)).toEqual([
      '2 meals, 0 of them were out of step',
      '1 posts, 0 of them were out of step',
    ])
  })
})

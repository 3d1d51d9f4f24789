import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { blogEndpoints } from '#app/blog/blog.api.server.ts'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { viewsWritten } from '#app/blog/reading/views.server.ts'
import { contactEndpoints } from '#app/contact/contact.api.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import { backUpDaily } from '#platform/backup/daily-backup.ts'
import { bytesIn } from '#platform/files/disk-use.ts'
import { backupCommands } from '#server/commands/backup-commands.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage, buildPost } from '#tests/support/builders/build-post.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { adminEndpoints } from '../admin.api.server.ts'
import type { Today } from './today.ts'

describeOnBoth('what there is to do today', (open) => {
  async function openSite() {
    const app = await openMealsApp(open)
    await ensurePostCategories(app)
    const anyone = apiClient(app, [
      ...[...adminEndpoints, ...blogEndpoints, ...contactEndpoints],
      ...mealEndpoints,
    ])
    const staff = await anyone.as('Manager')
    const today = async () => (await staff.get<Today>('/today')).body
    return { app, anyone, today }
  }

  it('is for staff, and nothing on an empty site', async () => {
    const { anyone, today } = await openSite()
    expect((await anyone.get('/today')).status).toBe(401)
    const { viewsByDay, disk, ...rest } = await today()
    expect(rest).toEqual({
      ...{ draftMeals: 0, draftPosts: 0, scheduledPosts: 0, nextPost: null, newMessages: 0 },
      ...{ mealsWithoutPicture: 0, uncheckedMeals: 0, failedJobs: 0, mostRead: [] },
      ...{ lastBackup: null, dailyBackup: false },
    })
    expect(disk.free).toBeGreaterThan(0)
    expect(viewsByDay).toHaveLength(90)
    expect(viewsByDay.at(-1)).toEqual({ day: '2026-01-15', views: 0 })
  })

  it('counts drafts, what is scheduled, messages, and meals without picture or check [today-01]', async () => {
    const { app, anyone, today } = await openSite()
    await buildMeal(app, { imageUrl: (await buildImage(app)).imageUrl })
    await buildMeal(app, { isPublished: false })
    await buildPost(app, { published: false })
    await buildPost(app, { title: 'Later', publishedAt: '2028-01-01T00:00:00Z' })
    await buildPost(app, { title: 'Sooner', publishedAt: '2027-01-01T00:00:00Z' })
    await anyone.post('/contact', {
      ...{ name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'You' },
    })
    expect(await today()).toMatchObject({
      ...{ draftMeals: 1, draftPosts: 1, scheduledPosts: 2, newMessages: 1 },
      ...{ mealsWithoutPicture: 1, uncheckedMeals: 2 },
      nextPost: { title: 'Sooner', publishedAt: '2027-01-01T00:00:00.000Z' },
    })
  })

  it('lists the meals without a picture by a filter of the list, for each order [manage-17]', async () => {
    const { app, anyone } = await openSite()
    const staff = await anyone.as('Manager')
    const { imageUrl } = await buildImage(app)
    await buildMeal(app, { title: 'A', imageUrl, nutritionData: { calories: 300 } })
    await buildMeal(app, { title: 'B', nutritionData: { calories: 100 } })
    await buildMeal(app, { title: 'C', nutritionData: { calories: 200 }, isPublished: false })
    const titles = async (query: string) => {
      const { body } = await staff.get<{ meals: { title: string }[] }>(`/meals?${query}`)
      return body.meals.map(({ title }) => title).join('')
    }
    expect(await titles('picture=false')).toBe('CB')
    expect(await titles('picture=true')).toBe('A')
    expect(await titles('picture=false&status=draft')).toBe('C')
    expect(await titles('picture=false&sort=calories')).toBe('BC')
    expect(await titles('picture=')).toBe('CBA')
    expect(await titles('sort=-calories')).toBe('ACB')
    expect(await titles('sort=oldest')).toBe('ABC')
    expect((await staff.get('/meals?picture=some')).status).toBe(400)
  })

  it('says how much room there is and when the last backup was made [today-04]', async () => {
    const { app, today } = await openSite()
    const file = path.join(app.config.dataDir, 'picture')
    await writeFile(file, Buffer.alloc(3_000_000))
    expect(await bytesIn(app.config.dataDir)).toBeGreaterThanOrEqual(3_000_000)
    await expect.poll(async () => (await today()).disk.used).toBeGreaterThanOrEqual(3_000_000)
    expect((await today()).lastBackup).toBeNull()
    await runCommand(backupCommands, app, 'backup', path.join(app.config.dataDir, 'site.tar'))
    expect((await today()).lastBackup).toBe(app.clock.now().toISOString())
    app.clock.advance(3_600_000)
    const daily = { ...app, config: { ...app.config, backupDir: `${app.config.dataDir}/daily` } }
    await backUpDaily(daily)
    expect((await today()).lastBackup).toBe(app.clock.now().toISOString())
  })

  it('has the views of each day, and the posts that are read most [today-02]', async () => {
    const { app, anyone, today } = await openSite()
    const read = async (title: string, views: number) => {
      const { _id } = await buildPost(app, { title })
      for (let view = 0; view < views; view += 1) await anyone.post(`/blogs/${_id}/view`)
    }
    await read('Seldom', 1)
    await viewsWritten(app)
    app.clock.advance(24 * 3_600_000)
    await read('Often', 3)
    await read('Never', 0)
    await viewsWritten(app)
    const { viewsByDay, mostRead } = await today()
    expect(viewsByDay.slice(-3)).toEqual([
      { day: '2026-01-14', views: 0 },
      { day: '2026-01-15', views: 1 },
      { day: '2026-01-16', views: 3 },
    ])
    expect(mostRead).toMatchObject([
      { title: 'Often', views: 3 },
      { title: 'Seldom', views: 1 },
    ])
    // In steps, because a token ends after thirty days without use.
    for (let step = 0; step < 4; step += 1) {
      app.clock.advance(25 * 24 * 3_600_000)
      await today()
    }
    expect((await today()).viewsByDay.every(({ views }) => views === 0)).toBe(true)
  })
})

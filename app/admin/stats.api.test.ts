import { expect, it } from 'vitest'
import { imageEndpoints } from '#app/images/images.api.server.ts'
import { ensureMealNames } from '#app/meals/labels/categories.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import type { Stats } from '#app/publishing/managing/stats.ts'
import { apiClient } from '#tests/support/api.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { adminEndpoints } from './admin.api.server.ts'

const endpoints = [...adminEndpoints, ...mealEndpoints, ...imageEndpoints]

describeOnAll('the counts of the dashboard', (open) => {
  it('are for staff only', async () => {
    const api = apiClient(await openTestApp(open), endpoints)
    expect((await api.get('/stats')).status).toBe(401)
    expect((await (await api.as('User')).get('/stats')).status).toBe(403)
    expect((await (await api.as('Manager')).get('/stats')).status).toBe(200)
  })

  it('count nothing but the default categories on an empty site', async () => {
    const app = await openTestApp(open)
    await ensureMealNames(app)
    const staff = await apiClient(app, endpoints).as('Admin')
    expect((await staff.get<Stats>('/stats')).body).toEqual({
      meals: 0,
      publishedMeals: 0,
      blogs: 0,
      publishedBlogs: 0,
      blogViews: 0,
      categories: 3,
      images: 0,
    })
  })

  it('count drafts among the meals, but nothing that was deleted', async () => {
    const staff = await apiClient(await openTestApp(open), endpoints).as('Admin')
    await staff.post('/meals', { title: 'Soup', isPublished: true })
    await staff.post('/meals', { title: 'Salad', isPublished: false })
    const { body: bread } = await staff.post('/meals', { title: 'Bread', isPublished: true })
    await staff.delete(`/meals/${bread._id}`)
    const { body } = await staff.get<Stats>('/stats')
    expect(body).toMatchObject({ meals: 2, publishedMeals: 1 })
  })

  it('count images as soon as they are requested', async () => {
    const staff = await apiClient(await openTestApp(open), endpoints).as('Admin')
    await staff.post('/images/generate', { prompt: 'lentil soup' })
    expect((await staff.get<Stats>('/stats')).body.images).toBe(1)
  })
})

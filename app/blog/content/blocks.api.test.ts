import { expect, it } from 'vitest'

import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { buildImage, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { blogEndpoints } from '../blog.api.server.ts'
import type { Post } from '../post.ts'
import { showBody } from './body.server.ts'

describeOnBoth('blocks of a post', (open) => {
  it('a meal card shows the meal as it is now, and nothing without it [block-08]', async () => {
    const app = await openBlogApp(open)
    const staff = await apiClient(app, [...blogEndpoints, ...mealEndpoints]).as('Manager')
    const meal = await buildMeal(app, { title: 'Rice bowl', isPublished: true })
    const content = JSON.stringify([
      { type: 'paragraph', children: [{ text: 'Look:' }] },
      { type: 'meal', mealId: meal._id },
    ])
    const { status, body: post } = await staff.post<Post>('/blogs', { title: 'A', content })
    expect(status).toBe(201)
    const shown = async () => (await showBody(app, post.content)).blocks
    expect((await shown())[1]).toMatchObject({ kind: 'meal', meal: { title: 'Rice bowl' } })
    await staff.put(`/meals/${meal._id}`, { title: 'Rice plate' })
    expect((await shown())[1]).toMatchObject({ kind: 'meal', meal: { title: 'Rice plate' } })
    await staff.put(`/meals/${meal._id}`, { isPublished: false })
    expect(await shown()).toHaveLength(1)
    await staff.put(`/meals/${meal._id}`, { isPublished: true })
    await staff.delete(`/meals/${meal._id}`)
    expect(await shown()).toHaveLength(1)
  })

  it('the images of a gallery count as used', async () => {
    const app = await openBlogApp(open)
    const staff = await apiClient(app, blogEndpoints).as('Manager')
    const [one, two] = [await buildImage(app), await buildImage(app)]
    const images = [one, two].map(({ imageUrl }) => ({ url: imageUrl, alt: 'A plate' }))
    const content = JSON.stringify([{ type: 'gallery', images }])
    const { body: post } = await staff.post<Post>('/blogs', { title: 'A', content })
    const uses = app.db.selectFrom('image_uses').selectAll().where('owner_id', '=', post._id)
    expect(await uses.execute()).toHaveLength(2)
  })
})

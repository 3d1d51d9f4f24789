import { expect, it } from 'vitest'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { pageEndpoints } from '#app/legal/documents/pages.api.server.ts'
import { redirectEndpoints } from '#app/redirects/redirects.api.server.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage, buildPost } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { adminEndpoints } from '../admin.api.server.ts'

describeOnBoth('links', (open) => {
  it('that lead to nothing on this site are found [look-02]', async () => {
    const app = await openMealsApp(open)
    await ensurePostCategories(app)
    const anyone = apiClient(app, [...adminEndpoints, ...redirectEndpoints, ...pageEndpoints])
    const admin = await anyone.as('Admin')
    const meal = await buildMeal(app, { title: 'Soup' })
    await buildMeal(app, { title: 'Draft', isPublished: false })
    await buildPost(app, { title: 'Rye bread' })
    await buildPost(app, { title: 'Hidden', published: false })
    const { imageUrl } = await buildImage(app)
    await admin.post('/pages', { title: 'Imprint', slug: 'imprint', published: true })
    await admin.post('/pages', { title: 'Later', slug: 'later' })
    await admin.post('/redirects', { from: '/old/soup', to: '/meals/soup' })
    const site = app.config.siteUrl
    const alive = [
      ...['/', '/meals', '/meals/lunch', '/meals?search=x', '/meals/soup', '/meals/soup#top'],
      ...[`/meals/${meal._id}`, '/blogs/rye-bread', '/blog/rye-bread?x=1', '/imprint', '/about'],
      ...['/old/soup', imageUrl, '/feed.xml', '/blog/feed.xml', '/meals/feed.xml'],
      ...['/blog/category/Recipes/feed.xml', '/estimate?text=rice', '/admin/meals'],
      ...[`${site}/meals/soup`, 'https://example.com/meals/none', 'mailto:a@example.com'],
    ]
    const dead = [
      ...['/meals/none', '/meals/draft', '/meals/soup/more', '/blogs/hidden', '/blog/none'],
      ...['/later', '/nothing', '/nothing/at/all', '/old/bread', '/%E0%A4%A'],
      ...[`/media/${'0'.repeat(32)}-320.webp`, `${site}/blogs/none`, 'meals/none'],
    ]
    const { status, body } = await (await anyone.as('Manager')).post('/links/check', {
      links: [...alive, ...dead, ...dead],
    })
    expect(status).toBe(200)
    expect(body).toEqual({ deadLinks: dead })
  })

  it('are checked for staff only, so many at a time', async () => {
    const app = await openMealsApp(open)
    const anyone = apiClient(app, adminEndpoints)
    expect((await anyone.post('/links/check', { links: [] })).status).toBe(401)
    expect((await (await anyone.as('User')).post('/links/check', { links: [] })).status).toBe(403)
    const staff = await anyone.as('Manager')
    expect((await staff.post('/links/check', { links: [] })).body).toEqual({ deadLinks: [] })
    expect((await staff.post('/links/check', { links: Array(201).fill('/') })).status).toBe(400)
    expect((await staff.post('/links/check', { links: [1] })).status).toBe(400)
  })
})

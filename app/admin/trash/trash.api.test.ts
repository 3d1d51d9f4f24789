import { expect, it } from 'vitest'
import { blogEndpoints } from '#app/blog/blog.api.server.ts'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import type { PageDocument } from '#app/legal/documents/page-document.ts'
import { purgeDeletedPages } from '#app/legal/documents/page-trash.server.ts'
import { pageEndpoints } from '#app/legal/documents/pages.api.server.ts'
import { ownPageAddresses } from '#app/legal/documents/pages.server.ts'
import { findShownPage } from '#app/legal/documents/show-page.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage, buildPost } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { trashEndpoints } from './trash.api.server.ts'
import type { Trashed } from './trash.ts'

type Page = { items: Trashed[]; total: number; totalPages: number }

const day = 24 * 3_600_000

describeOnBoth('the trash', (open) => {
  async function openTrash() {
    const app = await openMealsApp(open)
    await ensurePostCategories(app)
    const anyone = apiClient(app, [...trashEndpoints, ...mealEndpoints, ...blogEndpoints])
    const staff = await anyone.as('Manager')
    const titles = async (kind: string) => {
      const { body } = await staff.get<Page>(`/trash/${kind}`)
      expect(body.total).toBe(body.items.length)
      return body.items.map(({ title }) => title)
    }
    return { app, anyone, staff, titles }
  }

  it('is for staff', async () => {
    const { anyone, staff } = await openTrash()
    expect((await anyone.get('/trash/meals')).status).toBe(401)
    expect((await (await anyone.as('User')).get('/trash/meals')).status).toBe(403)
    expect((await anyone.delete('/trash/meals/x')).status).toBe(401)
    expect((await staff.get('/trash/images')).status).toBe(400)
  })

  it('has deleted meals and posts for 30 days, the latest first [trash-01]', async () => {
    const { app, staff, titles } = await openTrash()
    const [soup, stew] = [
      await buildMeal(app, { title: 'Soup' }),
      await buildMeal(app, { title: 'Stew' }),
    ]
    const post = await buildPost(app, { title: 'On soup' })
    await staff.delete(`/meals/${soup._id}`)
    app.clock.advance(day)
    await staff.delete(`/meals/${stew._id}`)
    await staff.delete(`/blogs/${post._id}`)
    expect(await titles('meals')).toEqual(['Stew', 'Soup'])
    expect(await titles('blogs')).toEqual(['On soup'])
    const { body } = await staff.get<Page>('/trash/meals?limit=1&page=2')
    expect(body).toMatchObject({
      items: [{ deletedAt: '2026-01-15T12:00:00.000Z', endsAt: '2026-02-14T12:00:00.000Z' }],
      ...{ total: 2, totalPages: 2 },
    })
    expect((await staff.post(`/meals/${stew._id}/restore`)).status).toBe(200)
    expect(await titles('meals')).toEqual(['Soup'])
    app.clock.advance(29 * day)
    expect(await titles('meals')).toEqual([])
    expect(await titles('blogs')).toEqual(['On soup'])
  })

  it('removes for good only what is in it, with the uses of its pictures [trash-02]', async () => {
    const { app, staff, titles } = await openTrash()
    const { imageUrl } = await buildImage(app)
    const meal = await buildMeal(app, { title: 'Soup', imageUrl })
    const post = await buildPost(app, { title: 'On soup' })
    for (const path of [`meals/${meal._id}`, `blogs/${post._id}`]) {
      expect((await staff.delete(`/trash/${path}`)).status).toBe(404)
      await staff.delete(`/${path}`)
      expect((await staff.delete(`/trash/${path}`)).status).toBe(200)
      expect((await staff.delete(`/trash/${path}`)).status).toBe(404)
      expect((await staff.post(`/${path}/restore`)).status).toBe(404)
    }
    expect([await titles('meals'), await titles('blogs')]).toEqual([[], []])
    expect(await app.db.selectFrom('image_uses').selectAll().execute()).toEqual([])
  })

  it('has pages for Admins, whose address is free meanwhile [trash-04]', async () => {
    const { app, anyone, staff } = await openTrash()
    const pages = apiClient(app, [...trashEndpoints, ...pageEndpoints])
    const admin = await pages.as('Admin')
    const add = async (title: string) => {
      const page = { title, slug: 'imprint', content: 'Text', published: true }
      return (await admin.post<PageDocument>('/pages', page)).body
    }
    const first = await add('First')
    expect((await admin.delete(`/pages/${first._id}`)).status).toBe(200)
    expect((await admin.get(`/pages/${first._id}`)).status).toBe(404)
    expect((await admin.get<{ total: number }>('/pages')).body.total).toBe(4)
    expect(await findShownPage(app, 'imprint')).toBeNull()
    expect(await ownPageAddresses(app)).toEqual([])
    const second = await add('Second')
    expect(second.slug).toBe('imprint')
    expect((await admin.get<Page>('/trash/pages')).body.items).toMatchObject([{ title: 'First' }])
    expect((await staff.get('/trash/pages')).status).toBe(403)
    expect((await staff.delete(`/trash/pages/${first._id}`)).status).toBe(403)
    expect((await (await anyone.as('User')).get('/trash/pages')).status).toBe(403)

    const restored = await admin.post<PageDocument>(`/pages/${first._id}/restore`)
    expect(restored.body).toMatchObject({ title: 'First', slug: 'imprint-2', content: 'Text' })
    expect((await admin.get<Page>('/trash/pages')).body.total).toBe(0)
    const { revisions } = (
      await admin.get<{ revisions: unknown[] }>(`/pages/${first._id}/revisions`)
    ).body
    expect(revisions).toHaveLength(1)
    expect((await admin.delete(`/trash/pages/${first._id}`)).status).toBe(404)

    await admin.delete(`/pages/${first._id}`)
    expect((await admin.delete(`/trash/pages/${first._id}`)).status).toBe(200)
    expect((await admin.post(`/pages/${first._id}/restore`)).status).toBe(404)
    await admin.delete(`/pages/${second._id}`)
    app.clock.advance(30 * day - 1)
    expect(await purgeDeletedPages(app)).toBe(0)
    app.clock.advance(1)
    expect((await admin.post(`/pages/${second._id}/restore`)).status).toBe(404)
    expect(await purgeDeletedPages(app)).toBe(1)
    const left = await app.db.selectFrom('page_revisions').select('id').execute()
    expect(left).toEqual([])
  })
})

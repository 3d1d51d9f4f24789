import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { blogEndpoints } from '../blog.api.server.ts'
import { getPreview } from './preview-links.server.ts'

describeOnBoth('the preview link of a draft', (open) => {
  async function openDraft() {
    const app = await openBlogApp(open)
    const visitor = apiClient(app, blogEndpoints)
    const staff = await visitor.as('Manager')
    const draft = await buildPost(app, { title: 'Not yet', published: false })
    const path = `/posts/${draft._id}/preview-link`
    const make = async () => {
      const { body, status } = await staff.get<{ url: string }>(path)
      expect(status).toBe(200)
      return body.url.split('/').at(-1) ?? ''
    }
    return { app, visitor, staff, draft, path, make }
  }

  it('is made for staff only', async () => {
    const { visitor, staff, path } = await openDraft()
    expect((await visitor.get(path)).status).toBe(401)
    expect((await (await visitor.as('User')).get(path)).status).toBe(403)
    expect((await staff.get('/posts/nothing/preview-link')).status).toBe(404)
  })

  it('shows it for seven days, and ends when a new one is made [dates-09]', async () => {
    const { app, visitor, draft, make } = await openDraft()
    const first = await make()
    expect((await getPreview(app, first)).post.title).toBe('Not yet')
    expect((await visitor.get(`/blogs/${draft._id}`)).status).toBe(404)
    const second = await make()
    await expect(getPreview(app, first)).rejects.toMatchObject({ status: 404 })
    app.clock.advance(7 * 24 * 3_600_000 - 1)
    expect((await getPreview(app, second)).post.title).toBe('Not yet')
    app.clock.advance(1)
    await expect(getPreview(app, second)).rejects.toMatchObject({ status: 404 })
    await expect(getPreview(app, '')).rejects.toMatchObject({ status: 404 })
  })

  it('is not stored, only its hash, and shows nothing of a deleted post', async () => {
    const { app, staff, draft, make } = await openDraft()
    const token = await make()
    const stored = await app.db.selectFrom('preview_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    await staff.delete(`/blogs/${draft._id}`)
    await expect(getPreview(app, token)).rejects.toMatchObject({ status: 404 })
  })
})

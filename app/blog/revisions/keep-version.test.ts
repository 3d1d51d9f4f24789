import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { buildImage, buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { blogEndpoints } from '../blog.api.server.ts'
import type { Post, RevisionSummary } from '../post.ts'

describeOnBoth('a version that lost against another one', (open) => {
  it('is kept among the revisions with its images, and changes nothing of the post [safely-04]', async () => {
    const app = await openBlogApp(open)
    const visitor = apiClient(app, blogEndpoints)
    const staff = await visitor.as('Manager')
    const { _id } = await buildPost(app, { title: 'Theirs', published: true })
    const { imageUrl } = await buildImage(app)
    const before = (await staff.get<Post>(`/blogs/${_id}`)).body
    const lost = { title: 'Mine', description: 'Lost', featuredImage: imageUrl, published: false }
    const path = `/blogs/${_id}/revisions`
    expect((await visitor.post(path, lost)).status).toBe(401)
    expect((await staff.post(path, { description: 'no title' })).status).toBe(400)
    expect((await staff.post('/blogs/none/revisions', lost)).status).toBe(404)
    expect((await staff.post(path, lost)).status).toBe(201)
    expect((await staff.get<Post>(`/blogs/${_id}`)).body).toEqual(before)
    const { body } = await staff.get<{ revisions: RevisionSummary[] }>(path)
    expect(body.revisions.map(({ title }) => title)).toContain('Mine')
    const kept = body.revisions.find(({ title }) => title === 'Mine')
    expect((await staff.get(`${path}/${kept?._id}`)).body).toMatchObject(lost)
    const uses = await app.db.selectFrom('image_uses').selectAll().execute()
    expect(uses).toContainEqual(expect.objectContaining({ owner_id: _id }))
  })
})

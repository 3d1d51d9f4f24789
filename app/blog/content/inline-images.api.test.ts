import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { deleteImage } from '#app/images/images.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildImage, buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { blogEndpoints } from '../blog.api.server.ts'
import type { Post } from '../post.ts'
import { imageUrlsOf } from './rich-text.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Another host with one picture; counts its requests. */
async function serve(picture: Buffer) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end(picture)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/plate.png`, asked: () => asked }
}

const contentWith = (...urls: string[]) =>
  JSON.stringify([
    { type: 'paragraph', children: [{ text: 'Look.' }] },
    ...urls.map((url) => ({ type: 'image', url, alt: 'A plate', children: [{ text: '' }] })),
  ])

const urlsOf = (post: Post) => imageUrlsOf(JSON.parse(post.content))

describeOnBoth('images in the text of a post', (open) => {
  async function openBlog() {
    const app = await openBlogApp(open, { env: { FETCH_ALLOW_HOSTS: '127.0.0.1' } })
    startTestWorker(app, imageJobs)
    return { app, staff: await apiClient(app, blogEndpoints).as('Manager') }
  }

  it('of another host are copied once, and counted as used', async () => {
    const { app, staff } = await openBlog()
    const { address, asked } = await serve(await buildPicture('png', { seed: 5 }))
    const content = contentWith(address, '/plate.jpg', address)
    const { status, body: post } = await staff.post<Post>('/blogs', { title: 'A', content })
    expect(status).toBe(201)
    expect(urlsOf(post)).toEqual([expect.stringMatching(/^\/media\//), '/plate.jpg'])
    expect(JSON.parse(post.content)[1]).toMatchObject({ type: 'image', alt: 'A plate' })
    const uses = app.db.selectFrom('image_uses').selectAll().where('owner_id', '=', post._id)
    expect(await uses.execute()).toHaveLength(1)
    // As from an editor that still has the old address.
    const again = await staff.put<Post>(`/blogs/${post._id}`, { content })
    expect(urlsOf(again.body)).toEqual(urlsOf(post))
    expect(asked()).toBe(1)
  })

  it('that are not there are refused like a featured one, with all else, and nothing is stored', async () => {
    const { app, staff } = await openBlog()
    const { _id, imageUrl } = await buildImage(app)
    const gone = await buildImage(app)
    await deleteImage(app, commandLine, gone._id)
    const ours = `${app.config.siteUrl}/media/none.webp`
    const small = imageUrl.replace('-640.', '-321.')
    const content = contentWith(imageUrl, gone.imageUrl, ours, '/plate.jpg', small)
    const issues = [gone.imageUrl, ours, small].map((url) => ({
      path: 'content',
      msg: expect.stringContaining(`(${url}): There is no such image`),
    }))
    const created = await staff.post('/blogs', { title: 'A', content, featuredImage: ours })
    const featured = expect.objectContaining({ path: 'featuredImage' })
    expect(created).toMatchObject({ status: 400, body: { errors: [featured, ...issues] } })
    const { body: post } = await staff.post<Post>('/blogs', { title: 'B' })
    for (const changes of [{ content }, { content, autosave: true }]) {
      const changed = await staff.put(`/blogs/${post._id}`, changes)
      expect(changed).toMatchObject({ status: 400, body: { errors: issues } })
    }
    const html = await staff.put(`/blogs/${post._id}`, { content: `<img src="${gone.imageUrl}">` })
    expect(html).toMatchObject({ status: 400, body: { errors: [{ path: 'content' }] } })
    expect((await staff.get<Post>(`/blogs/${post._id}`)).body.content).toBe('')
    await deleteImage(app, commandLine, _id)
  })

  it('that were in it before may be gone', async () => {
    const { app, staff } = await openBlog()
    const { body: post } = await staff.post<Post>('/blogs', { title: 'A' })
    const content = contentWith('/media/older.webp')
    await app.db.updateTable('posts').set({ content }).where('id', '=', post._id).execute()
    const changed = await staff.put(`/blogs/${post._id}`, { content, title: 'B' })
    expect(changed.status).toBe(200)
  })

  it('that cannot be copied are named, all of them, and nothing is stored', async () => {
    const { app, staff } = await openBlog()
    const { address } = await serve(Buffer.from('no picture'))
    const content = contentWith('/plate.jpg', address, 'http://10.0.0.1/a.jpg')
    const issues = [
      { path: 'content', msg: expect.stringContaining(`Content, image 2 (${address})`) },
      { path: 'content', msg: expect.stringContaining('image 3 (http://10.0.0.1/a.jpg)') },
    ]
    const sent = { title: 'A', content, featuredImage: 'ftp://a/b' }
    const refused = await staff.post('/blogs', sent)
    const featured = expect.objectContaining({ path: 'featuredImage' })
    expect(refused).toMatchObject({ status: 400, body: { errors: [featured, ...issues] } })
    const post = await buildPost(app, { title: 'B' })
    const change = await staff.put(`/blogs/${post._id}`, { content })
    expect(change).toMatchObject({ status: 400, body: { errors: issues } })
    expect((await staff.get<Post>(`/blogs/${post._id}`)).body.content).toBe(post.content)
  })

  it('stay as they are in older HTML, and when the same post is edited as blocks', async () => {
    const { staff } = await openBlog()
    const gone = 'http://10.0.0.1/gone.jpg'
    const html = `<p>Old</p><img src="${gone}">`
    const { body: post } = await staff.post<Post>('/blogs', { title: 'A', content: html })
    expect(post.content).toBe(html)
    const content = contentWith(gone)
    const edited = await staff.put<Post>(`/blogs/${post._id}`, { content })
    expect(edited).toMatchObject({ status: 200, body: { content } })
    await staff.put(`/blogs/${post._id}`, { content: contentWith() })
    const { body } = await staff.get<{ revisions: { _id: string }[] }>(
      `/blogs/${post._id}/revisions`,
    )
    const restore = `/blogs/${post._id}/revisions/${body.revisions[1]?._id}/restore`
    expect(await staff.post<Post>(restore)).toMatchObject({ status: 200, body: { content } })
  })
})

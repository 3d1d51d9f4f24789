import { expect, it } from 'vitest'
import { blogEndpoints } from '#app/blog/blog.api.server.ts'
import { tidyImages } from '#app/images/files/tidy-images.server.ts'
import { imageEndpoints } from '#app/images/images.api.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import { deleteUser } from '../users/users.server.ts'

type Avatar = { avatar: string | null }
type Post = { _id: string; author: { name: string; avatar: string | null } }

const day = 24 * 3_600_000

describeOnBoth('the picture of an author', (open) => {
  async function start() {
    const app = await openTestApp(open)
    startTestWorker(app, imageJobs)
    const endpoints = [...accountEndpoints, ...imageEndpoints, ...blogEndpoints]
    const anyone = apiClient(app, endpoints)
    return { app, anyone, staff: await anyone.as('Manager') }
  }

  const upload = async (client: ApiClient, seed = 1) =>
    await client.upload<Avatar>('/auth/picture', asFile(await buildPicture('jpeg', { seed })))

  const portraits = async (app: Awaited<ReturnType<typeof start>>['app']) =>
    await app.db
      .selectFrom('images')
      .select(['id', 'width', 'height'])
      .where('portrait', '=', true)
      .where('deleted_at', 'is', null)
      .execute()

  it('is for staff to upload, and for nobody else', async () => {
    const { anyone } = await start()
    const user = await anyone.as('User')
    expect((await upload(anyone)).status).toBe(401)
    expect((await upload(user)).status).toBe(403)
    expect((await anyone.get('/auth/picture')).status).toBe(401)
    expect((await anyone.delete('/auth/picture')).status).toBe(401)
    expect((await user.get('/auth/picture')).body).toEqual({ avatar: null })
  })

  it('names what is wrong with a file', async () => {
    const { staff } = await start()
    const nothing = await staff.upload('/auth/picture', new File([], 'me.jpg'))
    expect(nothing.body.errors).toEqual([{ msg: 'Please select an image file', path: 'image' }])
    const text = await staff.upload('/auth/picture', new File(['words'], 'me.jpg'))
    expect(text.status).toBe(415)
    expect((await staff.get('/auth/picture')).body).toEqual({ avatar: null })
  })

  it('is cropped to a square, shown with posts, and not among the images to choose from', async () => {
    const { app, anyone, staff } = await start()
    const { body: draft } = await staff.post<Post>('/blogs', { title: 'Portions' })
    expect(draft.author).toEqual({ name: 'Test Manager', avatar: null, bio: '' })
    const before = await contentVersion(app.db)
    const { status, body } = await upload(staff)
    expect(status).toBe(200)
    expect(body.avatar).toMatch(/^\/media\/[\da-f]{32}-\d+\.webp$/)
    expect(await contentVersion(app.db)).toBeGreaterThan(before)
    expect((await staff.get('/auth/picture')).body).toEqual(body)
    const { body: post } = await staff.get<Post>(`/blogs/${draft._id}`)
    expect(post.author).toEqual({ name: 'Test Manager', avatar: body.avatar, bio: '' })
    const { body: list } = await staff.get<{ blogs: Post[] }>('/blogs')
    expect(list.blogs.map(({ author }) => author.avatar)).toEqual([body.avatar])
    const other = await anyone.as('Admin')
    await other.post('/blogs', { title: 'By another' })
    expect((await other.get('/auth/picture')).body).toEqual({ avatar: null })
    const [image] = await portraits(app)
    expect(image?.width).toBe(image?.height)
    expect(image?.width).toBeLessThanOrEqual(320)
    expect((await staff.get('/images')).body).toMatchObject({ images: [], total: 0 })
  })

  it('is not deleted while an account uses it, and is removed when another replaces it', async () => {
    const { app, staff } = await start()
    await upload(staff)
    const [first] = await portraits(app)
    const refused = await staff.delete(`/images/${first?.id}`)
    expect(refused.status).toBe(409)
    expect(refused.body.msg).toBe('This image is used by an author')
    const { body } = await upload(staff, 2)
    expect((await staff.get('/auth/picture')).body).toEqual(body)
    const left = await portraits(app)
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(first?.id)
    expect((await staff.delete<Avatar>('/auth/picture')).body).toEqual({ avatar: null })
    const after = await contentVersion(app.db)
    expect((await staff.delete<Avatar>('/auth/picture')).status).toBe(200)
    expect(await contentVersion(app.db)).toBe(after)
    expect(await portraits(app)).toEqual([])
  })

  it('is only one for each account, however many are uploaded at once', async () => {
    const { app, staff } = await start()
    const all = await Promise.all([1, 2, 3].map((seed) => upload(staff, seed)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await app.db.selectFrom('image_uses').selectAll().execute()).toHaveLength(1)
    expect(await portraits(app)).toHaveLength(1)
  })

  it('stays on posts after a demotion, and can still be removed', async () => {
    const { app, staff } = await start()
    const { body: draft } = await staff.post<Post>('/blogs', { title: 'Portions' })
    const { body } = await upload(staff)
    const admin = await apiClient(app, blogEndpoints).as('Admin')
    const id = staff.user?._id ?? ''
    await app.db.updateTable('users').set({ role: 'User' }).where('id', '=', id).execute()
    const avatarOf = async () => (await admin.get<Post>(`/blogs/${draft._id}`)).body.author.avatar
    expect(await avatarOf()).toBe(body.avatar)
    expect((await upload(staff)).status).toBe(403)
    expect((await staff.delete('/auth/picture')).status).toBe(200)
    expect(await avatarOf()).toBeNull()
  })

  it('is deleted with the account, and its file a day later', async () => {
    const { app, anyone, staff } = await start()
    const admin = await anyone.as('Admin')
    const { body: draft } = await staff.post<Post>('/blogs', { title: 'Portions' })
    await upload(staff)
    const before = await contentVersion(app.db)
    await deleteUser(app, commandLine, staff.user?._id ?? '')
    expect(await contentVersion(app.db)).toBeGreaterThan(before)
    const { body } = await admin.get<Post>(`/blogs/${draft._id}`)
    expect(body.author).toEqual({ name: 'Test Manager', avatar: null, bio: '' })
    await tidyImages(app)
    expect(await portraits(app)).toHaveLength(1)
    app.clock.advance(day + 1)
    await tidyImages(app)
    expect(await portraits(app)).toEqual([])
  })
})

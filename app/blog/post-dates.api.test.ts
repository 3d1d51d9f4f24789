import { expect, it, vi } from 'vitest'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { apiClient } from '#tests/support/api.ts'
import {
  buildImage,
  buildPost,
  openBlogApp,
  postFields,
} from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { blogEndpoints } from './blog.api.server.ts'
import { publishDuePosts } from './go-live.server.ts'
import type { Post, PostSummary } from './post.ts'
import { deletePost, restorePost } from './post-trash.server.ts'
import { postsAround } from './posts.server.ts'
import { getPostPage } from './reading/post-pages.server.ts'

type List = { blogs: PostSummary[]; total: number }

/** The test clock starts at noon on this day. */
const day = '2026-01-15T'

describeOnBoth('the dates of posts', (open) => {
  async function openBlog() {
    const app = await openBlogApp(open)
    const visitor = apiClient(app, blogEndpoints)
    const staff = await visitor.as('Manager')
    const titlesFor = async (client: typeof visitor, query = '') => {
      const { body } = await client.get<List>(`/blogs?${query}`)
      expect(body.total).toBe(body.blogs.length)
      return body.blogs.map(({ title }) => title)
    }
    return { app, visitor, staff, titlesFor }
  }

  it('are set when a post is first published, and stay [dates-01]', async () => {
    const { app, staff } = await openBlog()
    const { body: draft } = await staff.post<Post>('/blogs', {
      ...(await postFields(app)),
      published: false,
    })
    expect(draft).toMatchObject({ publishedAt: null, status: 'draft' })
    const put = async (body: object) => (await staff.put<Post>(`/blogs/${draft._id}`, body)).body
    app.clock.advance(3_600_000)
    const live = { publishedAt: `${day}13:00:00.000Z`, status: 'published', published: true }
    expect(await put({ isPublished: true })).toMatchObject(live)
    app.clock.advance(3_600_000)
    expect(await put({ isPublished: false })).toMatchObject({ ...live, ...draftOf(live) })
    expect(await put({ isPublished: true })).toMatchObject(live)
    expect(await put({ publishedAt: '2020-05-01T10:00:00+02:00' })).toMatchObject({
      publishedAt: '2020-05-01T08:00:00.000Z',
      status: 'published',
    })
  })

  it('follow whichever name of published was changed in a post that is sent back whole', async () => {
    const { app, staff } = await openBlog()
    const { _id } = await buildPost(app, { published: false })
    const send = async (names: object) => {
      const { body } = await staff.get<Post>(`/blogs/${_id}`)
      return (await staff.put<Post>(`/blogs/${_id}`, { ...body, ...names })).body.published
    }
    expect(await send({ isPublished: true })).toBe(true)
    expect(await send({ isPublished: false })).toBe(false)
    expect(await send({ isPublished: false, published: true })).toBe(true)
    expect(await send({ isPublished: true, published: false })).toBe(false)
    expect(await send({ isPublished: true, published: true })).toBe(true)
  })

  it('stay as they are when a request with both names of published is sent twice', async () => {
    const { app, staff } = await openBlog()
    const { _id } = await buildPost(app, { published: false })
    const put = (body: object) => staff.put<Post>(`/blogs/${_id}`, body)
    const flip = { published: false, isPublished: true }
    const { updatedAt } = (await staff.get<Post>(`/blogs/${_id}`)).body
    expect((await put({ ...flip, updatedAt })).body.published).toBe(true)
    expect((await put({ ...flip, updatedAt })).status).toBe(409)
    expect((await staff.get<Post>(`/blogs/${_id}`)).body.published).toBe(true)
    for (const names of [flip, { published: true, isPublished: false }]) {
      for (let time = 1; time <= 2; time++) {
        expect((await put(names)).body.published).toBe(names.published)
      }
    }
  })

  it('need the parts of a published post exactly when both names say that it becomes one', async () => {
    const { app, staff } = await openBlog()
    const { body: post } = await staff.post<Post>('/blogs', { title: 'Bare' })
    const full = await buildPost(app)
    const pathsOf = async ({ _id, updatedAt }: Post, body: object) => {
      type Refusal = { errors: { path: string }[] }
      const sent = { updatedAt, canonicalUrl: '/relative', ...body }
      const { body: refusal } = await staff.put<Refusal>(`/blogs/${_id}`, sent)
      return refusal.errors.map(({ path }) => path)
    }
    expect(await pathsOf(post, { published: false, isPublished: true })).toEqual(
      expect.arrayContaining(['canonicalUrl', 'description', 'featuredImage', 'category']),
    )
    const emptied = { published: true, isPublished: false, description: '' }
    expect(await pathsOf(full, emptied)).toEqual(['canonicalUrl'])
    const { updatedAt } = full
    expect(
      (await staff.put<Post>(`/blogs/${full._id}`, { ...emptied, updatedAt })).body,
    ).toMatchObject({ published: false, description: '' })
  })

  it('that are no times are refused by name', async () => {
    const { app, staff } = await openBlog()
    const { _id } = await buildPost(app)
    const never = ['soon', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T10:00', 5]
    for (const publishedAt of never) {
      expect(await staff.put(`/blogs/${_id}`, { publishedAt })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'publishedAt' }] },
      })
    }
  })

  it('in the future hide a published post everywhere until then [dates-02]', async () => {
    const { app, visitor, staff, titlesFor } = await openBlog()
    const older = await buildPost(app, { title: 'Older', tags: ['Rice'] })
    const fields = await postFields(app, { title: 'Later', tags: ['Rice'] })
    const { body: post } = await staff.post<Post>('/blogs', {
      ...fields,
      publishedAt: `${day}12:30:00Z`,
    })
    expect(post).toMatchObject({ status: 'scheduled', published: true })
    const hidden = async () => {
      for (const path of [post._id, 'later', 'slug/later']) {
        expect((await visitor.get(`/blogs/${path}`)).status).toBe(404)
      }
      for (const query of ['', 'tag=Rice', 'category=Nutrition', 'search=later']) {
        expect(await titlesFor(visitor, query)).not.toContain('Later')
      }
      expect((await visitor.post(`/blogs/${post._id}/view`)).status).toBe(404)
      expect((await postsAround(app, older)).next).toBeNull()
      expect((await getPostPage(app, null, 'older')).related).toEqual([])
    }
    await hidden()
    app.clock.set(`${day}12:29:59.999Z`)
    expect(await publishDuePosts(app)).toEqual([])
    await hidden()
    app.clock.set(`${day}12:30:00.000Z`)
    const before = await contentVersion(app.db)
    expect(await publishDuePosts(app)).toEqual([post._id])
    expect(await contentVersion(app.db)).toBeGreaterThan(before)
    expect((await visitor.get<Post>('/blogs/later')).body).toMatchObject({
      status: 'published',
      publishedAt: `${day}12:30:00.000Z`,
      updatedAt: `${day}12:30:00.000Z`,
    })
    expect(await titlesFor(visitor)).toEqual(['Later', 'Older'])
    expect((await postsAround(app, older)).next?.title).toBe('Later')
    expect(await publishDuePosts(app)).toEqual([])
  })

  it('of several processes publish each post once', async () => {
    const { app } = await openBlog()
    const posts: string[] = []
    for (let number = 0; number < 12; number += 1) {
      posts.push((await buildPost(app, { publishedAt: `${day}13:00:00Z` }))._id)
    }
    app.clock.set(`${day}14:00:00.000Z`)
    const published = await Promise.all([1, 2, 3].map(() => publishDuePosts(app)))
    expect(published.flat().toSorted()).toEqual(posts.toSorted())
  })

  it('of posts in the trash wait until they are restored', async () => {
    const { app, staff } = await openBlog()
    const { _id } = await buildPost(app, { publishedAt: `${day}13:00:00Z` })
    const { user } = staff
    if (!user) throw new Error('Nobody is signed in')
    const as = user as Parameters<typeof deletePost>[1]
    await deletePost(app, as, _id)
    app.clock.set(`${day}14:00:00.000Z`)
    expect(await publishDuePosts(app)).toEqual([])
    expect((await restorePost(app, as, _id)).status).toBe('scheduled')
    expect(await publishDuePosts(app)).toEqual([_id])
  })

  it('order the lists, and staff find what is scheduled [dates-03]', async () => {
    const { app, visitor, staff, titlesFor } = await openBlog()
    await buildPost(app, { title: 'Made first' })
    app.clock.advance(1000)
    await buildPost(app, { title: 'Long ago', publishedAt: '2019-01-01T00:00:00Z' })
    await buildPost(app, { title: 'Waits', publishedAt: '2027-01-01T00:00:00Z' })
    await buildPost(app, { title: 'Draft', published: false })
    expect(await titlesFor(visitor)).toEqual(['Made first', 'Long ago'])
    expect(await titlesFor(staff)).toEqual(['Waits', 'Draft', 'Made first', 'Long ago'])
    expect(await titlesFor(staff, 'status=scheduled')).toEqual(['Waits'])
    expect(await titlesFor(staff, 'status=scheduled&search=wait&category=Nutrition')).toEqual([
      'Waits',
    ])
    expect(await titlesFor(staff, 'status=draft')).toEqual(['Draft'])
    expect(await titlesFor(staff, 'status=published')).toEqual(['Made first', 'Long ago'])
    expect(await titlesFor(visitor, 'status=scheduled')).toEqual([])
  })

  it('or the title or the views order the lists of staff, when they ask for it [posts-11]', async () => {
    const { app, staff, titlesFor } = await openBlog()
    for (const [title, views] of [
      ['Beans', 2],
      ['Apples', 3],
      ['Corn', 1],
    ] as const) {
      app.clock.advance(1000)
      const { _id } = await buildPost(app, { title })
      await app.db.updateTable('posts').set({ views }).where('id', '=', _id).execute()
    }
    expect(await titlesFor(staff, 'sort=oldest')).toEqual(['Beans', 'Apples', 'Corn'])
    expect(await titlesFor(staff, 'sort=title')).toEqual(['Apples', 'Beans', 'Corn'])
    expect(await titlesFor(staff, 'sort=-title')).toEqual(['Corn', 'Beans', 'Apples'])
    expect(await titlesFor(staff, 'sort=-views')).toEqual(['Apples', 'Beans', 'Corn'])
    await app.db.updateTable('posts').set({ views: 99 }).where('title', '=', 'Corn').execute()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    expect(await titlesFor(staff, 'sort=-views')).toEqual(['Corn', 'Apples', 'Beans'])
    await app.db.updateTable('posts').set({ views: 0 }).where('title', '=', 'Corn').execute()
    vi.restoreAllMocks()
    expect(await titlesFor(staff, 'sort=views&status=published')).toEqual([
      ...['Corn', 'Beans', 'Apples'],
    ])
    expect((await staff.get('/blogs?sort=calories')).status).toBe(400)
    await buildPost(app, { title: 'Dates', published: false, category: 'Recipes' })
    await buildPost(app, { title: 'Eggs', category: 'Recipes', tags: ['Quick'] })
    for (const [query, titles] of [
      ['sort=title', 'Apples Beans Corn Dates Eggs'],
      ['sort=title&status=published', 'Apples Beans Corn Eggs'],
      ['sort=title&status=draft', 'Dates'],
      ['sort=-title&category=Recipes', 'Eggs Dates'],
      ['sort=title&tag=quick', 'Eggs'],
      ['sort=oldest&category=Recipes', 'Dates Eggs'],
      ['sort=oldest&status=published', 'Beans Apples Corn Eggs'],
    ] as const) {
      expect((await titlesFor(staff, query)).join(' '), query).toBe(titles)
    }
    const last = await staff.get<{ blogs: Post[] }>('/blogs?sort=-title&page=3&limit=2')
    expect(last.body.blogs.map(({ title }) => title)).toEqual(['Apples'])
  })

  it('can be taken back: a scheduled post goes live now, or becomes a draft', async () => {
    const { app, visitor, staff } = await openBlog()
    const { _id } = await buildPost(app, { publishedAt: `${day}13:00:00Z` })
    const put = async (body: object) => (await staff.put<Post>(`/blogs/${_id}`, body)).body
    expect(await put({ published: false })).toMatchObject({ status: 'draft' })
    expect(await put({ published: true })).toMatchObject({ status: 'scheduled' })
    expect(await put({ publishedAt: '' })).toMatchObject({
      status: 'published',
      publishedAt: `${day}12:00:00.000Z`,
    })
    expect((await visitor.get(`/blogs/${_id}`)).status).toBe(200)
    expect(await put({ publishedAt: `${day}15:00:00Z` })).toMatchObject({ status: 'scheduled' })
    expect((await visitor.get(`/blogs/${_id}`)).status).toBe(404)
    expect(await put({ published: false, publishedAt: '' })).toMatchObject({
      ...{ status: 'draft', publishedAt: null },
    })
  })

  it('of a scheduled post need everything that a published one needs', async () => {
    const { staff } = await openBlog()
    const answer = await staff.post('/blogs', {
      ...{ title: 'A', published: true, publishedAt: '2027-01-01T00:00:00Z' },
    })
    expect(answer.status).toBe(400)
  })

  it('come with an author of staff, who may be renamed [dates-04]', async () => {
    const { app, visitor, staff } = await openBlog()
    const other = await visitor.as('Admin')
    const user = await visitor.as('User')
    const authorId = other.user?._id
    const { body } = await staff.get<{ authors: { _id: string }[] }>('/authors')
    expect(body.authors.map(({ _id }) => _id)).toContain(authorId)
    expect(body.authors.map(({ _id }) => _id)).not.toContain(user.user?._id)
    const { _id } = await buildPost(app)
    const put = (body: object) => staff.put<Post>(`/blogs/${_id}`, body)
    for (const wrong of ['nobody', user.user?._id]) {
      expect(await put({ authorId: wrong })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'authorId' }] },
      })
    }
    expect((await put({ authorId })).body).toMatchObject({
      authorId,
      author: { name: other.user?.name, avatar: null, bio: '' },
    })
    const version = await contentVersion(app.db)
    await app.db
      .updateTable('users')
      .set({ name: 'Ada' })
      .where('id', '=', authorId ?? '')
      .execute()
    expect(await contentVersion(app.db)).toBeGreaterThan(version)
    expect((await visitor.get<Post>(`/blogs/${_id}`)).body.author.name).toBe('Ada')
  })

  it('come with fields for search and networks [dates-05]', async () => {
    const { app, visitor, staff } = await openBlog()
    const { imageUrl, _id: imageId } = await buildImage(app)
    const seo = {
      seoTitle: 'Found',
      seoDescription: 'What is found',
      socialImage: imageUrl,
      canonicalUrl: 'https://first.example/on-rice',
    }
    const fields = await postFields(app)
    const { body: post } = await staff.post<Post>('/blogs', { ...fields, ...seo })
    expect(post).toMatchObject(seo)
    expect((await visitor.get<Post>(`/blogs/${post._id}`)).body).toMatchObject(seo)
    const uses = app.db.selectFrom('image_uses').select('kind').where('image_id', '=', imageId)
    expect(await uses.execute()).toHaveLength(1)
    for (const [field, value] of [
      ['canonicalUrl', 'javascript:alert(1)'],
      ['canonicalUrl', '/relative'],
      ['socialImage', '/media/00000000000000000000000000000000-640.webp'],
    ] as const) {
      expect(await staff.put(`/blogs/${post._id}`, { [field]: value })).toMatchObject({
        status: 400,
        body: { errors: [{ path: field }] },
      })
    }
    const emptied = { seoTitle: '', seoDescription: '', socialImage: '', canonicalUrl: '' }
    expect((await staff.put<Post>(`/blogs/${post._id}`, emptied)).body).toMatchObject(emptied)
  })
})

const draftOf = (live: object) => ({ ...live, status: 'draft', published: false })

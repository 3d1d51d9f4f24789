import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import {
  buildImage,
  buildPost,
  openBlogApp,
  postFields,
} from '#tests/support/builders/build-post.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { blogEndpoints } from './blog.api.server.ts'
import { firstPostCategories, type Post, type PostSummary, takenPostTitle } from './post.ts'
import { purgeDeletedPosts } from './post-trash.server.ts'
import { viewsWritten } from './reading/views.server.ts'

type List = { blogs: PostSummary[]; total: number; totalPages: number }

describeOnAll('the blog API', (open) => {
  async function openBlog() {
    const app = await openBlogApp(open)
    const visitor = apiClient(app, blogEndpoints)
    return { app, visitor, staff: await visitor.as('Manager') }
  }

  it('lets staff alone write', async () => {
    const { app, visitor } = await openBlog()
    const user = await visitor.as('User')
    const { _id } = await buildPost(app)
    for (const [client, status] of [
      [visitor, 401],
      [user, 403],
    ] as const) {
      expect((await client.post('/blogs', { title: 'A' })).status).toBe(status)
      expect((await client.put(`/blogs/${_id}`, { title: 'A' })).status).toBe(status)
      expect((await client.delete(`/blogs/${_id}`)).status).toBe(status)
      expect((await client.get(`/blogs/${_id}/revisions`)).status).toBe(status)
      expect((await client.post('/blogs/categories', { name: 'A' })).status).toBe(status)
      expect((await client.get('/blogs/check-title?slug=a')).status).toBe(status)
    }
  })

  it('names all that a post lacks to be published, and wants a title only of a draft', async () => {
    const { staff } = await openBlog()
    const refused = await staff.post<{ errors: { path: string }[] }>('/blogs', {
      title: 'A',
      isPublished: true,
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ path }) => path)).toEqual([
      'description',
      'featuredImage',
      'category',
      'content',
    ])
    const draft = await staff.post<Post>('/blogs', { title: 'A' })
    expect(draft).toMatchObject({ status: 201, body: { published: false, slug: 'a' } })
    expect((await staff.put(`/blogs/${draft.body._id}`, { published: true })).status).toBe(400)
  })

  it('refuses unknown blocks, and addresses that run scripts', async () => {
    const { staff } = await openBlog()
    for (const content of [
      [{ type: 'table', children: [] }],
      [{ type: 'image', url: 'javascript:alert(1)', alt: '', children: [{ text: '' }] }],
    ]) {
      const answer = await staff.post('/blogs', { title: 'A', content: JSON.stringify(content) })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'content' }] } })
    }
  })

  it('gives a post by its id or slug, and keeps its content as it was sent', async () => {
    const { app, visitor } = await openBlog()
    const content = '[ {"type":"paragraph","children":[{"text":"Hé","bold":true}]} ]'
    const post = await buildPost(app, { title: 'Big Plates', content, tags: ['Plates', 'plates'] })
    expect(post).toMatchObject({ slug: 'big-plates', tags: ['Plates'], content, views: 0 })
    expect(post.author).toEqual({ name: 'Test Editor', avatar: null, bio: '' })
    for (const path of [post._id, 'big-plates', 'slug/big-plates']) {
      expect((await visitor.get<Post>(`/blogs/${path}`)).body).toEqual(post)
    }
  })

  it('hides drafts from visitors everywhere', async () => {
    const { app, visitor, staff } = await openBlog()
    const draft = await buildPost(app, { title: 'Secret', published: false })
    for (const path of [draft._id, draft.slug, `slug/${draft.slug}`]) {
      expect((await visitor.get(`/blogs/${path}`)).status).toBe(404)
      expect((await staff.get(`/blogs/${path}`)).status).toBe(200)
    }
    expect((await visitor.get<List>('/blogs?status=draft')).body.total).toBe(0)
    expect((await visitor.get<List>('/blogs?search=secret')).body.total).toBe(0)
    expect((await staff.get<List>('/blogs?search=secret')).body.total).toBe(1)
    expect((await visitor.post(`/blogs/${draft._id}/view`)).status).toBe(404)
  })

  it('finds posts by words of title, description and tags, by category and by tag', async () => {
    const { app, visitor } = await openBlog()
    await buildPost(app, { title: 'Rice in bowls', category: 'Recipes', tags: ['Grains'] })
    await buildPost(app, { title: 'Bread', description: 'Not rice', tags: ['grains', 'Baking'] })
    await buildPost(app, { title: 'Sleep', category: 'Wellness' })
    const titles = async (query: string) => {
      const { body } = await visitor.get<List>(`/blogs?${query}`)
      expect(body.total).toBe(body.blogs.length)
      return body.blogs.map(({ title }) => title)
    }
    expect(await titles('')).toEqual(['Sleep', 'Bread', 'Rice in bowls'])
    expect(await titles('search=RICE')).toEqual(['Bread', 'Rice in bowls'])
    expect(await titles('search=ri')).toEqual(['Bread', 'Rice in bowls'])
    expect(await titles('search=bak')).toEqual(['Bread'])
    expect(await titles('category=recipes')).toEqual(['Rice in bowls'])
    expect(await titles('category=All&tag=GRAINS')).toEqual(['Bread', 'Rice in bowls'])
    expect(await titles('tag=grains&category=Recipes&search=rice')).toEqual(['Rice in bowls'])
    expect(await titles('category=Nothing')).toEqual([])
    expect(await titles('search=rice&category=Wellness')).toEqual([])
  })

  it('pages through posts from both ends, and leaves their content out', async () => {
    const { app, visitor } = await openBlog()
    for (let number = 1; number <= 5; number += 1) await buildPost(app, { title: `P${number}` })
    const page = async (number: number) =>
      (await visitor.get<List>(`/blogs?limit=2&page=${number}`)).body
    const first = await page(1)
    expect(first).toMatchObject({ total: 5, totalPages: 3 })
    expect(first.blogs[0]).not.toHaveProperty('content')
    const titles = [first, await page(2), await page(3), await page(4)].map(({ blogs }) =>
      blogs.map(({ title }) => title),
    )
    expect(titles).toEqual([['P5', 'P4'], ['P3', 'P2'], ['P1'], []])
    expect((await visitor.get('/blogs?page=0')).status).toBe(400)
  })

  it('names what is malformed and what is missing or taken at once', async () => {
    const { app, staff } = await openBlog()
    await buildPost(app, { title: 'Taken' })
    const draft = await buildPost(app, { published: false, description: '', featuredImage: '' })
    type Told = { errors: { path: string; msg: string }[] }
    const pathsOf = ({ body }: { body: Told }) => body.errors.map(({ path }) => path).toSorted()
    const bad = { tags: 'none', published: true, content: '[]' }
    const created = await staff.post<Told>('/blogs', { ...bad, featuredImage: 'mailto:a@b.de' })
    expect(pathsOf(created)).toEqual([
      'category',
      'content',
      'description',
      'featuredImage',
      'tags',
      'title',
    ])
    expect(created.body.errors.filter(({ path }) => path === 'title')).toHaveLength(1)
    const changed = await staff.put<Told>(`/blogs/${draft._id}`, { ...bad, title: 'taken' })
    expect(pathsOf(changed)).toEqual(['content', 'description', 'featuredImage', 'tags', 'title'])
    const formed = { ...bad, tags: [], title: 'taken' }
    const lacking = await staff.put<Told>(`/blogs/${draft._id}`, formed)
    expect(pathsOf(lacking)).toEqual(['content', 'description', 'featuredImage', 'title'])
  })

  it('refuses a taken title, and says before whether it is', async () => {
    const { app, staff } = await openBlog()
    const post = await buildPost(app, { title: 'Twice' })
    const answer = await staff.post('/blogs', { title: 'twice!' })
    expect(answer).toMatchObject({ status: 409, body: { msg: takenPostTitle } })
    const check = async (query: string) => (await staff.get(`/blogs/check-title?${query}`)).body
    expect(await check('slug=twice')).toEqual({ exists: true })
    expect(await check(`slug=twice&excludeId=${post._id}`)).toEqual({ exists: false })
    expect((await staff.post<Post>('/blogs', { title: 'Categories' })).body.slug).toBe(
      'categories-post',
    )
  })

  it('counts the views of visitors, not those of staff and bots, and touches nothing else', async () => {
    const { app, visitor, staff } = await openBlog()
    const { _id, slug, updatedAt } = await buildPost(app)
    const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' }
    const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const view = `/blogs/${_id}/view`
    expect((await visitor.withHeaders(browser).post(view)).status).toBe(204)
    expect((await visitor.withHeaders(browser).post(`/blogs/${slug}/view`)).status).toBe(204)
    expect((await visitor.withHeaders(bot).post(view)).status).toBe(204)
    expect((await staff.withHeaders(browser).post(view)).status).toBe(204)
    await viewsWritten(app)
    expect((await visitor.get<Post>(`/blogs/${_id}`)).body).toMatchObject({ views: 2, updatedAt })
    expect((await visitor.withHeaders(browser).post('/blogs/nothing/view')).status).toBe(404)
  })

  it('puts a post into the trash, restores it beside one that took its slug, and purges', async () => {
    const { app, visitor, staff } = await openBlog()
    const { _id } = await buildPost(app, { title: 'Gone' })
    expect((await staff.delete(`/blogs/${_id}`)).body).toEqual({ msg: 'Blog deleted' })
    expect((await visitor.get('/blogs/gone')).status).toBe(404)
    expect((await staff.get<List>('/blogs')).body.total).toBe(0)
    await buildPost(app, { title: 'Gone' })
    const restored = await staff.post<Post>(`/blogs/${_id}/restore`)
    expect(restored.body).toMatchObject({ _id, slug: 'gone-2' })
    await staff.delete(`/blogs/${_id}`)
    app.clock.advance(31 * 24 * 3_600_000)
    const later = await visitor.as('Admin')
    expect((await later.post(`/blogs/${_id}/restore`)).status).toBe(404)
    expect(await purgeDeletedPosts(app)).toBe(1)
    expect(await purgeDeletedPosts(app)).toBe(0)
  })

  it('starts with six categories, and renames, merges and deletes them with their posts', async () => {
    const { app, visitor, staff } = await openBlog()
    expect((await visitor.get('/blogs/categories')).body).toEqual(firstPostCategories)
    expect((await staff.post('/blogs/categories', { name: ' ' })).body).toMatchObject({
      msg: 'Please enter a category name',
    })
    expect((await staff.post('/blogs/categories', { name: 'recipes' })).status).toBe(409)
    expect((await staff.post('/blogs/categories', { name: 'Drinks' })).body).toEqual({
      name: 'Drinks',
    })
    const post = await buildPost(app, { category: 'drinks' })
    expect(post.category).toBe('Drinks')
    await staff.put('/blogs/categories/Drinks', { name: 'Hot drinks' })
    expect((await visitor.get<Post>(`/blogs/${post._id}`)).body.category).toBe('Hot drinks')
    expect((await staff.delete('/blogs/categories/Hot%20drinks')).status).toBe(409)
    await staff.post('/blogs/categories/Hot%20drinks/merge', { into: 'Recipes' })
    expect((await visitor.get<List>('/blogs?category=Recipes')).body.total).toBe(1)
    const { body } = await staff.get<{ categories: unknown[] }>('/blogs/categories/uses')
    expect(body.categories).toContainEqual({ name: 'Recipes', posts: 1 })
    expect((await staff.delete('/blogs/categories/Fitness')).status).toBe(200)
    expect((await visitor.get('/blogs/categories')).body).toHaveLength(5)
  })

  it('keeps the last 50 revisions, gives them back, and keeps their images', async () => {
    const { app, staff } = await openBlog()
    const image = await buildImage(app)
    const content = JSON.stringify([
      { type: 'image', url: image.imageUrl, alt: '', children: [{ text: '' }] },
    ])
    const { _id } = await buildPost(app, { title: 'First', content })
    const path = `/blogs/${_id}`
    await staff.put(path, { title: 'Second', content: '<p>Other</p>' })
    await staff.put(path, { title: 'Second' })
    const revisions = async () =>
      (await staff.get<{ revisions: { _id: string; title: string }[] }>(`${path}/revisions`)).body
        .revisions
    const [second, first, ...rest] = await revisions()
    expect([second?.title, first?.title, rest.length]).toEqual(['Second', 'First', 0])
    const uses = () =>
      app.db.selectFrom('image_uses').select('image_id').where('owner_id', '=', _id).execute()
    expect(await uses()).toContainEqual({ image_id: image._id })
    const restored = await staff.post<Post>(`${path}/revisions/${first?._id}/restore`)
    expect(restored.body).toMatchObject({ title: 'First', content, slug: 'first' })
    await staff.put(path, { content: '<p>Other</p>' })
    for (let number = 0; number < 50; number += 1) await staff.put(path, { title: `T${number}` })
    expect(await revisions()).toHaveLength(50)
    expect(await uses()).not.toContainEqual({ image_id: image._id })
    expect((await staff.get(`${path}/revisions/${first?._id}`)).status).toBe(404)
  })
})

it('takes what the screens send, tags and all', async () => {
  const app = await openBlogApp()
  const staff = await apiClient(app, blogEndpoints).as('Admin')
  const fields = await postFields(app, { tags: ['a', ' b ', '', 'A'], isPublished: true })
  const { body } = await staff.post<Post>('/blogs', { ...fields, published: undefined })
  expect(body).toMatchObject({ tags: ['a', 'b'], published: true })
})

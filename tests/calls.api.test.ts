import { beforeEach, describe, expect, it } from 'vitest'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { endpoints } from '#server/features.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage } from '#tests/support/builders/build-post.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'

type Named = { _id: string; name: string; slug?: string }
type Body = Record<string, unknown>

let app: TestApp
let visitor: ApiClient
let staff: ApiClient

beforeEach(async () => {
  app = await openMealsApp()
  await ensurePostCategories(app)
  visitor = apiClient(app, endpoints)
  staff = await visitor.as('Manager')
})

const list = async (path: string) => (await visitor.get<Named[]>(path)).body
const named = (all: Named[], name: string) => all.find((one) => one.name === name)

describe('calls about people', () => {
  it('an account gives a token, which gives the user by either header [call-01, call-02, stored-01, auth-06]', async () => {
    const ann = { name: 'Ann', email: 'ann@example.com', password: 'secret' }
    const registered = await visitor.post<{ token: string }>('/auth/register', ann)
    expect(registered.body.token).toMatch(/^\S{20,}$/)
    const { email, password } = ann
    const signedIn = await visitor.post<{ token: string }>('/auth/login', { email, password })
    const { token } = signedIn.body
    const ways: Record<string, string>[] = [
      { 'x-auth-token': token },
      { Authorization: `Bearer ${token}` },
    ]
    for (const headers of ways) {
      const { body } = await visitor.withHeaders(headers).get('/auth')
      expect(body).toMatchObject({ name: 'Ann', email, role: 'User' })
      expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
    }
    expect((await visitor.get('/auth')).status).toBe(401)
    expect((await visitor.withToken('ended').get('/auth')).status).toBe(401)
  })

  it.each(['admin', 'MANAGER', 'user'])(
    'the role %s is read in any case [stored-01]',
    async (role) => {
      const admin = await visitor.as('Admin')
      const account = { name: 'Bo', email: 'bo@example.com', role }
      const { body } = await admin.post<{ user: { role: string } }>('/users', account)
      expect(body.user.role).toBe(`${role[0]?.toUpperCase()}${role.slice(1).toLowerCase()}`)
    },
  )

  it('refuses the calls of staff to visitors and Users [roles-02, roles-03]', async () => {
    const user = await visitor.as('User')
    const admin = await visitor.as('Admin')
    const works: [keyof ApiClient & ('post' | 'put' | 'delete' | 'get'), string][] = [
      ['post', '/meals'],
      ['put', '/meals/none'],
      ['delete', '/meals/none'],
      ['get', '/meals/title/check-title?slug=a'],
      ['post', '/categories'],
      ['post', '/mealtypes'],
      ['get', '/images'],
      ['post', '/images/generate'],
      ['post', '/images/url'],
      ['post', '/images/upload'],
      ['post', '/nutrition/analyze'],
      ['post', '/blogs'],
      ['put', '/blogs/none'],
      ['delete', '/blogs/none'],
      ['post', '/blogs/categories'],
      ['get', '/contact'],
      ['get', '/stats'],
    ]
    for (const [method, path] of works) {
      const status = async (client: ApiClient) => (await client[method](path)).status
      expect([path, await status(visitor), await status(user)]).toEqual([path, 401, 403])
      for (const client of [staff, admin]) {
        expect([401, 403], path).not.toContain(await status(client))
      }
    }
  })
})

describe('calls about meals', () => {
  it('lists and adds categories and meal types [call-10, call-11, stored-04]', async () => {
    for (const path of ['/categories', '/meals/categories']) {
      const name = `New at ${path}`
      const added = await staff.post<Named>(path, { name })
      expect(added).toMatchObject({ status: 201, body: { _id: expect.any(String), name } })
      expect(await list('/categories')).toContainEqual(added.body)
      expect(await list('/meals/categories')).toEqual(await list('/categories'))
    }
    const types = await list('/mealtypes')
    expect(types.map(({ name }) => name)).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
    const brunch = await staff.post<Named>('/mealtypes', { name: 'Brunch' })
    const tea = await staff.post<Named>('/mealtypes', { name: 'High Tea', slug: 'tea' })
    expect([brunch.body.slug, tea.body.slug]).toEqual(['brunch', 'tea'])
    expect(await list('/mealtypes')).toContainEqual(tea.body)
  })

  it('stores what the create screen sends, with labels as ids or objects [call-06, stored-02, stored-03]', async () => {
    const keto = named(await list('/categories'), 'Keto')
    const lunch = named(await list('/mealtypes'), 'Lunch')
    for (const [number, labels] of [
      { categories: [keto?._id], mealType: lunch?._id },
      { categories: [keto], mealType: lunch },
    ].entries()) {
      const { status, body } = await staff.post('/meals', {
        ...labels,
        name: 'Keto Lunch Meal',
        title: `Eggs ${number}`,
        slug: `eggs-${number}`,
        description: 'Nutritious meal with balanced macronutrients',
        nutritionData: { calories: 200, protein: '13' },
        ingredients: ['Eggs', 'Butter'],
        isPublished: true,
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        _id: expect.any(String),
        title: `Eggs ${number}`,
        name: 'Keto Lunch Meal',
        slug: `eggs-${number}`,
        imageUrl: '',
        imageId: null,
        categories: [{ _id: keto?._id, name: 'Keto' }],
        mealType: { _id: lunch?._id, name: 'Lunch', slug: 'lunch' },
        detectedIngredients: ['Eggs', 'Butter'],
        isPublished: true,
      })
      expect(body.nutritionData).toEqual({
        ...{ calories: 200, carbohydrates: 0, protein: 13, fat: 0 },
        ...{ fiber: 0, sugar: 0, sodium: 0 },
      })
    }
  })

  it('finds, relates, changes and deletes meals [call-03, call-04, call-05, call-07, call-08, call-09]', async () => {
    const keto = named(await list('/categories'), 'Keto')
    const lunch = named(await list('/mealtypes'), 'Lunch')
    const ids: string[] = []
    for (const title of ['Egg salad', 'Omelette', 'Rice']) {
      const labels = title === 'Rice' ? {} : { categories: [keto?._id], mealType: lunch?._id }
      const { body } = await staff.post('/meals', { title, ...labels, isPublished: true })
      ids.push(String(body._id))
    }
    const [salad = '', omelette = '', rice = ''] = ids
    const titles = async (query: string) => {
      const { body } = await visitor.get<{ meals: Body[]; total: number }>(`/meals?${query}`)
      return [body.total, ...body.meals.map(({ title }) => title)]
    }
    expect(await titles('search=EGG')).toEqual([1, 'Egg salad'])
    expect(await titles(`category=${keto?._id}`)).toEqual([2, 'Omelette', 'Egg salad'])
    expect(await titles(`mealType=${lunch?._id}&limit=24&page=1`)).toHaveLength(3)
    expect(await titles('limit=1&page=1')).toEqual([3, 'Rice'])
    expect(await titles(`categories=${keto?._id}&limit=4&exclude=${omelette}`)).toEqual([
      1,
      'Egg salad',
    ])
    const whole = (await visitor.get(`/meals/${rice}`)).body
    expect((await visitor.get('/meals/slug/rice')).body).toEqual(whole)
    for (const changes of [
      { isPublished: false },
      {
        title: 'Rice',
        description: 'Boiled',
        nutritionData: { calories: 130 },
        isPublished: false,
      },
      { ...whole, updatedAt: undefined, isPublished: true },
    ]) {
      const { status, body } = await staff.put(`/meals/${rice}`, changes)
      expect([status, body.isPublished]).toEqual([200, changes.isPublished])
    }
    const exists = async (path: string) => (await staff.get(path)).body
    expect(await exists('/meals/title/check-title?slug=rice')).toEqual({ exists: true })
    const own = `/meals/update/check-title?slug=rice&excludeId=${rice}`
    expect(await exists(own)).toEqual({ exists: false })
    expect((await staff.delete(`/meals/${salad}`)).status).toBe(200)
    expect((await visitor.get(`/meals/${salad}`)).status).toBe(404)
  })
})

describe('calls about images', () => {
  it('generates, uploads, lists and analyses [call-12, call-13, call-14, call-16, call-23, stored-05]', async () => {
    startTestWorker(app, imageJobs)
    const asked = await staff.post('/images/generate', { prompt: '2 eggs with 100 g rice' })
    expect(asked).toMatchObject({ status: 201, body: { imageUrl: 'pending' } })
    const path = `/images/${asked.body._id}`
    await expect
      .poll(async () => (await staff.get(path)).body.imageUrl, { timeout: 40_000 })
      .toMatch(/^\/media\//)
    const { imageUrl } = (await staff.get(path)).body
    const analysis = await staff.post('/nutrition/analyze', { imageId: asked.body._id, imageUrl })
    expect(analysis.body).toMatchObject({
      nutritionData: { calories: expect.any(Number), sodium: expect.any(Number) },
      detectedIngredients: expect.arrayContaining([expect.any(String)]),
    })
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const file = asFile(await buildPicture(format))
      const sent = await staff.upload('/images/upload', file)
      expect(sent).toMatchObject({
        status: 201,
        body: {
          _id: expect.any(String),
          imageUrl: expect.stringMatching(/^\/media\//),
          prompt: '',
        },
      })
      expect((await staff.upload('/upload', file)).body.url).toBe(sent.body.imageUrl)
    }
    expect((await staff.get('/images')).body).toMatchObject({ total: 7 })
    const large = Buffer.alloc(5_242_881)
    expect((await staff.upload('/images/upload', asFile(large))).status).toBe(413)
    const gif = asFile(await buildPicture('gif'))
    expect((await staff.upload('/images/upload', gif)).status).toBe(415)
  })
})

describe('calls about posts', () => {
  it('stores, finds, changes and deletes posts [call-17, call-18, call-20, call-21, call-22, stored-06]', async () => {
    const content = JSON.stringify([{ type: 'paragraph', children: [{ text: 'Words' }] }])
    const fields = { description: 'On rice', content, category: 'Recipes', tags: ['rice'] }
    const { status, body } = await staff.post('/blogs', {
      ...{ title: 'Rice', ...fields, featuredImage: '', isPublished: false },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ _id: expect.any(String), title: 'Rice', slug: 'rice', ...fields, published: false },
      ...{ featuredImage: '', views: 0, author: { name: staff.user?.name } },
      createdAt: expect.stringMatching(/^2\d{3}-.*Z$/),
    })
    const path = `/blogs/${body._id}`
    expect((await visitor.get(path)).status).toBe(404)
    const lacking = await staff.put(path, { published: true })
    expect(lacking).toMatchObject({ status: 400, body: { errors: [{ path: 'featuredImage' }] } })
    const featuredImage = (await buildImage(app)).imageUrl
    const published = await staff.put(path, { ...body, featuredImage, published: true })
    expect(published).toMatchObject({ status: 200, body: { published: true, featuredImage } })
    for (const at of [path, '/blogs/rice', '/blogs/slug/rice']) {
      expect((await visitor.get(at)).body).toMatchObject({ _id: body._id, content })
    }
    for (const [query, total] of [
      ['search=rice', 1],
      ['category=Recipes&limit=3', 1],
      ['category=Fitness&page=1&limit=12', 0],
    ] as const) {
      const found = (await visitor.get<{ blogs: Body[] }>(`/blogs?${query}`)).body
      expect(found).toMatchObject({ total, totalPages: total })
      expect(found.blogs).toHaveLength(total)
    }
    const check = async (query: string) => (await staff.get(`/blogs/check-title?${query}`)).body
    expect(await check('slug=rice')).toEqual({ exists: true })
    expect(await check(`slug=rice&excludeId=${body._id}`)).toEqual({ exists: false })
    expect((await staff.delete(path)).status).toBe(200)
    expect((await visitor.get(path)).status).toBe(404)
  })

  it('lists and adds categories of posts [call-19, stored-07]', async () => {
    const names = ['Nutrition', 'Recipes', 'Fitness', 'Wellness', 'Weight Loss', 'Diet Tips']
    expect((await visitor.get('/blogs/categories')).body).toEqual(names)
    const added = await staff.post('/blogs/categories', { name: 'Plates' })
    expect(added).toMatchObject({ status: 201, body: { name: 'Plates' } })
    expect((await visitor.get('/blogs/categories')).body).toEqual([...names, 'Plates'])
  })
})

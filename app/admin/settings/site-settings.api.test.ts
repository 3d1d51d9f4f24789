import { expect, it } from 'vitest'
import { samplePosts } from '#app/blog/samples/sample-posts.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { defaultSettings, type SiteSettings } from '#app/shell/settings/default-settings.ts'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { endpoints } from '#server/features.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage, buildPost } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'

type Answer = SiteSettings & {
  fixed: Record<string, string>
  unchanged: { what: string }[]
  errors: { path?: string; msg: string }[]
}

describeOnBoth('the settings of the site', (open) => {
  async function openApi(env: Record<string, string> = {}) {
    const app = await openTestApp(open, { env })
    const anyone = apiClient(app, endpoints)
    const admin = await anyone.as('Admin')
    const put = (body: object) => admin.put<Answer>('/settings', body)
    const get = async () => (await admin.get<Answer>('/settings')).body
    return { app, anyone, admin, put, get }
  }

  it('are the specified texts until an Admin changes them [settings-01]', async () => {
    const { app, get, put } = await openApi()
    expect(await get()).toMatchObject({ ...defaultSettings, fixed: {} })
    const changes = {
      siteName: 'Green Fork',
      tagline: 'Eat what you see.',
      accent: '#2E5AA8',
      happyUsersText: '',
      contactEmail: 'us@fork.example',
      country: 'Portugal',
      socialLinks: ['https://social.example/fork'],
      footerText: 'Fork Lda\nLisbon',
      navigation: [
        { label: 'Plates', href: '/meals' },
        { label: 'Shop', href: 'https://shop.example/a' },
      ],
      analyticsUrl: 'https://count.example/script.js',
      registration: 'closed',
      samples: false,
    }
    const version = await contentVersion(app.db)
    const { status, body } = await put(changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...changes, accent: '#2e5aa8' })
    expect(await contentVersion(app.db)).toBeGreaterThan(version)
    expect(await get()).toEqual(body)
    expect(await put(body)).toMatchObject({ status: 200, body })
    expect((await put({ siteName: null, accent: null })).body).toMatchObject({
      siteName: 'Platewise',
      accent: defaultSettings.accent,
      tagline: 'Eat what you see.',
    })
  })

  it('tell what is wrong at its field, all at once, and change nothing then [settings-02]', async () => {
    const { put, get } = await openApi()
    const wrong = {
      siteName: ' ',
      tagline: 'x'.repeat(121),
      accent: 'red',
      contactEmail: 'nobody',
      socialLinks: ['javascript:alert(1)'],
      navigation: [{ label: 'Bad', href: '//evil.example' }],
      analyticsUrl: 'http://count.example/s.js',
      registration: 'perhaps',
      samples: 'yes',
    }
    const { status, body } = await put(wrong)
    expect(status).toBe(400)
    const fields = Object.keys(wrong).map((name) =>
      name === 'navigation' ? 'navigation.0.href' : name,
    )
    expect(new Set(body.errors.map(({ path }) => path))).toEqual(new Set(fields))
    const ids = await put({ siteName: 'New', logoImageId: 'none', heroMealId: 'none' })
    expect(ids.status).toBe(400)
    expect(ids.body.errors.map(({ path }) => path)).toEqual(['logoImageId', 'heroMealId'])
    expect(await get()).toMatchObject(defaultSettings)
  })

  it.each(['#ffff00', '#f08a5d', '#8a8a8a'])(
    'refuse the accent %s, which cannot be read on paper, and offer a darker one [settings-02]',
    async (accent) => {
      const { put } = await openApi()
      const { status, body } = await put({ accent })
      expect([status, body.errors[0]?.path]).toEqual([400, 'accent'])
      const better = /#[0-9a-f]{6}/.exec(body.errors[0]?.msg ?? '')?.[0]
      expect((await put({ accent: better })).status).toBe(200)
    },
  )

  it('that an environment variable sets are fixed by it [settings-03]', async () => {
    const env = { SITE_NAME: 'From outside', REGISTRATION: 'closed', SAMPLE_CONTENT: 'off' }
    const { put, get } = await openApi(env)
    const fixed = {
      siteName: 'SITE_NAME',
      registration: 'REGISTRATION',
      samples: 'SAMPLE_CONTENT',
    }
    expect(await get()).toMatchObject({ siteName: 'From outside', samples: false, fixed })
    const changed = await put({ siteName: 'From inside', registration: 'open', tagline: 'Mine' })
    expect(changed.body).toMatchObject({
      siteName: 'From outside',
      registration: 'closed',
      tagline: 'Mine',
    })
    expect((await get()).siteName).toBe('From outside')
  })

  it('close and open registration without a restart', async () => {
    const { anyone, put } = await openApi()
    const person = { name: 'Ada', email: 'ada@example.com', password: 'secret-1' }
    await put({ registration: 'closed' })
    expect((await anyone.post('/auth/register', person)).status).toBe(403)
    await put({ registration: 'open' })
    expect((await anyone.post('/auth/register', person)).status).toBe(201)
  })

  it('keep the image of the logo from being deleted [settings-04]', async () => {
    const app = await openMealsApp(open)
    const admin = await apiClient(app, endpoints).as('Admin')
    const image = await buildImage(app)
    const meal = await buildMeal(app)
    const put = (body: object) => admin.put<Answer>('/settings', body)
    const { body } = await put({ logoImageId: image._id, heroMealId: meal._id })
    expect(body).toMatchObject({ logoImageId: image._id, heroMealId: meal._id })
    const remove = () => admin.delete<Answer>(`/images/${image._id}`)
    const refused = await remove()
    expect([refused.status, refused.body.errors[0]?.msg]).toEqual([
      409,
      'This image is used by a logo',
    ])
    expect((await put({ logoImageId: null })).status).toBe(200)
    expect((await remove()).status).toBe(200)
  })

  it("are freed of the samples by one call, except those that were made somebody's own [settings-09]", async () => {
    const { app, anyone, admin, get } = await openApi()
    const [soup, bowl] = sampleMeals
    const [post] = samplePosts
    if (!soup || !bowl || !post) throw new Error('There are no samples')
    const kept = await buildMeal(app, { title: bowl.title, description: 'Mine' })
    await buildMeal(app, { title: soup.title, description: soup.description, isPublished: false })
    await buildMeal(app, { title: 'Own', description: soup.description })
    const { title, description } = post
    await buildPost(app, { title, description })
    expect((await get()).unchanged.map(({ what }) => what)).not.toContain('Sample meals')
    expect((await get()).unchanged.map(({ what }) => what)).toContain('Sample articles')
    expect((await anyone.delete('/settings/samples')).status).toBe(401)
    expect((await admin.delete('/settings/samples')).body).toEqual({ meals: 1, posts: 1 })
    expect((await admin.delete('/settings/samples')).body).toEqual({ meals: 0, posts: 0 })
    const { body } = await admin.get<{ meals: { title: string }[] }>('/meals')
    expect(body.meals.map(({ title }) => title)).toEqual(['Own', kept.title])
    expect((await get()).unchanged.map(({ what }) => what)).not.toContain('Sample articles')
  })

  it('name what a new owner has not made their own yet [settings-05]', async () => {
    const { put, get } = await openApi()
    const { unchanged } = await get()
    expect(unchanged.map(({ what }) => what).join()).toContain('Pakistan')
    const { body } = await put({ siteName: 'Mine', country: 'Chile', happyUsersText: '' })
    expect(body.unchanged).toHaveLength(unchanged.length - 3)
  })

  it('are the sender and the words of mails, which a button tries [settings-06]', async () => {
    const mail = await startMailServer()
    const { admin, put } = await openApi({ SMTP_URL: mail.url })
    await put({ siteName: 'Green Fork', contactEmail: 'us@fork.example' })
    const { body } = await admin.post<{ ok: boolean; msg: string }>('/settings/test', {
      model: 'mail',
    })
    expect(body).toEqual({ ok: true, msg: expect.stringContaining(admin.user?.email ?? '-') })
    expect(mail.mails[0]).toContain('From: Green Fork <us@fork.example>')
    const without = await openApi()
    const told = await without.admin.post('/settings/test', { model: 'mail' })
    expect(told.body).toMatchObject({ ok: false, msg: expect.stringContaining('SMTP_URL') })
    const dead = await openApi({ SMTP_URL: 'smtp://user:secret@127.0.0.1:1' })
    const { body: failed } = await dead.admin.post('/settings/test', { model: 'mail' })
    expect(failed).toMatchObject({ ok: false, msg: expect.stringContaining('cannot be reached') })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })
})

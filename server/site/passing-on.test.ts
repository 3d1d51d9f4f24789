import { parse } from 'csv-parse/sync'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { changeSettings } from '#app/admin/settings.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { mealChangesInput } from '#app/meals/editing/meal-input.ts'
import { embedSize } from '#app/meals/passing-on/embed-code.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { errorReply } from '#platform/http/answers/error-reply.ts'
import { framedPolicy, securityHeaders } from '#platform/http/answers/security-headers.ts'
import { buildMeal, editor } from '#tests/support/builders/build-meal.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { passingOn } from './passing-on.ts'

function siteOf(app: App) {
  const site = new Hono()
  site.use(securityHeaders(false))
  site.route('/', passingOn(app))
  site.onError((error, context) => errorReply(app.log, error, context))
  return site
}

const items = tableReader.estimate('150 g grilled chicken, 1 cup cooked rice')?.items

describe('the files of all meals', () => {
  it('have every published meal and no draft, as JSON and CSV [pass-01]', async () => {
    const app = await openTestApp()
    const site = siteOf(app)
    await buildMeal(app, { title: 'Rice, "plain"', items })
    await buildMeal(app, { title: '=HYPERLINK("x")' })
    await buildMeal(app, { title: 'A draft', isPublished: false })
    const json = await site.request('/meals.json')
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { meals, licence, site: origin } = await json.json()
    expect(origin).toEqual({ name: app.config.siteName, url: app.config.siteUrl })
    expect(licence).toEqual({ id: null, name: 'All rights reserved', url: null })
    expect(meals.map(({ title }: { title: string }) => title)).toEqual([
      'Rice, "plain"',
      '=HYPERLINK("x")',
    ])
    expect(meals[0]).toMatchObject({ url: `${app.config.siteUrl}/meals/rice-plain` })
    expect(meals[0].items.map(({ foodId }: { foodId: string }) => foodId)).toEqual(
      items?.map(({ foodId }) => foodId),
    )
    const csv = await site.request('/meals.csv')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows = parse(await csv.text(), { columns: true }) as Record<string, string>[]
    expect(rows.map(({ title }) => title)).toEqual(['Rice, "plain"', `'=HYPERLINK("x")`])
    expect(rows[0]).toMatchObject({
      'calories (kcal)': String(meals[0].nutritionData.calories),
      licence: 'All rights reserved',
    })
  })

  it('name the licence that an Admin chose [pass-02]', async () => {
    const app = await openTestApp()
    const site = siteOf(app)
    await buildMeal(app)
    const before = (await site.request('/meals.json')).headers.get('etag') ?? ''
    const same = await site.request('/meals.json', { headers: { 'If-None-Match': before } })
    expect(same.status).toBe(304)
    await changeSettings(app, commandLine, { licence: 'CC-BY-4.0' })
    const after = await site.request('/meals.json', { headers: { 'If-None-Match': before } })
    expect(await after.json()).toMatchObject({ licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0' } })
    expect(await (await site.request('/meals.csv')).text()).toContain('CC-BY-4.0')
  })

  it('are a list without entries on a site without meals', async () => {
    const site = siteOf(await openTestApp())
    expect(await (await site.request('/meals.json')).json()).toMatchObject({ meals: [] })
    expect((await (await site.request('/meals.csv')).text()).split('\r\n')).toHaveLength(2)
  })

  it('are refused to an address that loads them all the time', async () => {
    const site = siteOf(await openTestApp())
    const statuses = []
    for (let i = 0; i < 21; i++) statuses.push((await site.request('/meals.csv')).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

describe('oEmbed', () => {
  const ask = async (app: App, query: Record<string, string>) => {
    const answer = await siteOf(app).request(`/oembed?${new URLSearchParams(query)}`)
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }

  it('describes the card of a meal, no larger than there is room [pass-03]', async () => {
    const app = await openTestApp()
    await buildMeal(app, { title: 'Soup & "bread"' })
    const url = `${app.config.siteUrl}/meals/soup-bread`
    const { body, headers } = await ask(app, { url, format: 'json' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Soup & "bread"',
      ...embedSize,
    })
    expect(body.html).toContain(`src="${app.config.siteUrl}/embed/meals/soup-bread"`)
    expect(body.html).toContain('title="Soup &amp; &quot;bread&quot;, from ')
    const small = await ask(app, { url, maxwidth: '300', maxheight: 'x' })
    expect(small.body).toMatchObject({ width: 300, height: embedSize.height })
  })

  it.each([
    [{}, 400],
    [{ url: 'nonsense' }, 404],
    [{ url: 'https://example.org/meals/soup' }, 404],
    [{ url: 'http://127.0.0.1:3000/meals/nowhere' }, 404],
    [{ url: 'http://127.0.0.1:3000/meals/%E0%A4%A' }, 404],
    [{ url: 'http://127.0.0.1:3000/meals/soup', format: 'xml' }, 501],
  ])('answers %j with %i', async (query, status) => {
    expect((await ask(await openTestApp(), query as Record<string, string>)).status).toBe(status)
  })
})

describe('the card for other sites', () => {
  it('may be framed, has no script, and leads to the meal [pass-04]', async () => {
    const app = await openTestApp()
    const { slug } = await buildMeal(app, { title: 'Soup <b>of the day</b>', items })
    const answer = await siteOf(app).request(`/embed/meals/${slug}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toBe(framedPolicy)
    expect(answer.headers.get('x-frame-options')).toBeNull()
    const page = await answer.text()
    expect(page).toContain('Soup &lt;b&gt;of the day&lt;/b&gt;')
    expect(page).toContain(`href="${app.config.siteUrl}/meals/${slug}"`)
    expect(page).not.toContain('<script')
  })

  it('moves with the meal, and says when it is gone', async () => {
    const app = await openTestApp()
    const meal = await buildMeal(app, { title: 'Old soup' })
    await updateMeal(app, editor, meal._id, mealChangesInput.parse({ slug: 'new-soup' }))
    const site = siteOf(app)
    const moved = await site.request('/embed/meals/old-soup')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/embed/meals/new-soup'])
    await updateMeal(app, editor, meal._id, mealChangesInput.parse({ isPublished: false }))
    const gone = await site.request('/embed/meals/new-soup')
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('This meal is no longer here')
  })
})

describe('the card to print', () => {
  it('has the figures of the portion and a QR code [pass-05]', async () => {
    const app = await openTestApp()
    const meal = await buildMeal(app, { title: 'Soup', items })
    const site = siteOf(app)
    const one = await site.request('/meals/soup/print')
    expect(one.headers.get('content-security-policy')).toContain("'sha256-")
    expect(one.headers.get('x-frame-options')).toBe('DENY')
    const page = await one.text()
    expect(page).toContain(`${meal.nutritionData.calories} kcal`)
    expect(page).toMatch(/aria-label="QR code"><svg/)
    const two = await (await site.request('/meals/soup/print?portion=2')).text()
    expect(two).toContain('2 servings')
    expect(two).toContain(`${(2 * meal.nutritionData.calories).toLocaleString('en')} kcal`)
    expect(await (await site.request('/meals/soup/print?portion=9')).text()).toContain('1 serving<')
  })

  it('of an unknown meal leads to the page that says so', async () => {
    const answer = await siteOf(await openTestApp()).request('/meals/nowhere/print')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/meals/nowhere'])
  })
})

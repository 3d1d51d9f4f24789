import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/sites/browser.ts'
import { startVisitedSite, type VisitedSite } from '#tests/support/sites/visited-site.ts'

/** Together with the bare plate and the bowl, more than one page of the catalogue. */
const plates = 26

const disclaimer =
  'All calorie, nutrient and portion figures are AI-generated. They are for fun and educational purposes only and are not professional advice. Platewise is not a substitute for a healthcare provider.'

describe('what visitors see, by statement', () => {
  let staff: VisitedSite

  beforeAll(async () => {
    staff = await startVisitedSite(plates, 1)
  })
  afterAll(() => staff?.close())

  const linksIn = (page: Page, region: string) =>
    page
      .locator(region)
      .getByRole('link')
      .evaluateAll((all) =>
        Object.fromEntries(all.map((link) => [link.textContent, link.getAttribute('href')])),
      )

  const everyPage = () => [
    ...[
      '/',
      '/meals',
      '/meals/lunch',
      '/meals/bowl-of-everything',
      '/blogs',
      `/blogs/${staff.post.slug}`,
    ],
    ...['/about', '/contact', '/privacy-policy', '/terms-and-conditions', '/cookie-policy'],
    ...['/login', '/admin-login', '/register', '/nowhere'],
  ]

  it('every page has the navigation, the footer and its disclaimer [purpose-01, nav-01, footer-01, footer-02]', async () => {
    const { page, close } = await openPage(staff.browser, { javaScriptEnabled: false })
    for (const path of everyPage()) {
      await page.goto(staff.site.url + path)
      expect(await linksIn(page, 'header nav[aria-label=Main] > ul'), path).toEqual({
        ...{ Home: '/', Meals: '/meals', Blog: '/blogs', About: '/about', Contact: '/contact' },
        Login: '/login',
      })
      await page.getByRole('banner').getByRole('link', { name: 'Platewise' }).waitFor()
      const footer = page.getByRole('contentinfo')
      expect((await footer.innerText()).replaceAll(/\s+/g, ' '), path).toContain(disclaimer)
      expect(await linksIn(page, 'nav[aria-label="Quick links"]'), path).toMatchObject({
        'Meal Plans': '/meals',
        'About Us': '/about',
        Contact: '/contact',
        'Privacy Policy': '/privacy-policy',
        'Terms & Conditions': '/terms-and-conditions',
        'Cookie Policy': '/cookie-policy',
      })
      const mail = footer.getByRole('link', { name: 'hello@example.com' })
      expect(await mail.getAttribute('href')).toBe('mailto:hello@example.com')
    }
    await close()
  })

  it('every page asks about cookies at its bottom, including those of staff [purpose-05, cookie-01]', async () => {
    const { page, close } = await openPage(staff.browser)
    const question = page.getByRole('region', { name: 'We value your privacy' })
    const look = async (path: string) => {
      await page.goto(staff.site.url + path)
      await question.waitFor()
      await page.getByRole('contentinfo').waitFor()
    }
    for (const path of everyPage()) await look(path)
    const place = await question.boundingBox()
    expect(Math.round((place?.y ?? 0) + (place?.height ?? 0))).toBeGreaterThan(700)
    await page.evaluate((token) => localStorage.setItem('token', token), staff.token)
    for (const path of ['/dashboard', '/admin/meals', '/admin/create', '/admin/blogs/new']) {
      await look(path)
    }
    await close()
  })

  it.each([
    ['/', 'Know what is on your plate.'],
    ['/meals', 'Explore Our Meals'],
    ['/meals/bowl-of-everything', 'Bowl of everything'],
    ['/blogs', 'Nutrition & Health Blog'],
    ['/blogs/post-1', 'Post 1'],
    ['/blog/post-1', 'Post 1'],
    ['/about', 'About Platewise'],
    ['/contact', 'Contact us'],
  ])(
    'anyone can read %s [route-01, route-02, route-04, route-05, route-06, route-07, route-08, roles-01]',
    async (path, heading) => {
      const { page, close } = await staff.read(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await close()
    },
  )

  it('a post can also be opened by its id [route-06]', async () => {
    const { page, close } = await staff.read(`/blogs/${staff.post._id}`)
    await page.getByRole('heading', { level: 1, name: 'Post 1' }).waitFor()
    await close()
  })

  it.each(['Breakfast', 'Lunch', 'Dinner', 'Snacks'])(
    'the catalogue of %s has that meal type selected [route-03]',
    async (type) => {
      const { page, close } = await staff.read(`/meals/${type.toLowerCase()}`)
      const chosen = page.getByLabel('Meal Type').locator('option:checked')
      expect(await chosen.innerText()).toBe(type)
      expect(await page.getByRole('article').count()).toBe(type === 'Lunch' ? 1 : 0)
      await close()
    },
  )

  it('any other path shows the 404 page [route-18]', async () => {
    const { page, close } = await staff.read('/no/such/page')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    const home = page.getByRole('main').getByRole('link', { name: 'Go Home' })
    expect(await home.getAttribute('href')).toBe('/')
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('**/contact')
    await close()
  })

  it('the home page has a hero, filters and meals [home-01, home-02, home-03, home-04, home-05, home-07, home-08, purpose-04]', async () => {
    const { page, close } = await staff.read('/')
    const meals = page.locator('#meals article')
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
    await hero.getByText('1000+ happy users').waitFor()
    // The initials of the sample readers, which their portraits later cover.
    for (const initials of ['AK', 'SM', 'JL', 'NR', 'TB']) await hero.getByText(initials).waitFor()
    expect(await hero.getByRole('link', { name: /520/ }).getAttribute('href')).toBe(
      '/meals/bowl-of-everything',
    )
    const choices = (label: string) => page.getByLabel(label).getByRole('link').allInnerTexts()
    expect(await choices('Diet')).toEqual(['All Diets', 'Keto', 'Vegan', 'Mediterranean'])
    expect(await choices('Meal type')).toEqual(['All Meals', 'Breakfast', 'Lunch', 'Dinner'])
    expect(await meals.count()).toBe(16)
    const card = meals.first()
    expect(await card.locator('img').getAttribute('alt')).toBe('Bowl of everything')
    for (const text of ['Vegan', 'Lunch', '520', 'View Details']) {
      await card.getByText(text).first().waitFor()
    }
    const more = page.getByRole('link', { name: 'Explore All Meals' })
    expect(await more.getAttribute('href')).toBe('/meals')
    await page.getByRole('link', { name: 'Vegan', exact: true }).click()
    await page.waitForURL(/diet=Vegan/)
    expect(await meals.count()).toBe(24)
    await page.getByRole('link', { name: 'Lunch', exact: true }).click()
    await page.waitForURL(/mealType=lunch/)
    expect(await meals.count()).toBe(1)
    expect(await more.count()).toBe(0)
    await page.getByRole('link', { name: 'Keto', exact: true }).click()
    await page
      .getByText('No meals found matching your criteria. Try adjusting your filters.')
      .waitFor()
    await close()
  })

  it('the catalogue has its fields and cards [catalogue-01, catalogue-02, catalogue-03, catalogue-04, catalogue-10, catalogue-13]', async () => {
    const { page, close } = await staff.read('/meals')
    await page.getByText('Showing 24 meals per page').waitFor()
    await page.getByRole('searchbox').waitFor()
    const first = (label: string) =>
      page.getByLabel(label, { exact: true }).locator('option').first()
    expect(await first('Category').innerText()).toBe('All Categories')
    expect(await first('Meal Type').innerText()).toBe('All Meal Types')
    await page.getByRole('button', { name: 'Clear Filters' }).waitFor()
    const cards = page.getByRole('article')
    expect(await cards.count()).toBe(24)
    const card = cards.first()
    expect(await card.locator('img').getAttribute('src')).toMatch(/^\/media\//)
    await card.getByRole('heading', { name: 'Bowl of everything' }).waitFor()
    for (const text of ['Lunch', 'Vegan', 'View Details']) await card.getByText(text).waitFor()
    expect(await card.innerText()).toMatch(/520\s*cal/)
    expect(await cards.locator('img:not([loading=lazy])').count()).toBe(8)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/meals?page=2')
    expect(await cards.count()).toBe(plates + 2 - 24)
    const bare = cards.filter({ hasText: 'Bare plate' })
    await bare.getByText('Meal', { exact: true }).waitFor()
    expect(await bare.innerText()).toMatch(/\b0\s*cal/)
    expect(await page.getByRole('link', { name: 'Page 3' }).count()).toBe(0)
    await close()
  })

  it('images that cannot be loaded are replaced [catalogue-05, blogs-06]', async () => {
    const { page, close } = await openPage(staff.browser)
    await page.route('**/media/**', (route) => route.abort())
    for (const path of ['/meals', '/blogs']) {
      await page.goto(staff.site.url + path)
      await page.getByText('Image unavailable').first().waitFor()
    }
    await close()
  })

  it('a meal shows all its parts [meal-01, meal-02, meal-03, meal-04, meal-05]', async () => {
    const { page, close } = await staff.read('/meals/bowl-of-everything')
    const main = page.getByRole('main')
    await main.getByRole('img', { name: 'Bowl of everything' }).first().waitFor()
    await main.getByText('Rice with beans and an egg.').waitFor()
    const figures = (list: number) =>
      main
        .locator('dl')
        .nth(list)
        .locator('> div')
        .evaluateAll((rows) =>
          rows.map((row) => [
            row.querySelector('dt')?.textContent,
            row.querySelector('dd:last-child')?.textContent?.replaceAll(/\s/g, ''),
          ]),
        )
    expect(await figures(0)).toEqual([
      ['Calories', '520kcal'],
      ['Carbohydrates', '61g'],
      ['Protein', '23g'],
      ['Fat', '17g'],
    ])
    const nutrition = main.getByRole('region', { name: 'Nutrition' })
    for (const [name, figure] of [
      ['Calories', '520'],
      ['Carbohydrates', '61g'],
      ['Fiber', '11g'],
      ['Sugar', '6g'],
      ['Protein', '23g'],
      ['Fat', '17g'],
      ['Sodium', '410mg'],
    ]) {
      const row = nutrition
        .locator('dl > div')
        .filter({ has: page.getByText(name ?? '', { exact: true }) })
      expect((await row.innerText()).replaceAll(/\s/g, '')).toContain(figure)
    }
    const needs = page.getByRole('table').filter({ hasText: 'Activity' })
    const rows = await needs
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' ')),
      )
    expect(rows).toEqual([
      'Activity Men Women',
      expect.stringMatching(/^sedentary.* 2000-2400 1600-2000$/),
      expect.stringMatching(/^moderate.* 2200-2800 1800-2200$/),
      expect.stringMatching(/^active.* 2400-3000 2000-2400$/),
    ])
    const related = page.locator('section').filter({ hasText: 'You May Also Like' })
    expect(await related.getByRole('article').count()).toBe(4)
    expect(await related.getByText('Bowl of everything').count()).toBe(0)
    await close()
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

const plate = '150 g grilled chicken, 1 cup rice'

describe('estimating a plate', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '0' }), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  const addressOf = (text: string) => `${site.url}/estimate?${new URLSearchParams({ text })}`
  const field = (page: Page) => page.getByLabel('What is on the plate')
  const total = (page: Page) => page.getByRole('status').filter({ hasText: 'kcal' })
  const foods = (page: Page) =>
    page.getByRole('table').first().locator('tbody').getByRole('rowheader').allInnerTexts()

  async function openEstimate(address = `${site.url}/estimate`, javaScriptEnabled = true) {
    const visit = await openPage(browser, { javaScriptEnabled })
    await visit.page.goto(address)
    if (javaScriptEnabled) await untilQuiet(visit.page)
    return visit
  }

  it('is linked on the home page and listed in the sitemap', async () => {
    const { page, close } = await openEstimate(site.url)
    await page.getByRole('main').getByRole('link', { name: 'Estimate a plate' }).click()
    await page.getByRole('heading', { level: 1, name: 'Estimate a plate' }).waitFor()
    await page.getByText('An empty plate').waitFor()
    await close()
    const sitemap = await (await fetch(`${site.url}/sitemaps/pages.xml`)).text()
    expect(sitemap).toContain('/estimate</loc>')
  })

  it('works without JavaScript as a form whose address can be shared', async () => {
    const { page, close } = await openEstimate(`${site.url}/estimate`, false)
    await field(page).fill(plate)
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByRole('heading', { name: 'This plate has about' }).waitFor()
    expect(page.url()).toBe(addressOf(plate))
    expect(await field(page).inputValue()).toBe(plate)
    expect(await foods(page)).toHaveLength(2)
    await page.getByRole('link', { name: 'a bowl of oatmeal' }).click()
    await page.waitForURL(/oatmeal/)
    expect((await foods(page)).join()).toMatch(/oat/i)
    await close()
  })

  it('an empty field says what is missing', async () => {
    const { page, close } = await openEstimate()
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByText('Please type what is on the plate').first().waitFor()
    await field(page).and(page.locator(':focus[aria-invalid=true]')).waitFor()
    await field(page).fill(plate)
    await total(page).first().waitFor()
    expect(await page.getByText('Please type what is on the plate').count()).toBe(0)
    await close()
  })

  it('with a text is neither cached nor indexed, the empty page is both', async () => {
    const shared = await fetch(addressOf(plate))
    expect(shared.headers.get('cache-control')).toBe('no-store')
    const html = await shared.text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toMatch(/content="About \d+ kcal/)
    const empty = await fetch(`${site.url}/estimate`)
    expect(empty.headers.get('cache-control')).toBe('public, no-cache')
    expect(await empty.text()).toMatch(/<link rel="canonical" href="[^"]*\/estimate"/)
  })

  it('figures and address are updated during typing', async () => {
    const { page, problems, close } = await openEstimate()
    await field(page).fill(plate)
    await total(page).waitFor({ state: 'attached' })
    expect(await total(page).innerText()).toMatch(/^About \d+ kcal \(\d+ to \d+\) from 2 foods$/)
    expect(page.url()).toBe(addressOf(plate))
    await page.reload()
    await untilQuiet(page)
    expect(await foods(page)).toHaveLength(2)
    await field(page).fill(`${plate}, 1 apple`)
    await total(page).filter({ hasText: '3 foods' }).waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'a bowl of oatmeal' }).click()
    await page.getByRole('rowheader', { name: 'Oatmeal' }).waitFor()
    expect(await field(page).inputValue()).toMatch(/^a bowl of oatmeal/)
    await page.goBack()
    await page.getByRole('rowheader', { name: 'Apple' }).waitFor()
    expect(await field(page).inputValue()).toBe(`${plate}, 1 apple`)
    await field(page).fill('')
    await page.getByText('An empty plate').waitFor()
    expect(page.url()).toBe(`${site.url}/estimate`)
    expect(problems).toEqual([])
    await close()
  })

  it('a late answer does not replace that to a newer text', async () => {
    const { page, close } = await openEstimate()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/nutrition/estimate', async (route) => {
      if (route.request().postData()?.includes('banana')) await held
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest('**/api/nutrition/estimate')
    await field(page).fill('banana and milk and bread')
    await asked
    await field(page).fill('1 apple')
    await total(page).filter({ hasText: '1 food' }).waitFor({ state: 'attached' })
    release()
    await field(page).fill('1 apple, 1 egg')
    await total(page).filter({ hasText: '2 foods' }).waitFor({ state: 'attached' })
    expect((await foods(page)).join()).not.toMatch(/banana/i)
    await close()
  })

  it.each([
    ['with JavaScript', true],
    ['without', false],
  ])('a text without a known food is reported at the field, which keeps it, %s', async (_, js) => {
    const { page, close } = await openEstimate(`${site.url}/estimate`, js)
    await field(page).fill('qwrtz plmk')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.locator('p[id$="-error"]', { hasText: 'No known ingredient found' }).waitFor()
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    expect(await field(page).inputValue()).toBe('qwrtz plmk')
    if (js) expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  const strange = '150 g grilled chicken, 2 zingerburgers and some farofa'

  it('reports what is not counted, and a suggestion replaces it in the text', async () => {
    const { page, problems, close } = await openEstimate()
    await field(page).fill(strange)
    await total(page)
      .filter({ hasText: 'Not counted: zingerburgers, farofa' })
      .waitFor({ state: 'attached' })
    const plateFoods = page.getByRole('region', { name: 'Foods of this plate' })
    await plateFoods.getByText('Not counted: zingerburgers, farofa').waitFor()
    expect(await plateFoods.getByRole('rowheader').first().innerText()).toBe(
      'Chicken\n“150 g grilled chicken”',
    )
    const use = plateFoods.getByRole('button', { name: 'Use Chicken burger for zingerburgers' })
    await use.focus()
    await page.keyboard.press('Enter')
    await total(page).filter({ hasText: 'from 2 foods. Not counted: farofa' }).waitFor({
      state: 'attached',
    })
    const text = '150 g grilled chicken, 2 Chicken burger and some farofa'
    expect(await field(page).inputValue()).toBe(text)
    expect(page.url()).toBe(addressOf(text))
    expect(await plateFoods.evaluate((element) => element === document.activeElement)).toBe(true)
    await field(page).fill(plate)
    await plateFoods.getByText('Not counted').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await close()
  })

  it('reports it without JavaScript, and counts a food that is chosen for it', async () => {
    const { page, close } = await openEstimate(addressOf(strange), false)
    await page.getByText('Not counted: zingerburgers, farofa', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Use Chicken burger for zingerburgers' }).click()
    await page.getByText('Not counted: farofa', { exact: true }).waitFor()
    expect(await foods(page)).toEqual([
      'Chicken\n“150 g grilled chicken”',
      'Chicken burger\n“zingerburgers”',
    ])
    await close()
  })

  it('keeps what was typed after a suggestion was shown', async () => {
    const { page, close } = await openEstimate(addressOf('2 eggs, zingerburger'))
    await page.route('**/api/nutrition/estimate', (route) => route.abort())
    await field(page).fill('zingerburger, 3 eggs')
    await page.getByRole('alert').getByText('could not be brought up to date').waitFor()
    await page.getByRole('button', { name: 'Use Chicken burger' }).click()
    await expect.poll(() => field(page).inputValue()).toBe('Chicken burger, 3 eggs')
    await close()
  })

  const drawing = (page: Page) => page.getByRole('img', { name: /^Illustration of/ })
  const isDrawn = (page: Page) =>
    drawing(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)

  it.each([
    ['with JavaScript', true],
    ['without', false],
  ])('the plate shows what was typed, %s', async (_, js) => {
    const { page, problems, close } = await openEstimate(`${site.url}/estimate`, js)
    await field(page).fill(plate)
    if (!js) await page.getByRole('button', { name: 'Estimate' }).click()
    await drawing(page).waitFor()
    expect(await drawing(page).getAttribute('alt')).toMatch(/^Illustration of .*chicken.*; .*rice/)
    await expect.poll(() => isDrawn(page)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  it('the plate is updated during typing; the last one remains until the next is drawn', async () => {
    const { page, problems, close } = await openEstimate(addressOf('1 apple'))
    const before = await drawing(page).getAttribute('src')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/estimate/plate?*', async (route) => {
      await held
      await route.continue()
    })
    await field(page).fill('1 apple, 1 egg')
    await total(page).filter({ hasText: '2 foods' }).waitFor({ state: 'attached' })
    expect(await drawing(page).getAttribute('alt')).toBe('Illustration of apple')
    expect(await drawing(page).getAttribute('src')).toBe(before)
    release()
    await page.getByRole('img', { name: 'Illustration of apple; ' }).waitFor()
    expect(await isDrawn(page)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  it('shows the figures if a plate cannot be drawn, and requests it again', async () => {
    const { page, close } = await openEstimate(addressOf('1 apple'))
    await page.route('**/estimate/plate?*', (route) => route.fulfill({ status: 503 }))
    await field(page).fill('1 apple, 1 egg')
    await page.getByText('the picture is of the one before').waitFor()
    expect(await foods(page)).toHaveLength(2)
    expect(await drawing(page).getAttribute('alt')).toBe('Illustration of apple')
    await page.reload()
    await untilQuiet(page)
    await page.getByText('The plate could not be drawn just now').waitFor()
    expect(await drawing(page).count()).toBe(0)
    expect(await foods(page)).toHaveLength(2)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('2+eggs')) asked += 1
    })
    const next = page.waitForRequest(/plate\?.*2\+eggs/)
    await field(page).fill('1 apple, 2 eggs')
    await next
    await page.waitForTimeout(1000)
    expect(asked).toBe(1)
    await page.unroute('**/estimate/plate?*')
    await page.getByRole('img', { name: 'Illustration of apple; ' }).waitFor()
    await expect.poll(() => isDrawn(page)).toBe(true)
    expect(await page.getByText('could not be drawn').count()).toBe(0)
    await close()
  })

  it('a text that is too long is reported and kept', async () => {
    const { page, close } = await openEstimate()
    await field(page).fill('rice '.repeat(2100))
    await page.locator('p[id$="-error"]', { hasText: 'at most 10000 characters' }).waitFor()
    expect(await field(page).inputValue()).toHaveLength(10_500)
    await close()
  })

  it('keeps figures and text if no answer arrives, with a button to retry', async () => {
    const { page, close } = await openEstimate(addressOf('1 apple'))
    await page.route('**/api/nutrition/estimate', (route) => route.abort())
    await field(page).fill('1 apple, 1 egg')
    await page.getByRole('alert').getByText('could not be brought up to date').waitFor()
    expect(await foods(page)).toHaveLength(1)
    await page.unroute('**/api/nutrition/estimate')
    await page.getByRole('button', { name: 'Try again' }).click()
    await total(page).filter({ hasText: '2 foods' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
    await close()
  })

  it('waits and retries automatically when asked to', async () => {
    const { page, close } = await openEstimate()
    let refusals = 0
    await page.route('**/api/nutrition/estimate', async (route) => {
      if (refusals++ > 0) return await route.continue()
      const headers = { 'Retry-After': '1' }
      await route.fulfill({ status: 429, headers, json: { msg: 'Too many requests' } })
    })
    await field(page).fill('1 apple')
    await page.getByRole('alert').getByText('The next figures come in a second').waitFor()
    await total(page).waitFor({ state: 'attached' })
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
    await close()
  })

  it.each(['', plate, strange])(
    'axe finds no problems, light and dark, narrow and wide: "%s"',
    async (text) => {
      const { page, close } = await openPage(browser)
      await page.goto(addressOf(text))
      await untilQuiet(page)
      await expectToFitLightAndDark(page, [320, 390, 1280])
      await close()
    },
  )
})

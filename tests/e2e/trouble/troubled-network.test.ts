import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonBody } from '#tests/support/json-body.ts'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

const salmon = 'Grilled Salmon with Quinoa and Asparagus'

describe('a visitor with an unreliable network, or with a keyboard alone', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    const settings = { SAMPLE_CONTENT: 'on', WORKERS: '0', TRUST_PROXY: 'on' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function open(path: string) {
    const visit = await openPage(browser)
    await visit.page.goto(site.url + path)
    await untilQuiet(visit.page)
    return visit
  }

  const menuLink = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true })

  it('sees an error for a list that could not be loaded, and can retry [catalogue-08]', async () => {
    const { page, close } = await open('/about')
    await page.route('**/meals.data*', (route) => route.abort())
    await menuLink(page, 'Meals').click()
    await page.getByText('Failed to load meals. Please try again later.').waitFor()
    await page.unroute('**/meals.data*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: salmon }).waitFor()
    await close()
  })

  it('sees that a slow list is being loaded [catalogue-07]', async () => {
    const { page, problems, close } = await open('/meals')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/meals.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Sort by').selectOption('Calories, high to low')
    await page.getByText('Loading meals...').waitFor()
    release()
    await page.getByText('Loading meals...').waitFor({ state: 'hidden' })
    expect(page.url()).toContain('sort=-calories')
    expect(problems).toEqual([])
    await close()
  })

  it.each([
    ['no answer', 'Connection Error', undefined],
    ['a fault of the server', 'Server Error', 500],
  ])(
    'sees why a meal cannot be shown after %s [meal-07, meal-08]',
    async (_case, title, status) => {
      const { page, close } = await open('/meals')
      await page.route('**/meals/*.data*', (route) =>
        status ? route.fulfill({ status, body: 'broken' }) : route.abort(),
      )
      await page.getByRole('link', { name: salmon }).click()
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByRole('link', { name: 'Browse All Meals' }).waitFor()
      await page.unroute('**/meals/*.data*')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await page.getByRole('heading', { level: 1, name: salmon }).waitFor()
      await close()
    },
  )

  it('gets from home through a filter and a meal to the contact form by keyboard [roles-01]', async () => {
    const { page, problems, close } = await open('/')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Skip to content')
    await tabTo(page, 'Meals')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Explore Our Meals' }).waitFor()
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('salmon')
    await page.waitForURL(/search=salmon/)
    await page.getByRole('status').filter({ hasText: /match/ }).waitFor()
    await tabTo(page, salmon)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: salmon }).waitFor()
    await tabTo(page, 'Contact')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Contact us' }).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('sees an error after too many messages, and keeps the text', async () => {
    const from = { 'x-forwarded-for': '10.9.8.7' }
    const letter = { name: 'Ann', email: 'ann@example.com', subject: 'Again', message: 'And again' }
    for (let sent = 0; sent < 5; sent += 1) {
      const init = { method: 'POST', ...jsonBody(letter, from) }
      expect((await fetch(`${site.url}/api/contact`, init)).status).toBe(201)
    }
    const { page, close } = await openPage(browser, { extraHTTPHeaders: from })
    await page.goto(`${site.url}/contact`)
    await untilQuiet(page)
    const form = page.getByRole('region', { name: 'Contact form' })
    for (const [label, value] of Object.entries(letter)) {
      await form.getByLabel(label, { exact: false }).first().fill(value)
    }
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page
      .getByText(/too many|try again later/i)
      .first()
      .waitFor()
    expect(await form.getByLabel('Message').first().inputValue()).toBe(letter.message)
    await close()
  })
})

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

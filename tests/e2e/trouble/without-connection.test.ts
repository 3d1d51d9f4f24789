import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

/** Matches the data requests of client-side navigation. */
const data = /\.data(\?|$)/
const note = 'These are samples: our meals cannot be loaded just now.'

describe('a visitor without a connection', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    const settings = { SAMPLE_CONTENT: 'on', WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function open(path: string) {
    const visit = await openPage(browser)
    await visit.page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
    await visit.page.goto(site.url + path)
    await untilQuiet(visit.page)
    // A mark that a reload would remove.
    await visit.page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    return visit
  }

  const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)
  const samePage = (page: Page) => page.locator('body[data-same-page]').count()
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

  it('keeps the home page, sees samples, and gets the meals once reconnected', async () => {
    const { page, close } = await open('/')
    const hero = page.getByRole('heading', { name: 'Know what is on your plate.' })
    const posts = await page.locator('a[href^="/blogs/"]').count()
    await setOffline(page, true)
    await link(page, 'Vegan').click()
    await page.getByText(note).waitFor()
    await page.getByRole('heading', { name: 'Oatmeal with Berries' }).waitFor()
    expect(await hero.count()).toBe(1)
    expect(await page.locator('a[href^="/blogs/"]').count()).toBe(posts)
    expect(await page.getByText(/Server Error|problem with our servers/).count()).toBe(0)
    expect(page.url()).toContain('diet=Vegan')
    await setOffline(page, false)
    await page.getByText(note).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Red Lentil Daal', exact: false }).first().waitFor()
    expect(await samePage(page)).toBe(1)
    await close()
  })

  it('gets samples while the server does not answer, and meals after retrying', async () => {
    const { page, close } = await open('/')
    await page.route(data, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await link(page, 'Vegan').click()
    await page.getByText(note).waitFor()
    await page.unroute(data)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(note).waitFor({ state: 'hidden' })
    expect(await samePage(page)).toBe(1)
    await close()
  })

  it.each(['About', 'Meals', 'Blog', 'Contact'])(
    'keeps the open page, and sees why %s cannot be loaded',
    async (name) => {
      const { page, close } = await open('/')
      await setOffline(page, true)
      await link(page, name).click()
      const told = page.getByRole('alert').getByText(/^Connection Error/)
      await told.waitFor()
      expect(await samePage(page)).toBe(1)
      expect(new URL(page.url()).pathname).toBe('/')
      await setOffline(page, false)
      await told.waitFor({ state: 'hidden' })
      await link(page, name).click()
      await page.waitForURL((url) => url.pathname !== '/')
      expect(await samePage(page)).toBe(1)
      await close()
    },
  )

  it('loses nothing while an estimate is corrected, and goes on afterwards [plate-11]', async () => {
    const text = '150 g grilled chicken, 1 cup rice'
    const { page, close } = await open(`/estimate?${new URLSearchParams({ text })}`)
    const amount = page.getByLabel(/^Amount of .*chicken/i)
    const told = page.getByText('What you typed is still here.')
    const foods = page
      .getByRole('region', { name: 'Foods of this plate' })
      .locator('tbody')
      .getByRole('rowheader')
    await setOffline(page, true)
    await amount.fill('321')
    await told.waitFor()
    expect(await amount.inputValue()).toBe('321')
    expect(await foods.count()).toBe(2)
    expect(page.url()).toContain('321')
    await setOffline(page, false)
    await amount.fill('322')
    await told.waitFor({ state: 'hidden' })
    expect(await amount.inputValue()).toBe('322')
    await page.reload()
    await untilQuiet(page)
    expect(await amount.inputValue()).toBe('322')
    await close()
  })

  it('sees that a list could not be loaded, keeps it open, and gets it once reconnected', async () => {
    const { page, close } = await open('/meals')
    const fault = page.getByText('Failed to load meals. Please try again later.')
    await setOffline(page, true)
    await page.getByLabel('Sort by').selectOption('Calories, high to low')
    await fault.waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await fault.waitFor()
    expect(await samePage(page)).toBe(1)
    await setOffline(page, false)
    await fault.waitFor({ state: 'hidden' })
    await page.getByRole('article').first().waitFor()
    expect(await samePage(page)).toBe(1)
    await close()
  })
})

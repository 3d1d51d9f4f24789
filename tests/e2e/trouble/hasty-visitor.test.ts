import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

const text = '150 g grilled chicken, 1 cup rice'
const estimate = `/estimate?${new URLSearchParams({ text })}`

describe('a visitor in a hurry, or without a connection', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    const settings = { SAMPLE_CONTENT: 'on', WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function open(path: string) {
    const visit = await openPage(browser)
    visit.page.setDefaultTimeout(15_000)
    await visit.page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
    await visit.page.goto(site.url + path)
    await untilQuiet(visit.page)
    return visit
  }

  /** How many entries the day has in the browser. */
  const entriesOf = (page: Page) =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('myDay') ?? '{"entries":[]}').entries.length,
    )

  const foods = (page: Page) =>
    page
      .getByRole('region', { name: 'Foods of this plate' })
      .locator('tbody')
      .getByRole('rowheader')

  it('who presses twice adds a plate to the day once [day-10]', async () => {
    const { page, problems, close } = await open(estimate)
    await page.getByRole('button', { name: 'Add to my day' }).dblclick()
    await expect.poll(() => entriesOf(page)).toBe(1)
    await untilQuiet(page)
    expect(await entriesOf(page)).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  it('who loses the connection while correcting loses nothing, and goes on afterwards [plate-11]', async () => {
    const { page, close } = await open(estimate)
    const amount = page.getByLabel(/^Amount of .*chicken/i)
    const told = page.getByText('What you typed is still here.')
    await page.context().setOffline(true)
    await amount.fill('321')
    await told.waitFor()
    expect(await amount.inputValue()).toBe('321')
    expect(await foods(page).count()).toBe(2)
    expect(page.url()).toContain('321')
    await page.context().setOffline(false)
    await amount.fill('322')
    await told.waitFor({ state: 'hidden' })
    expect(await amount.inputValue()).toBe('322')
    await page.reload()
    await untilQuiet(page)
    expect(await amount.inputValue()).toBe('322')
    await close()
  })
})

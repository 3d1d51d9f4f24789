import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

describe('a tab that cannot read the answers of the site', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '0' }), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  /** Opens a page and lets the list of meals arrive in a format that its scripts do not know. */
  async function openWithStrangeMeals() {
    const visit = await openPage(browser)
    const { page } = visit
    await page.goto(`${site.url}/about`)
    await untilQuiet(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const strange = await (await fetch(`${site.url}/about.data`)).text()
    await page.route('**/meals.data*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: strange })
    })
    return visit
  }

  /** Changes the page of meals for requests by scripts, but not for the browser's own navigation. */
  const answerWith = (page: Page, change: (html: string) => string) =>
    page.route(`${site.url}/meals`, async (route) => {
      if (route.request().isNavigationRequest()) return await route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })

  const openMeals = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Meals', exact: true }).click()
  const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

  it('reloads the page if a new version was installed in the meantime', async () => {
    const { page, close } = await openWithStrangeMeals()
    await answerWith(page, (html) => html.replace(/(name="build" content=)"\w+"/, '$1"0badc0de"'))
    await openMeals(page)
    await page.getByRole('searchbox').waitFor()
    expect(await isSameDocument(page)).toBe(false)
    expect(page.url()).toBe(`${site.url}/meals`)
    await close()
  })

  it.each([
    ['the version is the same', (html: string) => html],
    ['something else answers for the site', () => 'Sign in to this network'],
  ])('shows an error if %s', async (_, answer) => {
    const { page, close } = await openWithStrangeMeals()
    await answerWith(page, answer)
    const asked = page.waitForResponse(`${site.url}/meals`)
    await openMeals(page)
    await page.getByText('Failed to load meals. Please try again later.').waitFor()
    await (await asked).finished()
    await untilQuiet(page)
    expect(await isSameDocument(page)).toBe(true)
    await close()
  })
})

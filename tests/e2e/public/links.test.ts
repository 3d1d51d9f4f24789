import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

describe('links to pages of the site', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  it('are opened by client-side navigation, and other clicks are left to the browser', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/meals`)
    await untilQuiet(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })

    const left = await watchClicksLeftToBrowser(page)
    for (const modifier of ['ControlOrMeta', 'Shift', 'Alt'] as const) {
      await about.click({ modifiers: [modifier] })
      expect(await left(), modifier).toBe(true)
    }
    await about.click({ button: 'middle' })
    expect(await left(), 'middle').toBe(true)
    expect(page.url()).toBe(`${site.url}/meals`)

    await about.click()
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Explore' }).waitFor()
    expect(page.url()).toBe(`${site.url}/about`)
    expect(await about.getAttribute('aria-current')).toBe('page')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.goBack()
    await page.getByRole('heading', { name: 'Explore Our Meals' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    // Following a link to the current address adds no history entry.
    const steps = await page.evaluate(() => history.length)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Meals' })
      .click()
    await untilQuiet(page)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(problems).toEqual([])
    await close()
  })
})

/**
 * Returns a function that tells whether no script handled the last click with a modifier key or another
 * button. The click is stopped there, because a tab opened in the background sometimes never becomes visible
 * to Playwright.
 */
async function watchClicksLeftToBrowser(page: Page): Promise<() => Promise<boolean>> {
  const last = await page.evaluateHandle(() => {
    const last = { left: false }
    const stop = (event: Event) => {
      if (!(event instanceof MouseEvent) || event.defaultPrevented) return
      const { altKey, button, ctrlKey, metaKey, shiftKey } = event
      if (!(altKey || ctrlKey || metaKey || shiftKey) && button === 0) return
      last.left = true
      event.preventDefault()
    }
    for (const kind of ['click', 'auxclick']) addEventListener(kind, stop)
    return last
  })
  return () =>
    last.evaluate((last) => {
      const { left } = last
      last.left = false
      return left
    })
}

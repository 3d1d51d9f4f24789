import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/sites/browser.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const paths = [
  '/',
  '/meals',
  '/meals/grilled-salmon-with-quinoa-and-asparagus',
  '/estimate',
  '/blogs',
  'a post',
  '/contact',
  '/login',
]

describe('tabbing through a page while the cookie banner is open', () => {
  let site: ReadableSite
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startReadableSite('A plate to read'), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  describe.each(windows)('in a window of $width px', (viewport) => {
    it.each(paths)(
      'the focused element is always visible on %s, forwards and backwards',
      async (path) => {
        const { page, close } = await openPage(browser, { viewport })
        await page.goto(site.url + (path === 'a post' ? site.post : path))
        await page.getByRole('button', { name: 'Accept All' }).waitFor()
        const there = await goThrough(page, 'Tab')
        expect(there.covered).toEqual([])
        expect(there.stops).toBeGreaterThan(12)
        const back = await goThrough(page, 'Shift+Tab')
        expect(back.covered).toEqual([])
        expect(back.stops).toBe(there.stops)
        await close()
      },
    )

    it('the focused element is visible on /contact also below the cookie preferences', async () => {
      const { page, close } = await openPage(browser, { viewport })
      await page.goto(`${site.url}/contact`)
      await page.getByRole('button', { name: 'Customize' }).click()
      await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
      await page.evaluate(() => {
        document.body.tabIndex = -1
        document.body.focus()
        window.scrollTo(0, 0)
      })
      expect((await goThrough(page, 'Tab')).covered).toEqual([])
      await close()
    })
  })
})

/** Presses `key` until the end of the page. Returns which focused elements the banner partly covered. */
async function goThrough(page: Page, key: string): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = []
  for (let stops = 0; stops < 300; stops++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (stop === 'end') return { stops, covered }
    if (stop.startsWith('covered')) covered.push(stop)
  }
  throw new Error('The page has no end')
}

/**
 * Runs in the page: reports the end of the page, or whether the banner covers a part of the focused element.
 */
function lookAtFocus(): string {
  const focused = document.activeElement
  const banner = document.querySelector('[aria-labelledby="cookie-banner-title"]')
  if (!banner) throw new Error('There is no banner')
  if (!focused || focused === document.body) return 'end'
  if (banner.contains(focused)) return 'the banner itself'
  const [box, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
  const apart =
    box.bottom <= over.top + 1 ||
    box.top >= over.bottom ||
    box.right <= over.left ||
    box.left >= over.right
  return apart ? 'in sight' : `covered: ${focused.textContent || focused.outerHTML}`
}

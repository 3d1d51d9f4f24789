import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openPage, untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { publicPages } from '#tests/support/sites/public-pages.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

const pages = [
  ...publicPages,
  '/?diet=Vegan',
  '/meals/lunch',
  '/meals?search=nothing-like-it',
  '/meals/nothing-like-it',
  '/estimate?text=150 g grilled chicken, 1 cup cooked rice, spinach',
  '/blogs?search=nothing-like-it',
  '/blogs/nothing-like-it',
]

const meal = '/meals/grilled-salmon-with-quinoa-and-asparagus'

const widths = [320, 390, 1280]

describe('accessibility', () => {
  let site: ReadableSite
  let browser: Browser
  /** The one visit for all pages. */
  let visit: Visit

  beforeAll(async () => {
    const started = startReadableSite('A plate for everyone')
    ;[site, browser] = await Promise.all([started, sharedBrowser()])
    visit = await openPage(browser)
  })

  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  it.each(pages)(
    'axe finds no problems on %s, light and dark, narrow and wide',
    async (path) => {
      const { page } = visit
      const places: Record<string, string> = { 'a meal': meal, 'a post': site.post }
      await page.goto(site.url + (places[path] ?? path))
      await untilQuiet(page)
      await expectToFitLightAndDark(page, widths)
    },
    120_000,
  )
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser, openPage, untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { publicPages } from '#tests/support/sites/public-pages.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'

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
  /** One light and one dark visit, both used for all pages. */
  const visits: Visit[] = []

  beforeAll(async () => {
    const started = startReadableSite('A plate for everyone')
    ;[site, browser] = await Promise.all([started, launchBrowser()])
    for (const colorScheme of ['light', 'dark'] as const) {
      visits.push(await openPage(browser, { colorScheme }))
    }
  })

  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  it.each(pages)(
    'axe finds no problems on %s, light and dark, narrow and wide',
    async (path) => {
      for (const [index, { page }] of visits.entries()) {
        const places: Record<string, string> = { 'a meal': meal, 'a post': site.post }
        const address = site.url + (places[path] ?? path)
        await page.goto(address)
        await untilQuiet(page)
        await expectToFit(page, widths, index === 0 ? 'light' : 'dark')
      }
    },
    120_000,
  )
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser, openPage, untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'

const pages = [
  '/',
  '/?diet=Vegan',
  '/meals',
  '/meals/lunch',
  '/meals?search=nothing-like-it',
  '/meals/grilled-salmon-with-quinoa-and-asparagus',
  '/meals/nothing-like-it',
  '/blogs',
  '/blogs?search=nothing-like-it',
  'a post',
  '/blogs/nothing-like-it',
  '/saved',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
  '/login',
  '/register',
  '/nowhere',
]

const widths = [320, 390, 1280]

describe('accessibility', () => {
  let site: ReadableSite
  let browser: Browser
  /** One in light, one in dark, for all pages in turn. */
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
    'axe finds nothing on %s, light and dark, narrow and wide',
    async (path) => {
      for (const [index, { page }] of visits.entries()) {
        const address = site.url + (path === 'a post' ? site.post : path)
        await page.goto(address)
        await untilQuiet(page)
        await expectToFit(page, widths, index === 0 ? 'light' : 'dark')
      }
    },
    120_000,
  )
})

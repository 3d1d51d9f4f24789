import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from '#tests/support/browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/site-process.ts'

const pages = [
  '/',
  '/?diet=Vegan',
  '/meals',
  '/meals/lunch',
  '/meals?search=nothing-like-it',
  '/meals/grilled-salmon-with-quinoa-and-asparagus',
  '/meals/nothing-like-it',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
  '/login',
  '/register',
  '/nowhere',
]

describe('accessibility', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    // The samples are there at once; without a worker their images stay away and the machine is free.
    const settings = { SAMPLE_CONTENT: 'on', WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), launchBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  it.each(pages)(
    'axe finds nothing on %s, light and dark, narrow and wide',
    async (path) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        // Colors that change under a page may be measured on their way.
        const { page, close } = await openPage(browser, { colorScheme, reducedMotion: 'reduce' })
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await accessibilityProblems(page), `${colorScheme} ${width}`).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `horizontal scroll at ${width}`).toBe(0)
        }
        await close()
      }
    },
    120_000,
  )
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

const places = [
  ['/about', 'header input[name=search]'],
  ['/meals', 'header input[name=search]'],
  ['/blogs', 'header input[name=search]'],
  ['/search', 'main input[name=search]'],
] as const

describe('suggestions that are open', () => {
  let site: ReadableSite
  let browser: Browser
  let visit: Visit

  beforeAll(async () => {
    const started = startReadableSite('Lentils for everyone')
    ;[site, browser] = await Promise.all([started, sharedBrowser()])
    visit = await openPage(browser)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  it.each(places)(
    'on %s have no accessibility problems and fit, light and dark [finding-12]',
    async (path, field) => {
      const { page } = visit
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(site.url + path)
        await untilQuiet(page)
        const icon = page.getByLabel('Find meals and articles').first()
        if (!(await page.locator(field).isVisible())) await icon.click()
        await page.locator(field).focus()
        await page.waitForSelector(`${field}[role=combobox]`)
        await page.keyboard.type('lent')
        await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
        await page.keyboard.press('ArrowDown')
        await expectToFitLightAndDark(page, [width], path)
      }
    },
    180_000,
  )
})

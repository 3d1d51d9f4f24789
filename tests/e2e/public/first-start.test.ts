import path from 'node:path'
import Database from 'better-sqlite3'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  type Program,
  removeSite,
  type SiteProcess,
  startSite,
  startWorker,
} from '#tests/support/sites/site-process.ts'

const meal = '/meals/grilled-salmon-with-quinoa-and-asparagus'

/** Several pages are open while the machine draws some 60 pictures. */
const slow = { timeout: 500_000 }

describe('the first start', () => {
  let site: SiteProcess
  let worker: Program | undefined
  let browser: Browser

  beforeAll(async () => {
    const settings = { SAMPLE_CONTENT: 'on', WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    await worker?.stop()
    if (site) await removeSite(site)
  })

  it('shows pages with placeholders for the pictures to come, also without JavaScript', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    for (const path of ['/', '/meals', meal, '/blogs', await firstPost(site)]) {
      await page.goto(site.url + path)
      expect(await page.getByText('This plate is being drawn').count(), path).toBeGreaterThan(0)
      expect(await page.locator('main img').count(), path).toBe(0)
    }
    const drawing = await fetch(`${site.url}/picture-to-come.svg`)
    expect(drawing.headers.get('content-type')).toContain('image/svg+xml')
    await close()
  })

  it('makes no further requests if no picture is to come', async () => {
    const { page, close } = await openPage(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${site.url}/about`)
    await page.waitForTimeout(3000)
    expect(asked.filter((path) => path.includes('await-pictures'))).toEqual([])
    await close()
  })

  it('shows each picture when it is ready, without a reload or layout shift', async () => {
    const paths = ['/', '/meals', meal, '/blogs', await firstPost(site)]
    const visits = []
    for (const path of paths) {
      const visit = await openPage(browser)
      await visit.page.goto(site.url + path)
      await visit.page.evaluate(watchShifts)
      await visit.page.getByText('Some pictures are still being drawn.').waitFor()
      // The banner adds space for itself at the end of the page.
      await visit.page.getByText('We value your privacy').waitFor()
      expect(await accessibilityProblems(visit.page), path).toEqual([])
      visits.push({ ...visit, path, heights: await heightOf(visit.page) })
    }
    dropOtherMeals(site, (await Promise.all(visits.map(({ page }) => mealsOn(page)))).flat())
    worker = await startWorker({ SAMPLE_CONTENT: 'on', DATA_DIR: site.dataDir })
    for (const { page, path, heights, problems } of visits) {
      await expect.poll(() => page.locator('[data-to-come]').count(), slow).toBe(0)
      await page.getByText('All pictures are there.').waitFor()
      expect(await page.locator('main img').count(), path).toBeGreaterThan(1)
      expect(await page.evaluate(() => window.sameDocument), path).toEqual({ shift: 0 })
      expect(await heightOf(page), path).toBe(heights)
      expect(await accessibilityProblems(page), path).toEqual([])
      expect(problems, path).toEqual([])
    }
    for (const { close } of visits) await close()
  }, 600_000)
})

/** The slugs of the meals that a page shows or links to. */
const mealsOn = (page: Page) =>
  page
    .locator('main a[href^="/meals/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(7) ?? ''))

/** Drops the jobs that draw other meals than these: no page would show them, and they would be drawn for a minute. */
function dropOtherMeals({ dataDir }: SiteProcess, slugs: string[]) {
  const database = new Database(path.join(dataDir, 'platewise.sqlite'))
  const shown = JSON.stringify([...slugs, path.basename(meal)])
  const { changes } = database
    .prepare(
      `delete from jobs where kind = 'meals.illustrate' and json_extract(payload, '$.mealId') not in
        (select id from meals where slug in (select value from json_each(?)))`,
    )
    .run(shown)
  database.close()
  expect(changes).toBeGreaterThan(10)
}

/** The path of the first sample post. */
async function firstPost({ url }: SiteProcess): Promise<string> {
  const html = await (await fetch(`${url}/blogs`)).text()
  return /href="(\/blogs\/[^"?]+)"/.exec(html)?.[1] ?? ''
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Runs in the page: adds up layout shifts. A reload would reset the sum. */
function watchShifts() {
  const noted = { shift: 0 }
  window.sameDocument = noted
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') noted.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: false })
}

declare global {
  interface Window {
    sameDocument?: { shift: number }
  }
}

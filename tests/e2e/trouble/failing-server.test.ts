import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Database from 'better-sqlite3'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openPage } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

/** The number of sample readers on the home page. */
const readers = 5

describe('a visitor during a failure behind the site', () => {
  let site: SiteProcess
  let portraits: Server
  let browser: Browser
  let portrait: Buffer | null = null

  beforeAll(async () => {
    portraits = createServer((_request, response) => {
      if (portrait) response.writeHead(200, { 'Content-Type': 'image/png' }).end(portrait)
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => portraits.listen(0, '127.0.0.1', resolve))
    const { port } = portraits.address() as AddressInfo
    const PORTRAIT_URL = `http://127.0.0.1:${port}/{n}.png`
    const settings = { SAMPLE_CONTENT: 'on', WORKERS: '0', PORTRAIT_URL }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
    portraits?.close()
  })

  /** Renames a table away while `look` runs. */
  async function without(table: 'meals' | 'posts', look: () => Promise<void>) {
    const database = new Database(path.join(site.dataDir, 'platewise.sqlite'))
    database.exec(`alter table ${table} rename to ${table}_away`)
    await look().finally(() => {
      database.exec(`alter table ${table}_away rename to ${table}`)
      database.close()
    })
  }

  it('sees samples on the home page while meals cannot be loaded, and meals afterwards [home-09]', async () => {
    const { page, close } = await openPage(browser)
    await without('meals', async () => {
      const answer = await page.goto(site.url)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await page.getByRole('heading', { name: 'Oatmeal with Berries' }).waitFor()
      await page.getByRole('heading', { name: 'Know what is on your plate.' }).waitFor()
    })
    await page.reload()
    await page.getByRole('heading', { name: 'Oatmeal with Berries' }).waitFor({ state: 'hidden' })
    await page.getByRole('article').first().waitFor()
    await close()
  })

  it('sees an error for a meal that cannot be loaded, with status 500 and further links [meal-07, meal-10]', async () => {
    const { page, close } = await openPage(browser)
    const address = `${site.url}/meals/grilled-salmon-with-quinoa-and-asparagus`
    await without('meals', async () => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(500)
      await page.getByRole('heading', { name: 'Server Error' }).waitFor()
      await page.getByText('There is a problem with our servers. Please try again later.').waitFor()
      await page.getByRole('link', { name: 'Browse All Meals' }).waitFor()
      await page.getByRole('link', { name: 'Go to Homepage' }).waitFor()
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { level: 1, name: /^Grilled Salmon/ }).waitFor()
    await close()
  })

  it('sees an error for posts that cannot be loaded, and can reload the page [blogs-09, post-15]', async () => {
    const { page, close } = await openPage(browser)
    for (const address of ['/blogs?search=words', '/blogs/some-post']) {
      await without('posts', async () => {
        const answer = await page.goto(site.url + address)
        expect(answer?.status()).toBe(500)
        if (address.includes('search')) {
          await page.getByText('Error Loading Blogs').waitFor()
          await page.getByText('Failed to load blogs. Please try again later.').waitFor()
        } else {
          await page.getByRole('heading', { name: 'Blog Not Found' }).waitFor()
          await page.getByText('Failed to load blog. Please try again later.').waitFor()
          await page.getByRole('main').getByRole('link', { name: 'Back to Blogs' }).waitFor()
        }
      })
      const again = page.waitForRequest((request) => request.isNavigationRequest())
      await page.getByRole('button', { name: 'Try Again' }).click()
      // A page that is not hydrated yet sends a plain form, which drops the query.
      expect(new URL((await again).url()).pathname).toBe(address.split('?')[0])
      await page.getByText('Failed to load').waitFor({ state: 'detached' })
    }
    await close()
  })

  /** The number of portraits that cover their initials. */
  const shownPortraits = (page: Page) =>
    page
      .locator('img[referrerpolicy=no-referrer]')
      .evaluateAll((all) => all.filter((img) => getComputedStyle(img).opacity === '1').length)

  it('sees the initials of sample readers if the portrait service fails', async () => {
    const { page, close } = await openPage(browser)
    const failed = page.waitForResponse((answer) => answer.url().endsWith('/90.png'))
    await page.goto(site.url)
    expect((await failed).status()).toBe(404)
    await page.getByText('SM', { exact: true }).waitFor()
    expect(await shownPortraits(page)).toBe(0)
    await close()
  })

  it('sees their portraits if it works [purpose-04]', async () => {
    portrait = await buildPicture('png', { width: 40, height: 40 })
    const { page, problems, close } = await openPage(browser)
    await page.goto(site.url)
    await expect.poll(() => shownPortraits(page)).toBe(readers)
    expect(problems).toEqual([])
    await close()
  })
})

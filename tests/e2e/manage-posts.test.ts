import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from '#tests/support/browser.ts'
import { asFile, buildPicture } from '#tests/support/pictures.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/site-process.ts'

/** Three pages of posts. */
const postCount = 23

describe('managing posts', () => {
  let site: SiteProcess
  let browser: Browser
  let token: string

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '1' }), launchBrowser()])
    const body = JSON.stringify(administrator)
    const answer = await fetch(`${site.url}/api/auth/login`, { method: 'POST', body })
    token = (await answer.json()).token
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function call(method: string, path: string, body?: unknown) {
    const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
    const init = { method, headers, body: body && JSON.stringify(body) } as RequestInit
    return await (await fetch(`${site.url}/api${path}`, init)).json()
  }

  async function open(path: string, options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, options)
    visit.page.setDefaultTimeout(15_000)
    await visit.page.addInitScript((stored) => {
      localStorage.setItem('token', stored)
      localStorage.setItem('cookieConsent', 'all')
    }, token)
    await visit.page.goto(site.url + path)
    return visit
  }

  async function uploadPicture(): Promise<string> {
    const form = new FormData()
    form.set('image', asFile(await buildPicture()))
    const init = { method: 'POST', headers: { 'x-auth-token': token }, body: form }
    return (await (await fetch(`${site.url}/api/images/upload`, init)).json()).imageUrl
  }

  async function writePosts() {
    const featuredImage = await uploadPicture()
    for (let number = 1; number <= postCount; number++) {
      await call('POST', '/blogs', {
        title: `Portion ${number}`,
        description: `What number ${number} weighs`,
        content: '[{"type":"paragraph","children":[{"text":"Words"}]}]',
        featuredImage,
        category: number === 7 ? 'Fitness' : 'Nutrition',
        isPublished: number % 2 === 0,
      })
    }
    await call('POST', '/blogs', { title: 'Not ready' })
  }

  const row = (page: Page, title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  const tile = (page: Page, name: string) =>
    page.locator('dl > div').filter({ hasText: name }).locator('dd')
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  it('an empty site says what to do first', async () => {
    const { page, problems, close } = await open('/admin/blogs')
    await page.getByText('No blogs found.').waitFor()
    await page.getByText('Create your first blog post!').waitFor()
    await page.getByRole('navigation', { name: 'Admin' }).getByText('Blog').waitFor()
    expect(problems).toEqual([])
    await close()
    await writePosts()
  })

  it('shows ten posts a page, and keeps page, search and filters in the address', async () => {
    const { page, problems, close } = await open('/admin/blogs')
    await page.getByText('Showing 1 to 10 of 24 results').waitFor()
    expect(await tile(page, 'Total Blogs').textContent()).toBe('24')
    expect(await tile(page, 'Published Blogs').textContent()).toBe('11')
    expect(await tile(page, 'Total Views').textContent()).toBe('0')
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/admin/blogs?page=2')
    await page.getByText('Showing 11 to 20 of 24 results').waitFor()
    await page.getByPlaceholder('Search blogs...').fill('number 7')
    await page.waitForURL('**/admin/blogs?search=number+7')
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(await row(page, 'Portion 7').textContent()).toContain('FitnessDraft')
    await page.getByPlaceholder('Search blogs...').fill('nothing like it')
    await page.getByText('Try a different search term.').waitFor()
    await page.goto(`${site.url}/admin/blogs?page=99`)
    await page.waitForURL('**/admin/blogs?page=3')
    await page.goto(`${site.url}/admin/blogs?status=published`)
    await page.getByText('Showing 1 to 10 of 11 results').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('publishes and unpublishes, and says what a post lacks for it', async () => {
    const { page, close } = await open('/admin/blogs?search=portion+21')
    await button(page, 'Publish Portion 21').click()
    await page.getByText('Blog published successfully').waitFor()
    await expect.poll(() => tile(page, 'Published Blogs').textContent()).toBe('12')
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'View Portion 21 in a new tab' }).click(),
    ])
    await tab.getByRole('heading', { name: 'Portion 21', level: 1 }).waitFor()
    await tab.close()
    await button(page, 'Unpublish Portion 21').click()
    await page.getByText('Blog unpublished successfully').waitFor()
    await page.goto(`${site.url}/admin/blogs?search=ready`)
    await button(page, 'Publish Not ready').click()
    await page.getByText('Failed to update blog status').waitFor()
    await close()
  })

  it('deletes on a second word, and takes that back', async () => {
    const { page, problems, close } = await open('/admin/blogs?search=portion+13')
    await button(page, 'Delete Portion 13').click()
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this blog post?',
    })
    await question.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No blogs found.').waitFor()
    await button(page, 'Undo').click()
    await page.getByText('Blog restored').waitFor()
    await row(page, 'Portion 13').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('renames, merges and deletes categories, with their posts', async () => {
    const { page, close } = await open('/admin/blogs')
    await button(page, 'Categories').click()
    const dialog = page.getByRole('dialog', { name: 'Categories' })
    await dialog.getByText('22 posts').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, 'Rename Fitness').click()
    await dialog.getByLabel('New name of Fitness').fill('Movement')
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
    await button(page, 'Merge Movement').click()
    await dialog.getByLabel('Move the posts of Movement into').selectOption('Nutrition')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await dialog.getByText('23 posts').waitFor()
    await button(page, 'Delete Wellness').click()
    await page.getByText('Category deleted').waitFor()
    expect((await call('GET', '/blogs/portion-7')).category).toBe('Nutrition')
    const names = await call('GET', '/blogs/categories')
    expect(names).not.toContain('Wellness')
    expect(names).not.toContain('Movement')
    await close()
  })

  it('tells what failed, and tries again', async () => {
    const { page, close } = await open('/admin/blogs?search=portion+5')
    await page.getByText('Showing 1 to 1').waitFor()
    await page.route('**/api/blogs/*', (route) => route.abort())
    await button(page, 'Publish Portion 5').click()
    await page.getByText('Failed to update blog status').waitFor()
    await button(page, 'Delete Portion 5').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete blog').waitFor()
    await page.route('**/api/blogs?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await page.getByText('Failed to load blogs. Please try again later.').waitFor()
    await page.unroute('**/api/blogs?*')
    await button(page, 'Retry').click()
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    await close()
  })

  it.each(['light', 'dark'] as const)('fits a phone and a desk, %s', async (colorScheme) => {
    const { page, close } = await open('/admin/blogs', { colorScheme })
    await page.getByText('Showing 1 to 10').waitFor()
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await accessibilityProblems(page), `${width}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `horizontal scroll at ${width}`).toBe(0)
    }
    await close()
  })
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

/** Fills two pages of the blog; every second post is a recipe. */
const postCount = 14

type Post = { _id: string; slug: string; views: number }

describe('reading the blog', () => {
  let site: SiteProcess
  let browser: Browser
  let token = ''

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), sharedBrowser()])
    token = await signIn()
    await fillSite()
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  it('searches, filters and paginates without JavaScript', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/blogs`)
    await page.getByText('Showing 12 of 14 articles').waitFor()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('Showing 2 of 14 articles').waitFor()
    await page.getByRole('link', { name: 'Recipes' }).click()
    await page.getByText('Showing 7 of 7 articles').waitFor()
    expect(page.url()).toBe(`${site.url}/blogs?category=Recipes`)
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No blogs found').waitFor()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.getByText('Showing 12 of 14 articles').waitFor()
    await close()
  })

  it('opens an article, navigates by its contents, and saves it', async () => {
    const { page, problems, close } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
    })
    await page.goto(`${site.url}/blogs?search=post+2`)
    await untilQuiet(page)
    await page.getByRole('link', { name: 'Post 2', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Post 2' }).waitFor()
    await page.waitForFunction(() => document.title.startsWith('Post 2'))
    await page.getByText('Table of Contents').first().click()
    await page.getByRole('link', { name: 'Second part' }).first().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#section-second-part')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Blog saved to your favorites!').waitFor()
    await page.getByRole('link', { name: 'See all' }).click()
    await page.getByRole('link', { name: 'Post 2' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Post 2' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('links to tags, and counts a view for each opened page', async () => {
    const { page, close } = await openPage(browser)
    const views = async () => (await call<Post>('GET', '/blogs/post-3')).views
    const before = await views()
    const counted = page.waitForResponse((response) => response.url().endsWith('/view'))
    await page.goto(`${site.url}/blog/post-3`)
    expect((await counted).status()).toBe(204)
    await expect.poll(views).toBe(before + 1)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(`${site.url}/blogs/post-3`)
    await page.getByRole('link', { name: '#Odd' }).click()
    await page.getByText('Showing 7 of 7 articles').waitFor()
    await close()
  })

  it('answers a missing post with the specified page and 404, and a moved one with 301', async () => {
    const { page, close } = await openPage(browser)
    const answer = await page.goto(`${site.url}/blogs/no-such-post`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Blog Not Found' }).waitFor()
    const { _id } = await call<Post>('GET', '/blogs/post-1')
    await call('PUT', `/blogs/${_id}`, { slug: 'first-post' })
    const moved = await fetch(`${site.url}/blogs/post-1`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blogs/first-post'])
    await close()
  })

  it('shows a draft to signed-in staff only', async () => {
    await call('POST', '/blogs', { title: 'Hidden draft', content: '<p>Not yet</p>' })
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/blogs/hidden-draft`)
    await page.getByRole('heading', { name: 'Blog Not Found' }).waitFor()
    await page.evaluate((token) => localStorage.setItem('token', token), token)
    await page.reload()
    await page.getByText('Draft preview').waitFor()
    await page.getByText('Not yet').waitFor()
    await close()
  })

  async function signIn(): Promise<string> {
    return (await call<{ token: string }>('POST', '/auth/login', administrator)).token
  }

  async function fillSite() {
    const form = new FormData()
    form.set('image', asFile(await buildPicture('jpeg')))
    const upload = await fetch(`${site.url}/api/images/upload`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body: form,
    })
    const { imageUrl } = (await upload.json()) as { imageUrl: string }
    const paragraph = { type: 'paragraph', children: [{ text: 'Words and words. '.repeat(40) }] }
    const heading = (text: string) => ({ type: 'heading-one', children: [{ text }] })
    const content = [heading('First part'), paragraph, heading('Second part'), paragraph]
    for (let number = 1; number <= postCount; number += 1) {
      await call('POST', '/blogs', {
        title: `Post ${number}`,
        description: `What post ${number} is about.`,
        content: JSON.stringify(content),
        featuredImage: imageUrl,
        featuredImageAlt: 'A gradient',
        category: number % 2 === 0 ? 'Recipes' : 'Wellness',
        tags: number % 2 === 0 ? ['Even'] : ['Odd'],
        isPublished: true,
      })
    }
  }

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { 'x-auth-token': token }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    expect(response.ok, `${method} ${path}`).toBe(true)
    return (await response.json()) as T
  }
})

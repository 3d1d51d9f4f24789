import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import {
  startVisitedSite,
  type VisitedSite,
  type WrittenPost,
} from '#tests/support/sites/visited-site.ts'

/** Fills two pages of the blog. */
const posts = 14

describe('what readers see, by statement', () => {
  let staff: VisitedSite

  beforeAll(async () => {
    staff = await startVisitedSite(0, posts)
  })
  afterAll(() => staff?.close())

  it('the blog lists its posts [blogs-01, blogs-02, blogs-03, blogs-04, blogs-05, blogs-08]', async () => {
    const first = '/blogs/post-1'
    const { _id } = await staff.call<WrittenPost>('GET', first)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
    await fetch(`${staff.site.url}/api/blogs/${_id}/view`, { method: 'POST', headers })
    const views = async () => (await staff.call<{ views: number }>('GET', first)).views
    await expect.poll(views).toBe(1)
    const { page, close } = await staff.visit('/blogs')
    await page.getByRole('searchbox', { name: 'Search articles' }).waitFor()
    await page.getByText('Showing 12 of 14 articles').waitFor()
    expect(await page.getByLabel('Category').locator('option').allInnerTexts()).toContain('Fitness')
    for (const name of ['All Posts', 'Nutrition', 'Recipes', 'Weight Loss']) {
      await page.getByRole('link', { name, exact: true }).waitFor()
    }
    const cards = page.getByRole('article')
    expect(await cards.count()).toBe(12)
    const left = await cards.evaluateAll((all) => [
      ...new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))),
    ])
    expect(left).toHaveLength(3)
    const card = cards.filter({ has: page.getByRole('heading', { name: 'Post 13' }) })
    const day = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: 'UTC', year: 'numeric', month: 'short', day: '2-digit' },
    }).format(new Date(staff.post.createdAt))
    for (const text of ['Recipes', day, 'What Post 13 is about', 'Read more']) {
      await card.getByText(text, { exact: true }).waitFor()
    }
    await card.locator('img').waitFor()
    expect(await card.getByText(/\d views?/).count()).toBe(0)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/blogs?page=2')
    await page.getByRole('link', { name: 'Previous' }).waitFor()
    await page.getByText('Showing 2 of 14 articles').waitFor()
    await cards.filter({ hasText: 'Post 1' }).getByText('1 view', { exact: true }).waitFor()
    await close()
  })

  it('a post shows all its parts [post-01, post-03, post-04, post-06, post-08, post-09, post-12]', async () => {
    const { page, close } = await staff.read('/blogs/post-14')
    const header = page.locator('article > header')
    const day = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: 'UTC', year: 'numeric', month: 'long', day: '2-digit' },
    }).format(new Date(staff.post.createdAt))
    const author = (await staff.call<{ name: string }>('GET', '/auth')).name
    for (const text of ['Beans', 'Rice & co', author, day]) {
      await header.getByText(text, { exact: true }).waitFor()
    }
    await header.getByText('Recipes', { exact: true }).first().waitFor()
    await header.getByText(/\d+ views?/).waitFor()
    await header.locator('img').waitFor()
    await header.getByText('What Post 14 is about').waitFor()
    await page.getByText('Words and words.').first().waitFor()
    for (const entry of ['Introduction', 'Main Points', 'Conclusion']) {
      await page
        .getByRole('navigation', { name: 'Table of Contents' })
        .getByText(entry)
        .last()
        .waitFor()
    }
    const tag = page.getByRole('link', { name: '#Rice & co' })
    expect(
      new URL((await tag.getAttribute('href')) ?? '', staff.site.url).searchParams.get('tag'),
    ).toBe('Rice & co')
    const related = page.getByRole('complementary', { name: 'Related Articles' })
    const titles = await related.getByRole('link').allInnerTexts()
    expect(titles).toHaveLength(3)
    expect(titles.join()).not.toContain('Post 14')
    expect(await page.title()).toMatch(/^Post 14\b.*Platewise$/)
    const source = await (await fetch(`${staff.site.url}/blogs/post-14`)).text()
    for (const tag of [
      '<meta name="description" content="What Post 14 is about"',
      '<meta property="og:title" content="Post 14',
      '<meta property="og:description" content="What Post 14 is about"',
      '<meta property="og:image" content="http',
      '<meta property="og:type" content="article"',
      '<meta name="twitter:card" content="summary_large_image"',
    ]) {
      expect(source).toContain(tag)
    }
    await page.getByRole('link', { name: 'Back to Blogs' }).click()
    await page.waitForURL(`${staff.site.url}/blogs`)
    await close()
  })

  it('a post is shared by the share sheet or by copying its link; saving it calls no API [post-05, post-13, post-14]', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page, close } = await openPage(staff.browser, { permissions })
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(navigator, {
        shared,
        share: async ({ url }: ShareData) => shared.push(url ?? ''),
      })
    })
    await page.goto(`${staff.site.url}/blogs/post-14`)
    await untilQuiet(page)
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = () => page.evaluate(() => JSON.stringify(Reflect.get(navigator, 'shared')))
    await expect.poll(shared).toBe(JSON.stringify([`${staff.site.url}/blogs/post-14`]))
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied to clipboard!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${staff.site.url}/blogs/post-14`,
    )
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Blog saved to your favorites!').waitFor()
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
    await close()
  })

  it('a missing post is reported in the specified words [post-07, blogs-07]', async () => {
    const { page, close } = await staff.read('/blogs/no-such-post')
    await page.getByRole('heading', { name: 'Blog Not Found' }).waitFor()
    await page.getByText("The blog you're looking for doesn't exist or has been removed.").waitFor()
    await page.getByRole('link', { name: 'Back to Blogs' }).click()
    await page.waitForURL('**/blogs')
    await page.goto(`${staff.site.url}/blogs?search=nothing+like+it`)
    await page.getByText('No blogs found').waitFor()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.getByText('Showing 12 of 14 articles').waitFor()
    await close()
  })

  it('about and contact have the specified content [about-01, contact-01, contact-02, contact-04, contact-05]', async () => {
    const { page, close } = await staff.read('/about')
    await page.getByRole('heading', { level: 1, name: 'About Platewise' }).waitFor()
    const mission = 'make healthy eating simple, delicious, and accessible for everyone'
    await page.getByText(mission).first().waitFor()
    await page.goto(`${staff.site.url}/contact`)
    const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    expect(await home.first().getAttribute('href')).toBe('/')
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await page.getByRole('main').getByLabel(label, { exact: true }).waitFor()
    }
    const details = page.getByRole('complementary', { name: 'Contact details' })
    await details.getByText('hello@example.com').waitFor()
    const answers = await page.getByRole('main').locator('details').allTextContents()
    expect(answers).toHaveLength(4)
    for (const [index, text] of [
      'within 24-48 business hours',
      'personalized meal plans',
      'support email',
      'careers email',
    ].entries()) {
      expect(answers[index]).toContain(text)
    }
    await close()
  })
})

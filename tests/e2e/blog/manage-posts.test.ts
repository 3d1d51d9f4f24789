import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

type Post = { _id: string; category: string }

describe('managing posts', () => {
  let staff: StaffSite
  let featuredImage: string

  beforeAll(async () => {
    staff = await startStaffSite()
    featuredImage = (await staff.upload(1)).imageUrl
  })
  // Each test creates its own posts.
  beforeEach(async () => {
    const { blogs } = await staff.call<{ blogs: Post[] }>('GET', '/blogs?limit=100')
    for (const { _id } of blogs) await staff.call('DELETE', `/blogs/${_id}`)
  })
  afterAll(() => staff?.close())

  const writePost = (title: string, changes: object = {}) =>
    staff.call<Post>('POST', '/blogs', {
      title,
      description: `What ${title} weighs`,
      content: '[{"type":"paragraph","children":[{"text":"Words"}]}]',
      featuredImage,
      category: 'Nutrition',
      ...changes,
    })

  /** Fills three pages: posts with even numbers are published, the seventh has another category. */
  async function writeThreePages() {
    for (let number = 1; number <= 24; number++) {
      const category = number === 7 ? 'Fitness' : 'Nutrition'
      await writePost(`Portion ${number}`, { category, isPublished: number % 2 === 0 })
    }
  }

  const row = (page: Page, title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  const tile = (page: Page, name: string) =>
    page.locator('dl > div').filter({ hasText: name }).locator('dd')
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  it('shows the first step on an empty site [posts-08]', async () => {
    const { page, problems, close } = await staff.open('/admin/blogs')
    await page.getByText('No blogs found.').waitFor()
    await page.getByText('Create your first blog post!').waitFor()
    await page.getByRole('navigation', { name: 'Admin' }).getByText('Blog').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('shows ten posts per page, and keeps page, search and filters in the address [posts-01, posts-07, posts-08]', async () => {
    await writeThreePages()
    const { page, problems, close } = await staff.open('/admin/blogs')
    await page.getByText('Showing 1 to 10 of 24 results').waitFor()
    expect(await tile(page, 'Total Blogs').textContent()).toBe('24')
    expect(await tile(page, 'Published Blogs').textContent()).toBe('12')
    expect(await tile(page, 'Total Views').textContent()).toBe('0')
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/admin/blogs?page=2')
    await page.getByText('Showing 11 to 20 of 24 results').waitFor()
    await page.getByPlaceholder('Search blogs...').fill('portion 7')
    await page.waitForURL('**/admin/blogs?search=portion+7')
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(await row(page, 'Portion 7').textContent()).toContain('FitnessDraft')
    await page.getByPlaceholder('Search blogs...').fill('nothing like it')
    await page.getByText('Try a different search term.').waitFor()
    await page.goto(`${staff.site.url}/admin/blogs?page=99`)
    await page.waitForURL('**/admin/blogs?page=3')
    await page.goto(`${staff.site.url}/admin/blogs?status=published`)
    await page.getByText('Showing 1 to 10 of 12 results').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('publishes and unpublishes, and reports what a post lacks [posts-04, posts-05, posts-10]', async () => {
    await writePost('Portion 21')
    await staff.call('POST', '/blogs', { title: 'Not ready' })
    const { page, close } = await staff.open('/admin/blogs?search=portion+21')
    await button(page, 'Publish Portion 21').click()
    await page.getByText('Blog published successfully').waitFor()
    await expect.poll(() => tile(page, 'Published Blogs').textContent()).toBe('1')
    const view = page.getByRole('link', { name: 'View Portion 21 in a new tab' })
    expect(await view.getAttribute('target')).toBe('_blank')
    expect(await view.evaluate(isTaken)).toBe(false)
    const tab = await page.context().newPage()
    await tab.goto(await view.evaluate((link: HTMLAnchorElement) => link.href))
    await tab.getByRole('heading', { name: 'Portion 21', level: 1 }).waitFor()
    await tab.close()
    await button(page, 'Unpublish Portion 21').click()
    await page.getByText('Blog unpublished successfully').waitFor()
    await page.goto(`${staff.site.url}/admin/blogs?search=ready`)
    await button(page, 'Publish Not ready').click()
    await page.getByText('Failed to update blog status').waitFor()
    await close()
  })

  it('deletes after a confirmation, and can undo it [posts-06]', async () => {
    await writePost('Portion 13')
    const { page, problems, close } = await staff.open('/admin/blogs?search=portion+13')
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
    await writePost('Portion 6')
    const { _id } = await writePost('Portion 7', { category: 'Fitness' })
    const { page, close } = await staff.open('/admin/blogs')
    await button(page, 'Categories').click()
    const dialog = page.getByRole('dialog', { name: 'Categories' })
    await dialog.getByText('1 post', { exact: true }).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, 'Rename Fitness').click()
    await dialog.getByLabel('New name of Fitness').fill('Movement')
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
    await button(page, 'Merge Movement').click()
    await dialog.getByLabel('Move the posts of Movement into').selectOption('Nutrition')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await dialog.getByText('2 posts').waitFor()
    await button(page, 'Delete Wellness').click()
    await page.getByText('Category deleted').waitFor()
    expect((await staff.call<Post>('GET', `/blogs/${_id}`)).category).toBe('Nutrition')
    const names = await staff.call<string[]>('GET', '/blogs/categories')
    expect(names).not.toContain('Wellness')
    expect(names).not.toContain('Movement')
    await close()
  })

  it('reports failures, and retries [posts-09, posts-10]', async () => {
    await writePost('Portion 5')
    const { page, close } = await staff.open('/admin/blogs?search=portion+5')
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

  it('fits a phone and a desktop, light and dark', async () => {
    await writePost('Portion 1')
    const { page, close } = await staff.open('/admin/blogs')
    await page.getByText('Showing 1 to 1').waitFor()
    await expectToFitLightAndDark(page, [320, 390, 1280])
    await close()
  })
})

/** Runs in the page: true if a script handles a click on the link and prevents the browser's default. */
function isTaken(link: SVGElement | HTMLElement) {
  let taken = false
  const look = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return taken
}

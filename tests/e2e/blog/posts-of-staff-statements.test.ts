import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  columnsOf,
  rowOf,
  type StaffedSite,
  startStaffedSite,
  tileOf,
} from '#tests/support/sites/staffed-site.ts'

describe('what staff see of posts, by statement', () => {
  let staff: StaffedSite

  beforeAll(async () => {
    staff = await startStaffedSite()
  })
  afterAll(() => staff?.close())

  it('a title is checked half a second after typing, and only if it changed [title-01, title-04]', async () => {
    for (const [path, field, own] of [
      ['/admin/create', 'Title', ''],
      [`/admin/meals/edit/${staff.meal._id}`, 'Title', 'Soup 6'],
      [`/admin/blogs/edit/${staff.post._id}`, 'Title', 'Post 6'],
    ] as const) {
      const { page, close } = await staff.open('/admin')
      await page.clock.install()
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.url().includes('check-title')) return
        asked.push(new URL(request.url()).searchParams.get('slug') ?? '')
      })
      await page.goto(staff.site.url + path)
      const title = page.getByRole('textbox', { name: field }).first()
      await expect.poll(() => title.inputValue()).toBe(own)
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await title.fill('Soup 4, hot')
      await page.clock.runFor(400)
      await title.fill('Soup 4')
      await page.clock.runFor(499)
      expect(asked).toEqual([])
      await page.clock.runFor(1)
      await expect.poll(() => asked).toEqual(['soup-4'])
      for (const nothing of ['', own]) {
        await title.fill(nothing)
        await page.clock.runFor(1000)
      }
      expect(asked).toEqual(['soup-4'])
      await close()
    }
  })

  it('posts are managed in a table [posts-01, posts-02, posts-03, route-16]', async () => {
    const { page, close } = await staff.open('/admin/blogs')
    for (const [name, count] of [
      ['Total Blogs', '6'],
      ['Published Blogs', '1'],
      ['Total Views', '0'],
    ] as const) {
      await expect.poll(() => tileOf(page, name).textContent()).toBe(count)
    }
    const named = await columnsOf(page)
    expect(named).toEqual(['Image', 'Title', 'Category', 'Status', 'Actions'])
    const newest = rowOf(page, 'Post 6')
    for (const text of ['On soups', 'Recipes', 'Published']) {
      await newest.getByText(text, { exact: true }).waitFor()
    }
    for (const name of ['Edit Post 6', 'Unpublish Post 6', 'Delete Post 6']) {
      await newest.getByLabel(name).waitFor()
    }
    await page.getByPlaceholder('Search blogs...').fill('post 3')
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    await page.getByRole('link', { name: 'New Blog Post' }).click()
    await page.waitForURL('**/admin/blogs/new')
    await page.getByRole('heading', { name: 'Create New Blog Post' }).waitFor()
    await close()
  })

  it('a post is written in its fields [editor-01, editor-02, editor-04, editor-05, editor-06, editor-07, editor-23, route-16]', async () => {
    const { page, close } = await staff.open('/admin/blogs/new')
    const text = page.getByRole('textbox', { name: 'Content' })
    await text.waitFor()
    await text.getByText('Write your blog content here...').waitFor()
    expect(await text.getAttribute('spellcheck')).toBe('true')
    const height = (await text.boundingBox())?.height
    expect(height).toBeGreaterThanOrEqual(350)
    expect(height).toBeLessThanOrEqual(500)
    expect(await page.getByLabel('Publish immediately').isChecked()).toBe(false)
    for (const leave of ['Back to Blogs', 'Cancel']) {
      await page.goto(`${staff.site.url}/admin/blogs/new`)
      await page.getByRole('link', { name: leave }).click()
      await page.waitForURL(`${staff.site.url}/admin/blogs`)
    }
    const held = Promise.withResolvers<void>()
    await page.route(`**/api/blogs/${staff.post._id}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await rowOf(page, 'Post 6').getByRole('link', { name: 'Edit Post 6' }).click()
    await page.waitForURL(`**/admin/blogs/edit/${staff.post._id}`)
    await page.getByRole('main').locator('svg').first().waitFor()
    expect(await page.getByRole('heading', { name: 'Edit Blog Post' }).count()).toBe(0)
    held.resolve()
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Post 6')
    expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('On soups')
    expect(await page.getByLabel('Category').inputValue()).toBe('Recipes')
    await page.getByLabel('Tags', { exact: true }).waitFor()
    await page.getByLabel('Featured image', { exact: true }).waitFor({ state: 'attached' })
    expect(await page.getByLabel('Publish immediately').isChecked()).toBe(true)
    await close()
  })

  it('a save is confirmed, and errors are shown in the words of the server [editor-03, editor-11, editor-17, editor-19]', async () => {
    const { page, close } = await staff.open('/admin/blogs')
    const call = `**/api/blogs/${staff.post._id}`
    await page.route(call, (route) => route.fulfill({ status: 503, json: { msg: 'Not just now' } }))
    await page.goto(`${staff.site.url}/admin/blogs/edit/${staff.post._id}`)
    await page.getByText('Not just now').waitFor()
    await page.unroute(call)
    await page.route(call, (route) => route.abort())
    await page.reload()
    await page.getByText(/Failed to fetch blog|Unable to connect/).waitFor()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Add category' }).click()
    await page.route('**/api/blogs/categories', (route) => route.abort())
    await page.getByLabel('New category').fill('Late')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Failed to create category').waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    const held = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      await held.promise
      await route.fulfill({ status: 400, json: { msg: 'Too many words' } })
    })
    await page.getByLabel('Description', { exact: true }).fill('On soups and stews')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const saving = page.getByRole('button', { name: 'Saving...' })
    await saving.waitFor()
    const isOff = (button: Element) =>
      button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true'
    expect(await saving.evaluate(isOff)).toBe(true)
    held.resolve()
    // Shown in the bar, in the draft's status, and in a toast.
    await expect.poll(() => page.getByText('Too many words').count()).toBeGreaterThan(1)
    await page.getByRole('alert').filter({ hasText: 'Too many words' }).first().waitFor()
    await close()
  })

  it('images in a text are at most 20em high [editor-24]', async () => {
    const image = { type: 'image', url: staff.imageUrl, alt: 'A plate', children: [{ text: '' }] }
    const { _id } = await staff.call<{ _id: string }>('POST', '/blogs', {
      title: 'With an image',
      content: JSON.stringify([image]),
    })
    const { page, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    const shown = page.getByRole('textbox', { name: 'Content' }).locator('img')
    const most = await shown.evaluate((element) => {
      const { maxHeight, fontSize } = getComputedStyle(element)
      return Number.parseFloat(maxHeight) / Number.parseFloat(fontSize)
    })
    expect(most).toBe(20)
    await close()
  })
})

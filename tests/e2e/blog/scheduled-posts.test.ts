import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { buttonOf, saved, startPosts, titleOf } from '#tests/support/sites/post-screen.ts'
import { rowOf } from '#tests/support/sites/staffed-site.ts'

/** A time so many seconds from now, to the second. */
const inSeconds = (seconds: number) =>
  new Date(Math.floor(Date.now() / 1000 + seconds) * 1000).toISOString()

describe('the date of a post', () => {
  let world: Awaited<ReturnType<typeof startPosts>>

  beforeAll(async () => {
    world = await startPosts()
  })
  afterAll(() => world?.staff.close())

  it('is chosen in the editor, and staff see when it goes live [dates-06]', async () => {
    const { staff, posts } = world
    const { _id } = await posts.write('On waiting')
    const { page, problems, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    await page.getByLabel('Publish immediately').check()
    await page.getByText('Visitors see it as soon as it is saved.').waitFor()
    await page.getByLabel('Date and time').fill('2031-05-01T09:30')
    await page.getByText('Visitors see it from May 1, 2031, 9:30 AM on.').waitFor()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL('**/admin/blogs')
    const row = rowOf(page, 'On waiting')
    await row.getByText('Scheduled').waitFor()
    await row.getByText('May 1, 2031, 9:30 AM').waitFor()
    await page.getByLabel('Status').selectOption('scheduled')
    await page.waitForURL('**/admin/blogs?status=scheduled')
    await page.locator('table[aria-busy="false"]').waitFor()
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await row.getByLabel('Unpublish On waiting').click()
    await page.getByText('Blog unpublished successfully').waitFor()
    await row.getByLabel('Publish On waiting').click()
    await page.getByText('Blog scheduled for May 1, 2031, 9:30 AM').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('puts a post on the cached pages within seconds of its time [dates-07]', async () => {
    const { staff, posts } = world
    const publishedAt = inSeconds(10)
    await posts.write('On time', { isPublished: true, publishedAt })
    const read = async (path: string) => await (await fetch(staff.site.url + path)).text()
    for (const path of ['/blogs', '/', '/feed.xml', '/sitemaps/blogs-1.xml']) {
      expect(await read(path)).not.toContain('on-time')
    }
    expect((await fetch(`${staff.site.url}/blogs/on-time`)).status).toBe(404)
    await expect.poll(() => read('/blogs'), { timeout: 40_000, interval: 200 }).toContain('on-time')
    expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(20_000)
    for (const path of ['/', '/feed.xml', '/sitemaps/blogs-1.xml']) {
      expect(await read(path)).toContain('on-time')
    }
    expect(await read('/blogs/on-time')).toContain(`"datePublished":"${publishedAt}"`)
  })

  it('stands beside author and search fields, which are saved like the text [dates-08]', async () => {
    const { staff, posts } = world
    const { _id } = await posts.write('On finding', { isPublished: true })
    const { page, problems, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    await buttonOf(page, 'Search and sharing').click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Title for search engines').fill('Found at last')
    await panel.getByLabel('Description for search engines').fill('Where it was')
    const address = panel.getByLabel('Canonical address')
    await address.fill('first.example')
    await buttonOf(page, 'Done').click()
    await panel.getByText('Please enter an address that begins with https://').waitFor()
    await address.fill('https://first.example/on-finding')
    await panel
      .getByRole('region', { name: 'In a search engine' })
      .getByText('Found at last')
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await buttonOf(page, 'Done').click()
    await panel.waitFor({ state: 'hidden' })
    await page.getByLabel('Author').selectOption({ index: 0 })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL('**/admin/blogs')
    const html = await (await fetch(`${staff.site.url}/blogs/on-finding`)).text()
    expect(html).toContain('<title>Found at last · ')
    expect(html).toContain('<meta name="description" content="Where it was"/>')
    expect(html).toContain('<link rel="canonical" href="https://first.example/on-finding"/>')
    expect(html).toContain('<h1 class="mt-3 text-3xl">On finding</h1>')
    expect(problems).toEqual([])
    await close()
  })

  it('of a draft is saved while it is typed', async () => {
    const { staff, posts } = world
    const { _id } = await posts.write('On typing')
    const { page, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    await titleOf(page).waitFor()
    await page.getByLabel('Date and time').fill('2031-06-01T10:00')
    await expect
      .poll(
        async () => {
          const post = await staff.call<{ publishedAt: string | null; status: string }>(
            'GET',
            `/blogs/${_id}`,
          )
          return [post.status, post.publishedAt]
        },
        { timeout: 10_000 },
      )
      .toEqual(['draft', expect.stringMatching(/^2031-0[56]-/)])
    await saved(page)
    await page.reload()
    await expect.poll(() => page.getByLabel('Date and time').inputValue()).toBe('2031-06-01T10:00')
    await close()
  })
})

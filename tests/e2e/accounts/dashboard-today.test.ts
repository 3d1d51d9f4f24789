import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { startPosts } from '#tests/support/sites/post-screen.ts'

describe('the dashboard', () => {
  let world: Awaited<ReturnType<typeof startPosts>>

  beforeAll(async () => {
    world = await startPosts()
  })
  afterAll(() => world?.staff.close())

  it('says what there is to do and how articles are read, on a phone too [today-03]', async () => {
    const { staff, posts } = world
    await posts.write('On drafts')
    await posts.write('On later', { isPublished: true, publishedAt: '2031-05-01T09:30:00Z' })
    const { _id } = await posts.write('On readers', { isPublished: true })
    await fetch(`${staff.site.url}/api/blogs/${_id}/view`, { method: 'POST' })
    const { page, problems, close } = await staff.open('/dashboard', {
      viewport: { width: 390, height: 800 },
    })
    const panel = page.getByRole('region', { name: 'Today' })
    await panel.getByRole('link', { name: '1 article is a draft' }).waitFor()
    await panel.getByText('1 article is scheduled, next “On later” on May 1, 2031').waitFor()
    await expect
      .poll(async () => {
        await page.reload()
        await panel.getByRole('link', { name: '1 article is a draft' }).waitFor()
        return await panel.getByText('1 view of articles in 90 days').count()
      })
      .toBe(1)
    await panel.getByRole('list', { name: 'Most read' }).getByText('On readers').waitFor()
    await panel.getByText(/GB free, .* this site/).waitFor()
    await panel.getByText(/^Never\. None is made by itself/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await panel.getByRole('link', { name: '1 article is a draft' }).click()
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

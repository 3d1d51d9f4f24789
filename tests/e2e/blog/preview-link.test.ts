import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage } from '#tests/support/sites/browser.ts'
import { buttonOf, startPosts } from '#tests/support/sites/post-screen.ts'

describe('preview link and trash', () => {
  let world: Awaited<ReturnType<typeof startPosts>>

  beforeAll(async () => {
    world = await startPosts()
  })
  afterAll(() => world?.staff.close())

  it('of a draft is made in the editor and shows it to a visitor, uncached [dates-09]', async () => {
    const { staff, posts } = world
    const { _id } = await posts.write('On secrets')
    const { page, problems, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    await buttonOf(page, 'Preview link').click()
    const address = page.getByRole('dialog').getByLabel('Address')
    await expect.poll(() => address.inputValue()).toContain('/preview/')
    const url = await address.inputValue()
    expect(await accessibilityProblems(page)).toEqual([])
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('As it was.')
    const visitor = await openPage(staff.browser)
    await visitor.page.goto(url)
    await visitor.page.getByRole('heading', { name: 'On secrets' }).waitFor()
    await visitor.page.getByText('This article is not published yet.').waitFor()
    expect(await accessibilityProblems(visitor.page)).toEqual([])
    await staff.call('GET', `/posts/${_id}/preview-link`)
    expect((await fetch(url)).status).toBe(404)
    expect([problems, visitor.problems]).toEqual([[], []])
    await visitor.close()
    await close()
  })

  it('has what was deleted, restores it, and deletes it for good after a question [trash-03]', async () => {
    const { staff, posts } = world
    for (const title of ['On loss', 'On return']) {
      const { _id } = await posts.write(title)
      await staff.call('DELETE', `/blogs/${_id}`)
    }
    const { page, problems, close } = await staff.open('/admin/trash')
    await page.getByText('Nothing here.').waitFor()
    await page.getByRole('link', { name: 'Posts' }).click()
    await page.getByRole('button', { name: 'Restore On return' }).click()
    await page.getByText('On return restored').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete On loss for good' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Delete this for good?').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('On loss deleted for good').waitFor()
    await page.getByText('Nothing here.').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('of meals: a copy is made from the list and opens as a draft [duplicate-02]', async () => {
    const { staff } = world
    await staff.call('POST', '/meals', { title: 'Lentil soup', isPublished: true })
    const { page, problems, close } = await staff.open('/admin/meals')
    await page.getByRole('button', { name: 'Duplicate Lentil soup' }).click()
    await page.waitForURL('**/admin/meals/edit/*')
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue())
      .toBe('Lentil soup (copy)')
    expect(problems).toEqual([])
    await close()
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import {
  buttonOf,
  type PictureFile,
  type Posts,
  saved,
  startPosts,
  textOf,
  titleOf,
  words,
} from '#tests/support/sites/post-screen.ts'
import { administrator, startSite } from '#tests/support/sites/site-process.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('unsaved text of a post', () => {
  let staff: StaffSite
  let posts: Posts
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, pictureFile } = await startPosts())
  })
  afterAll(() => staff?.close())

  it('is offered again after its tab was closed [editor-04, editor-16]', async () => {
    const changes = { isPublished: true }
    const { page, post, close } = await posts.open('Closed in the middle', changes)
    await page.keyboard.type(' And more, not saved.')
    await page.locator('[data-save-state=unsaved]').waitFor()
    await page.close()

    const again = await page.context().newPage()
    await again.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
    await again.getByText('that were not saved').waitFor()
    expect(await textOf(again).textContent()).toContain('As it was.')
    // Visitors see the published content until the changes are saved.
    expect(await posts.contentOf(post._id)).toEqual(words('As it was.'))
    await buttonOf(again, 'Restore them').click()
    await again.getByText('As it was. And more, not saved.').waitFor()
    await again.getByRole('link', { name: 'Back to Blogs' }).click()
    await again.getByRole('alertdialog', { name: 'Leave this screen?' }).waitFor()
    await buttonOf(again, 'Cancel').click()
    await buttonOf(again, 'Save Changes').click()
    await again.getByText('Blog updated successfully').waitFor()
    expect(await posts.contentOf(post._id)).toEqual(words('As it was. And more, not saved.'))
    await close()
  })

  it('stays a draft when it is new and cancelled, unless it is discarded [editor-26]', async () => {
    const { page, problems, close } = await staff.open('/admin/blogs/new')
    await titleOf(page).fill('On second thoughts')
    await saved(page)
    await page.getByRole('link', { name: 'Cancel', exact: true }).click()
    await page.waitForURL('**/admin/blogs')
    const row = page.getByRole('link', { name: 'On second thoughts', exact: true })
    await row.waitFor()
    await page.getByText('The new post was kept as a draft').waitFor()
    await buttonOf(page, 'Discard').click()
    await page.getByText('Blog deleted').waitFor()
    await row.waitFor({ state: 'detached' })
    // Its title is free again.
    await page.getByRole('link', { name: 'New Blog Post' }).click()
    await titleOf(page).fill('On second thoughts')
    await saved(page)
    expect(problems).toEqual([])
    await close()
  })

  it('is saved automatically, survives a killed server, and is there after a reload', async () => {
    const { page, close } = await staff.open('/admin/blogs/new')
    await titleOf(page).fill('Through a crash')
    await textOf(page).click()
    await page.keyboard.type('Before.')
    await saved(page)
    await page.waitForURL('**/admin/blogs/edit/*')
    const { url, dataDir, stop } = staff.site
    await stop('SIGKILL')
    await page.keyboard.type(' While it was down.')
    await page.getByText('The server does not answer.').waitFor()
    staff.site = await startSite({ WORKERS: '0', DATA_DIR: dataDir, PORT: new URL(url).port })
    await saved(page)
    await page.reload()
    await page.getByText('Before. While it was down.').waitFor()
    expect(await page.getByText('that were not saved').count()).toBe(0)
    await close()
  })

  it.each(['Keep mine', 'Take theirs'])('in two tabs: %s resolves the conflict', async (choice) => {
    const post = await posts.write(`Two tabs: ${choice}`)
    const { page, close } = await staff.open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await staff.call('PUT', `/blogs/${post._id}`, { content: JSON.stringify(words('Theirs.')) })
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Mine.')
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this post' })
    await dialog.getByText('As it was. Mine.').waitFor()
    await dialog.getByText('Theirs.', { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await buttonOf(page, choice).click()
    await dialog.waitFor({ state: 'detached' })
    await saved(page)
    const whose = choice === 'Keep mine' ? 'As it was. Mine.' : 'Theirs.'
    expect(await posts.contentOf(post._id)).toEqual(words(whose))
    const revisions = await posts.revisionsOf(post._id)
    // Beside the first version: theirs, and mine even if it was not taken.
    expect(revisions.length).toBeGreaterThanOrEqual(3)
    await close()
  })

  it('of a post deleted elsewhere creates a new one by Save Changes only, and survives a reload', async () => {
    const post = await posts.write('Deleted elsewhere')
    const count = async () =>
      (await staff.call<{ total: number }>('GET', '/blogs?search=deleted+elsewhere')).total
    const { page, close } = await staff.open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await staff.call('DELETE', `/blogs/${post._id}`)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Typed after that.')
    const told = page.getByText('This post was deleted elsewhere. Save Changes stores it')
    await told.waitFor()
    await page.keyboard.type(' And on.')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('And on.')
    expect(await told.isVisible()).toBe(true)
    expect(await count()).toBe(0)
    await page.reload()
    await buttonOf(page, 'Restore them').click()
    await page.getByText('As it was. Typed after that. And on.').waitFor()
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Blog created successfully').waitFor()
    expect(await count()).toBe(1)
    await close()
  })

  it('is saved after signing in again when the session has expired', async () => {
    const post = await posts.write('Signed out in the middle')
    const { page, close } = await staff.open('/admin/blogs')
    const login = await staff.call<{ token: string }>('POST', '/auth/login', administrator)
    await page.evaluate((token) => localStorage.setItem('token', token), login.token)
    await page.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await fetch(`${staff.site.url}/api/auth/logout`, {
      method: 'POST',
      headers: { 'x-auth-token': login.token },
    })
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Still here.')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Email').fill(administrator.email)
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await saved(page)
    expect(await posts.contentOf(post._id)).toEqual(words('As it was. Still here.'))
    await close()
  })

  it('is kept after errors, reported in the specified words [editor-03, editor-17, editor-18, editor-20, editor-21]', async () => {
    const post = await posts.write('Failing calls')
    const { page, close } = await staff.open(
      `/admin/blogs/edit/${post._id.replace(/.{4}$/, '0000')}`,
    )
    await page.getByText('Blog not found').waitFor()
    await page.route('**/api/blogs/categories', (route) => route.abort())
    await page.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
    await page.getByText('Failed to load categories. Please try again later.').waitFor()
    await page.getByLabel('Category').selectOption('Wellness')
    await page.route('**/api/blogs/*', (route) => route.abort())
    await page.route('**/api/images/upload', (route) => route.abort())
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Failed to update blog').first().waitFor()
    await insertFailing(page)
    await close()
    const { page: broken, close: closeBroken } = await staff.open('/admin')
    const body = { ...post, content: '[{"type":"table","children":[{"text":"rescued"}]}]' }
    await broken.route(`**/api/blogs/${post._id}`, (route) => route.fulfill({ json: body }))
    await broken.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
    await broken.getByText('Editor failed to load. Please check your content.').waitFor()
    // By the keyboard: a notice about the tab before, which may come at any moment, would move it from below the mouse.
    await buttonOf(broken, 'Keep its text only').press('Enter')
    await textOf(broken).getByText('rescued').waitFor()
    await closeBroken()
  })

  async function insertFailing(page: Page) {
    const chosen = page.waitForEvent('filechooser')
    await buttonOf(page, 'Insert image').click()
    await (await chosen).setFiles(pictureFile)
    await page.getByText('Failed to upload image').first().waitFor()
  }
})

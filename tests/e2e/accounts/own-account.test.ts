import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { accessibilityProblems, openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const ann = { name: 'Ann Lee', email: 'ann@example.com', password: 'correct horse' }

describe('the account page', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  const post = (path: string, body: unknown) =>
    fetch(`${staff.site.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function register(page: Page) {
    await page.goto(`${staff.site.url}/register`)
    await page.getByLabel('Full name').fill(ann.name)
    await page.getByLabel('Email').fill(ann.email)
    await page.getByLabel('Password', { exact: true }).fill(ann.password)
    await page.getByLabel('Confirm password').fill(ann.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${staff.site.url}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your Account' }).click()
    await page.waitForURL(`${staff.site.url}/account`)
  }

  it('is opened after registering; name and password can be changed, and the account deleted', async () => {
    const { page, problems, close } = await openPage(staff.browser)
    await register(page)
    await page.getByText('This session').waitFor()
    expect(await page.getByText('Upload Picture').count()).toBe(0)
    await expectToFit(page, [320, 768, 1280], 'account')
    await page.getByLabel('Name', { exact: true }).fill('Ann')
    await page.getByRole('button', { name: 'Save Name' }).click()
    await page.getByText('Name saved').waitFor()
    await page.getByLabel('Current password').fill(ann.password)
    await page.getByLabel('New password', { exact: true }).fill('new secret')
    await page.getByLabel('Confirm new password').fill('new secret')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Password changed. You are signed out everywhere else.').waitFor()
    expect((await post('/auth/login', { ...ann, password: 'new secret' })).status).toBe(200)

    // Every page links to the account page.
    await page.goto(`${staff.site.url}/contact`)
    await untilAwake(page)
    await page.getByLabel('Message', { exact: true }).fill('Hello')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your Account' }).click()
    await page.waitForURL(`${staff.site.url}/account`)

    const dialog = page.getByRole('alertdialog', { name: /^Are you sure/ })
    const question = page.getByRole('button', { name: 'Delete Account' })
    await question.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => question.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await question.click()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('Current password is required').waitFor()
    await dialog.getByLabel('Your password').fill('wrong horse')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('The current password is wrong').waitFor()
    await dialog.getByLabel('Your password').fill('new secret')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(`${staff.site.url}/`)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect((await post('/auth/login', { ...ann, password: 'new secret' })).status).toBe(401)
    await page.goto(`${staff.site.url}/account`)
    await page.waitForURL(`${staff.site.url}/`)
    expect(problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([])
    await close()
  })

  it('shows Loading... without a sign-in, is not indexed, and is not linked', async () => {
    const html = await (await fetch(`${staff.site.url}/account`)).text()
    expect(html).toContain('Loading...')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain('Your Account')
    expect(await (await fetch(`${staff.site.url}/robots.txt`)).text()).toContain(
      'Disallow: /account',
    )
  })

  it('is linked for staff; the last administrator cannot delete it', async () => {
    const { page, close } = await staff.open('/account')
    await page.waitForURL(`${staff.site.url}/admin/account`)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Your password').fill(administrator.password)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const refusal = 'The last administrator can be neither demoted nor deleted'
    await dialog.getByText(refusal).waitFor()
    await close()
  })

  it('has a picture for staff, shown with their posts, and none for others', async () => {
    const upload = await staff.upload(3)
    await staff.call('POST', '/blogs', {
      title: 'With a face',
      description: 'About portions',
      content: JSON.stringify([{ type: 'paragraph', children: [{ text: 'Words' }] }]),
      featuredImage: upload.imageUrl,
      category: 'Nutrition',
      published: true,
    })
    const byline = (page: Page) =>
      page.locator('header').filter({ has: page.getByRole('heading', { name: 'With a face' }) })
    const { page, problems, close } = await staff.open('/admin/account')
    const input = page.getByLabel('Upload Picture')
    await input.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
    await page.getByText('Please upload a valid image file').waitFor()
    const buffer = await buildPicture('png', { seed: 7 })
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await page.getByText('Picture saved').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const { avatar } = await staff.call<{ avatar: string }>('GET', '/auth/picture')
    const post = `${staff.site.url}/blogs/with-a-face`
    expect(await (await fetch(post)).text()).toContain(`src="${avatar}"`)
    await page.goto(post)
    await byline(page).locator(`img[src="${avatar}"]`).waitFor()
    await page.goto(`${staff.site.url}/admin/account`)
    await page.getByRole('button', { name: 'Remove Picture' }).click()
    await page.getByText('Picture removed').waitFor()
    const without = await (await fetch(post)).text()
    expect(without).not.toContain(avatar)
    expect(problems).toEqual([])
    await close()
  })

  it.each([
    ['admin', true],
    ['MANAGER', false],
  ])('the role %s is read case-insensitively', async (role, dashboard) => {
    const { page, close } = await openPage(staff.browser)
    await page.addInitScript((token) => localStorage.setItem('token', token), staff.token)
    const user = { _id: '1', name: 'Ann', email: ann.email, role }
    await page.route('**/api/auth', (route) => route.fulfill({ json: user }))
    await page.goto(`${staff.site.url}/about`)
    await page.getByRole('button', { name: 'Logout' }).first().waitFor()
    const link = page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' })
    expect((await link.count()) > 0).toBe(dashboard)
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    expect((await page.getByRole('link', { name: 'Users' }).count()) > 0).toBe(dashboard)
    await close()
  })
})

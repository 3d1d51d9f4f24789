import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonBody } from '#tests/support/json-body.ts'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('users', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })

  afterAll(() => staff?.close())

  const signIn = async (credentials: { email: string; password: string }) => {
    const sent = { method: 'POST', ...jsonBody(credentials) }
    return await fetch(`${staff.site.url}/api/auth/login`, sent)
  }

  it('are added, changed and removed by an administrator', async () => {
    const { page, problems, close } = await staff.open('/admin/users')
    await page.getByText('Administrator (you)').waitFor()
    await page.getByRole('button', { name: 'Add User' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add User' }).click()
    await dialog.getByText('Name is required').waitFor()
    await dialog.getByText('Email is required').waitFor()
    await dialog.getByLabel('Name').fill('Ben')
    await dialog.getByLabel('Email').fill('ben@example.com')
    await dialog.getByRole('button', { name: 'Add User' }).click()
    const password = await dialog.getByLabel('Password').inputValue()
    // The list behind the dialog is reloaded and dimmed in the meantime.
    await page.locator('table[aria-busy="false"]', { hasText: 'ben@example.com' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    expect((await signIn({ email: 'ben@example.com', password })).status).toBe(200)

    await page.getByRole('button', { name: 'Edit Ben' }).click()
    await dialog.getByLabel('Name').fill('Benjamin')
    await dialog.getByLabel('Role').selectOption('User')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('User saved').waitFor()
    await page.getByRole('row').filter({ hasText: 'Benjamin' }).getByText('User').waitFor()
    await page.getByRole('button', { name: 'Remove Benjamin' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('User removed').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
    await expect.poll(focused).toBe('Edit Administrator')
    expect(problems).toEqual([])
    await close()
  })

  it('always include an administrator', async () => {
    const { page, close } = await staff.open('/admin/users')
    const msg = 'The last administrator can be neither demoted nor deleted'
    await page.getByRole('button', { name: 'Edit Administrator' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Role').selectOption('Manager')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(msg).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Remove Administrator' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText(msg).waitFor()
    await close()
  })

  it('cannot be seen by Managers, who have an account page', async () => {
    const added = await staff.call<{ password: string }>('POST', '/users', {
      name: 'Mia',
      email: 'mia@example.com',
      role: 'Manager',
    })
    const answer = await signIn({ email: 'mia@example.com', password: added.password })
    const { token } = await answer.json()
    const { page, close } = await staff.open('/dashboard')
    await page.evaluate((stored) => localStorage.setItem('token', stored), token)
    await page.goto(`${staff.site.url}/admin/users`)
    await page.getByText('Only administrators manage users').waitFor()
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Account' }).first().click()
    await page.getByText('mia@example.com').waitFor()
    await close()
  })

  it('can change their name and password, and end their sessions', async () => {
    const other = await signIn(administrator)
    const { token } = await other.json()
    const { page, close } = await staff.open('/admin/account')
    await page.getByText('This session').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.getByRole('button', { name: 'Save Name' }).click()
    await page.getByText('Name saved').waitFor()
    await page.getByRole('navigation').getByText('Ada').waitFor()

    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Current password is required').waitFor()
    await page.getByLabel('Current password').fill('wrong horse')
    await page.getByLabel('New password', { exact: true }).fill('new secret')
    await page.getByLabel('Confirm new password').fill('other secret')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Confirm new password').fill('new secret')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('The current password is wrong').waitFor()

    await page
      .getByRole('button', { name: /^Sign out .*, last used/ })
      .first()
      .click()
    await page.getByText('Session ended').waitFor()
    await page.getByLabel('Current password').fill(administrator.password)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Password changed. You are signed out everywhere else.').waitFor()
    const headers = { 'x-auth-token': token }
    expect((await fetch(`${staff.site.url}/api/auth`, { headers })).status).toBe(401)
    expect((await signIn(administrator)).status).toBe(401)
    expect((await signIn({ ...administrator, password: 'new secret' })).status).toBe(200)
    await close()
  })
})

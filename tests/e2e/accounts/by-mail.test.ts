import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailServer } from '#tests/support/servers/mail-server.ts'
import { accessibilityProblems, openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('accounts by mail', () => {
  let staff: StaffSite
  let mail: Awaited<ReturnType<typeof openMailServer>>

  beforeAll(async () => {
    mail = await openMailServer()
    staff = await startStaffSite({ SMTP_URL: mail.url })
  })
  afterAll(async () => {
    await staff?.close()
    await mail?.close()
  })

  /** The address in a mail that arrives after a click; notices have none. */
  async function linkOf(click: () => Promise<unknown>) {
    const before = mail.mails.length
    const found = () => /http:\S+token=[\w-]+/.exec(mail.mails.slice(before).join('\n'))?.[0] ?? ''
    await click()
    await expect.poll(found).not.toBe('')
    return found()
  }

  it('a person is invited, by mail and by a link to copy, and signs in [invite-06]', async () => {
    const { page: admin, problems, close } = await staff.open('/admin/users')
    await admin.getByText('Administrator (you)').waitFor()
    const dialog = admin.getByRole('dialog')
    await admin.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByText('Email is required').waitFor()
    await dialog.getByLabel('Name').fill('Ben')
    await dialog.getByLabel('Email').fill('ben@example.com')
    const mailed = await linkOf(() => dialog.getByRole('button', { name: 'Invite' }).click())
    const shown = await dialog.getByLabel('Link').inputValue()
    expect(new URL(shown).pathname).toBe('/accept-invitation')
    expect(await accessibilityProblems(admin)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await admin.getByRole('heading', { name: 'Open Invitations' }).waitFor()
    await expectToFit(admin, [320, 768, 1280], 'users')

    // Sent again, the former link does not work any more.
    const renewed = await linkOf(() => admin.getByRole('button', { name: 'Resend Ben' }).click())
    await dialog.getByRole('button', { name: 'Done' }).click()
    const { page, close: leave } = await openPage(staff.browser)
    await page.goto(mailed)
    await page.getByText('This invitation has been accepted, replaced or taken back').waitFor()
    await page.goto(renewed)
    await page.getByText('ben@example.com').waitFor()
    await expectToFit(page, [320, 768, 1280], 'invitation')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ben')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByLabel('Confirm password').fill('correct horse')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/dashboard')
    await leave()

    await admin.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByLabel('Name').fill('Eve')
    await dialog.getByLabel('Email').fill('eve@example.com')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await admin.getByRole('button', { name: 'Revoke Eve' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await admin.getByText('Invitation taken back').waitFor()
    expect(await admin.getByRole('button', { name: 'Revoke Eve' }).count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  it('the own e-mail is changed by a mail to the new one, and the own text is stored [account-04]', async () => {
    const { page, problems, close } = await staff.open('/admin/account')
    await page.getByLabel('About you').fill('Cooks.\nAnd writes.')
    await page.getByRole('button', { name: 'Save Text' }).click()
    await page.getByText('Text saved').waitFor()
    const section = page.getByRole('region', { name: 'Email' })
    await section.getByRole('button', { name: 'Change Email' }).click()
    await section.getByText('Email is required').waitFor()
    await section.getByLabel('New email').fill('boss@example.com')
    await section.getByLabel('Your password').fill(administrator.password)
    const link = await linkOf(() => section.getByRole('button', { name: 'Change Email' }).click())
    await section.getByText(/^A mail with a link is on its way to boss@example.com/).waitFor()
    await expectToFit(page, [320, 768, 1280], 'account')
    await page.goto(link)
    await untilAwake(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Your email is boss@example.com now.').waitFor()
    await page.goto(`${staff.site.url}/admin/account`)
    await page.getByText('boss@example.com').waitFor()
    expect(await page.getByLabel('About you').inputValue()).toBe('Cooks.\nAnd writes.')
    // Back again for the other tests, by the call that a site without mail would use.
    const back = await linkOf(async () => {
      const body = { email: administrator.email, currentPassword: administrator.password }
      await staff.call('POST', '/auth/email', body)
    })
    const token = new URL(back).searchParams.get('token')
    await staff.call('POST', '/auth/email/confirm', { token })
    expect(problems).toEqual([])
    await close()
  })

  it('a forgotten password is replaced, and everybody is signed out [reset-09]', async () => {
    const { page, problems, close } = await openPage(staff.browser)
    await page.goto(`${staff.site.url}/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/forgot-password')
    await untilAwake(page)
    await expectToFit(page, [320, 768, 1280], 'forgot password')
    await page.getByRole('button', { name: 'Send Link' }).click()
    await page.getByText('Email is required').waitFor()
    await page.getByLabel('Email').fill(administrator.email)
    const link = await linkOf(async () => {
      await page.getByRole('button', { name: 'Send Link' }).click()
      await page.getByText(/^If there is an account for/).waitFor()
    })
    expect(link).toContain(`${staff.site.url}/reset-password?token=`)

    await page.goto(link)
    await untilAwake(page)
    await expectToFit(page, [320, 768, 1280], 'reset password')
    await page.getByLabel('New password', { exact: true }).fill('battery staple')
    await page.getByLabel('Confirm new password').fill('battery')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Confirm new password').fill('battery staple')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByText('Your password is changed, and you are signed out everywhere.').waitFor()
    const session = { headers: { 'x-auth-token': staff.token } }
    expect((await fetch(`${staff.site.url}/api/auth`, session)).status).toBe(401)

    // The same link a second time.
    await page.goto(link)
    await untilAwake(page)
    await page.getByLabel('New password', { exact: true }).fill('something else')
    await page.getByLabel('Confirm new password').fill('something else')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByText('This link has been used or has expired.').waitFor()

    await page.goto(`${staff.site.url}/login`)
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill('battery staple')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')
    // The browser reports the answers with status 400 that were meant to come.
    expect(problems.filter((problem) => !/400/.test(problem))).toEqual([])
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(staff.site.output()).toContain('/reset-password')
    expect(staff.site.output()).not.toContain(token)

    // The screens are for guests.
    for (const path of ['/forgot-password', '/reset-password']) {
      await page.goto(staff.site.url + path)
      await page.waitForURL(`${staff.site.url}/`)
    }
    await close()
  })
})

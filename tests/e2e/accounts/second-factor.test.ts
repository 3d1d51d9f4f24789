import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt, stepAt } from '#app/accounts/second-factor/totp.server.ts'
import { accessibilityProblems, openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const ben = { name: 'Ben', email: 'ben@example.com', role: 'Manager' }

describe('the second factor', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  async function signIn(page: Page, { email, password } = administrator) {
    await page.goto(`${staff.site.url}/login`)
    await untilAwake(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  it('is set up with a QR code, asked for at the sign-in, and required of staff [factor-09]', async () => {
    const { page, problems, close } = await staff.open('/admin/account')
    const section = page.getByRole('region', { name: 'Second Factor' })
    await section.getByRole('button', { name: 'Set Up' }).click()
    const hasFocus = (control: Locator) => control.and(page.locator(':focus')).waitFor()
    await hasFocus(section.getByLabel('Your password'))
    await section.getByLabel('Your password').fill(administrator.password)
    await section.getByRole('button', { name: 'Continue' }).click()
    await section.getByRole('img', { name: /^QR code/ }).waitFor()
    await hasFocus(section.getByLabel('Code of the app'))
    await expectToFit(page, [320, 768, 1280], 'setup')
    const key = (await section.locator('p', { hasText: /^Key:/ }).textContent()) ?? ''
    const secret = key.replace('Key:', '').replaceAll(/\s/g, '')
    await section.getByRole('button', { name: 'Turn On' }).click()
    await section.getByText('Code is required').waitFor()
    const setupStep = stepAt(new Date())
    await section.getByLabel('Code of the app').fill(codeAt(secret, setupStep))
    await section.getByRole('button', { name: 'Turn On' }).click()
    const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await codes.first().waitFor()
    const recovery = await codes.allTextContents()
    expect(recovery).toHaveLength(10)
    expect(await accessibilityProblems(page)).toEqual([])
    await section.getByRole('button', { name: 'Done' }).click()
    await section.getByText('10 recovery codes are left.').waitFor()
    await hasFocus(section.getByRole('button', { name: 'New Recovery Codes' }))

    const { page: other, close: leave } = await openPage(staff.browser)
    await signIn(other)
    await other.getByText('Enter the code of your authenticator app').waitFor()
    expect(await accessibilityProblems(other)).toEqual([])
    const code = other.getByLabel('Code', { exact: true })
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
    // The code of the setup was used already; that of the next step is accepted early.
    await code.fill(codeAt(secret, setupStep))
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByText('The code is wrong or was used before').waitFor()
    await code.fill(codeAt(secret, setupStep + 1))
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.waitForURL('**/dashboard')
    await leave()

    const added = await staff.call<{ password: string }>('POST', '/users', ben)
    await page.goto(`${staff.site.url}/admin/settings`)
    await page.getByRole('switch', { name: 'Require a second factor of staff' }).click()
    await page.getByText('Staff must have a second factor now').waitFor()
    await expectToFit(page, [320, 768, 1280], 'settings')
    expect(problems).toEqual([])
    await close()

    const { page: manager, close: end } = await openPage(staff.browser)
    await signIn(manager, { email: ben.email, password: added.password })
    await manager.waitForURL('**/admin/account')
    await manager.getByText('This site requires one of your account.').waitFor()
    await manager.goto(`${staff.site.url}/admin/meals`)
    await manager.waitForURL('**/admin/account')
    await end()

    // A recovery code replaces the app.
    const { page: last, close: finish } = await openPage(staff.browser)
    await signIn(last)
    await last.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '')
    await last.getByRole('button', { name: 'Sign in' }).click()
    await last.waitForURL('**/dashboard')
    await finish()
    expect(staff.site.output()).not.toContain(secret)
  })
})

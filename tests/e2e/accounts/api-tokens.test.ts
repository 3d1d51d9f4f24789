import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('API tokens in the browser', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  it('are made, shown once, used and revoked [token-05]', async () => {
    const { page, problems, close } = await staff.open('/admin/settings')
    await page.getByRole('link', { name: 'API Tokens' }).click()
    await page.getByText('No tokens yet').waitFor()
    await page.getByRole('button', { name: 'New Token' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make Token' }).click()
    await dialog.getByText('Name is required').waitFor()
    await dialog.getByLabel('Name').fill('Importer')
    await dialog.getByRole('button', { name: 'Make Token' }).click()
    const token = await dialog.getByLabel('Token').inputValue()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    const stats = () =>
      fetch(`${staff.site.url}/api/stats`, { headers: { Authorization: `Bearer ${token}` } })
    expect((await stats()).status).toBe(200)
    await page.reload()
    await page.getByText('Importer').waitFor()
    await page.getByText(/last used/).waitFor()
    expect(await page.getByText(token).count()).toBe(0)
    await expectToFit(page, [320, 768, 1280], 'tokens')
    await page.getByRole('button', { name: 'Revoke Importer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Token revoked').waitFor()
    await page.getByText('No tokens yet').waitFor()
    expect((await stats()).status).toBe(401)
    expect(problems).toEqual([])
    await close()
  })
})

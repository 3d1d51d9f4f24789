import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('webhooks in the browser', () => {
  let staff: StaffSite
  let receiver: Server
  let url = ''
  const events: unknown[] = []

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      events.push(request.headers['x-platewise-event'])
      request.resume()
      response.end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const address = receiver.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
    staff = await startStaffSite({ FETCH_ALLOW_HOSTS: '127.0.0.1' })
  })
  afterAll(async () => {
    await staff?.close()
    receiver?.close()
  })

  it('are added, tested, told of a meal, and deleted [webhook-07]', async () => {
    const { page, problems, close } = await staff.open('/admin/settings')
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'New Webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add Webhook' }).click()
    await dialog.getByText('Address is required').waitFor()
    await dialog.getByLabel('Address').fill(url)
    await dialog.getByRole('button', { name: 'Add Webhook' }).click()
    await expect.poll(() => dialog.getByLabel('Secret').inputValue()).toMatch(/^whsec_/)
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: `Test ${url}` }).click()
    const calls = page.getByRole('list', { name: 'Calls' })
    await calls.getByText('Delivered').waitFor()
    expect(events).toEqual(['test'])
    await expectToFit(page, [320, 768, 1280], 'webhooks')
    await calls.getByRole('button', { name: /^Send Again: test/ }).click()
    await expect.poll(() => events).toEqual(['test', 'test'])
    await staff.call('POST', '/meals', { title: 'Rice', isPublished: true })
    await expect.poll(() => events).toEqual(['test', 'test', 'meal.published'])
    await page.getByRole('button', { name: `Delete ${url}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Webhook deleted').waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

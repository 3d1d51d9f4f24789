import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonBody } from '#tests/support/json-body.ts'
import { accessibilityProblems, openPage } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

/** Fills two pages of messages. */
const messageCount = 12

describe('reading messages of visitors', () => {
  let site: SiteProcess
  let browser: Browser
  let token: string

  beforeAll(async () => {
    const settings = { TRUST_PROXY: 'on', WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
    token = await signIn(site.url)
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function openMessages(query = '', options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, { reducedMotion: 'reduce', ...options })
    await visit.page.addInitScript((stored) => {
      localStorage.setItem('token', stored)
      localStorage.setItem('cookieConsent', 'all')
    }, token)
    await visit.page.goto(`${site.url}/admin/messages${query}`)
    return visit
  }

  const row = (page: Page, number: number) =>
    page.getByRole('button', { name: `Subject ${number}`, exact: false }).first()
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  it('shows an empty state, and has an entry in the navigation', async () => {
    const { page, problems, close } = await openMessages()
    await page.getByText('No messages yet').waitFor()
    const place = page.getByRole('navigation', { name: 'Admin' }).getByText('Messages')
    expect(await place.getAttribute('aria-current')).toBe('page')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
    await writeMessages(site.url)
  })

  it('lists the newest first, ten per page, and keeps the page in the address', async () => {
    const { page, problems, close } = await openMessages()
    await page.getByText(`Showing 1 to 10 of ${messageCount} messages`).waitFor()
    expect(await page.getByRole('listitem').first().textContent()).not.toBe('')
    expect(await row(page, messageCount).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/admin/messages?page=2')
    await page.getByText(`Showing 11 to 12 of ${messageCount} messages`).waitFor()
    await page.reload()
    await page.getByText(`Showing 11 to 12 of ${messageCount} messages`).waitFor()
    await page.goto(`${site.url}/admin/messages?page=9`)
    await page.waitForURL('**/admin/messages?page=2')
    expect(problems).toEqual([])
    await close()
  })

  it('marks a message as read when opened by keyboard; messages can be answered and filtered', async () => {
    const { page, problems, close } = await openMessages()
    await row(page, 7).focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('listitem').filter({ hasText: 'Subject 7' })
    await item.getByText('Body of message 7').waitFor()
    await item.getByText('Read', { exact: true }).waitFor()
    expect(await item.getByRole('link', { name: 'Reply' }).getAttribute('href')).toMatch(
      /^mailto:visitor7@example\.com\?subject=Re%3A%20Subject%207&body=/,
    )
    expect(await accessibilityProblems(page)).toEqual([])
    const mark = item.getByRole('button', { name: 'Mark as answered' })
    await mark.focus()
    await page.keyboard.press('Enter')
    await item.getByText('Answered', { exact: true }).waitFor()
    expect(await focused(page)).toContain('Mark as not answered')

    await page.getByRole('link', { name: 'Answered' }).click()
    await page.waitForURL('**/admin/messages?status=answered')
    await page.getByText('Showing 1 to 1 of 1 messages').waitFor()
    await page.getByRole('link', { name: 'Read', exact: true }).click()
    await page.getByText('No messages with this status').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('asks before deleting; Cancel keeps the message and the focus', async () => {
    const { page, problems, close } = await openMessages('?page=2')
    await row(page, 1).click()
    const item = page.getByRole('listitem').filter({ hasText: 'visitor1@example.com' })
    await item.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this message?',
    })
    await question.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Delete')
    for (const number of [1, 2]) {
      if (number === 2) await row(page, 2).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await question.getByRole('button', { name: 'Delete' }).click()
      await question.waitFor({ state: 'detached' })
      await page.getByText('Message deleted').first().waitFor()
    }
    await page.waitForURL((url) => url.search === '')
    await page.getByText('Showing 1 to 10 of 10 messages').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('reports failures, which can be retried', async () => {
    const { page, close } = await openMessages('?status=new')
    await page.getByText('Showing 1 to').waitFor()
    await page.route('**/api/contact/*', (route) => route.abort())
    await row(page, 5).click()
    await page.getByText('Failed to update message').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete message').waitFor()
    await page.route('**/api/contact?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await page.getByText('Failed to load messages. Please try again later.').waitFor()
    await page.unroute('**/api/contact?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Showing 1 to').waitFor()
    await close()
  })

  it('has no problems for axe, light and dark, narrow and wide', async () => {
    const { page, close } = await openMessages()
    await row(page, 9).click()
    await expectToFitLightAndDark(page, [320, 1280])
    await close()
  })
})

async function signIn(url: string): Promise<string> {
  const sent = { method: 'POST', ...jsonBody(administrator) }
  const answer = await fetch(`${url}/api/auth/login`, sent)
  const { token } = await answer.json()
  return token
}

/** Sends each message from a different address, because messages are rate-limited by address. */
async function writeMessages(url: string): Promise<void> {
  for (let number = 1; number <= messageCount; number++) {
    const letter = {
      name: `Visitor ${number}`,
      email: `visitor${number}@example.com`,
      subject: `Subject ${number}`,
      message: `Body of message ${number}\nwith a second line`,
    }
    const from = { 'x-forwarded-for': `10.0.1.${number}` }
    await fetch(`${url}/api/contact`, { method: 'POST', ...jsonBody(letter, from) })
  }
}

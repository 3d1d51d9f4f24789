import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactMessage } from '#app/contact/contact.ts'
import { jsonBody } from '#tests/support/json-body.ts'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

const thanks = 'Thank you for your message. We will get back to you soon!'
const notSent = 'Failed to send message. Please try again.'

const letter = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Portions',
  message: 'How large is a serving?',
}

describe('the contact form', () => {
  let site: SiteProcess
  let browser: Browser
  let visitors = 0

  beforeAll(async () => {
    // Visitors get different addresses, because messages are rate-limited by address.
    const settings = { TRUST_PROXY: 'on', WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  const address = () => ({ 'x-forwarded-for': `10.0.0.${++visitors}` })

  async function openContact({ javaScript = true, from = address() } = {}) {
    const visit = await openPage(browser, {
      javaScriptEnabled: javaScript,
      extraHTTPHeaders: from,
    })
    await visit.page.goto(`${site.url}/contact`)
    if (javaScript) await untilQuiet(visit.page)
    return visit
  }

  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

  async function fill(page: Page, changes: Partial<typeof letter> = {}) {
    const { name, email, subject, message } = { ...letter, ...changes }
    await field(page, 'Name').fill(name)
    await field(page, 'Email').fill(email)
    await field(page, 'Subject').fill(subject)
    await field(page, 'Message').fill(message)
  }

  async function typed(page: Page) {
    const value = (label: string) => field(page, label).inputValue()
    return {
      name: await value('Name'),
      email: await value('Email'),
      subject: await value('Subject'),
      message: await value('Message'),
    }
  }

  const hasFocus = (page: Page, label: string) =>
    field(page, label).evaluate((element) => element === document.activeElement)

  async function received(subject: string): Promise<ContactMessage[]> {
    const signIn = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      ...jsonBody(administrator),
    })
    const { token } = await signIn.json()
    const list = await fetch(`${site.url}/api/contact?limit=100`, {
      headers: { 'x-auth-token': token },
    })
    const { messages }: { messages: ContactMessage[] } = await list.json()
    return messages.filter((message) => message.subject === subject)
  }

  it('a message can be written and sent with the keyboard alone [contact-03, contact-06, contact-08]', async () => {
    const { page, problems, close } = await openContact()
    await page.route('**/api/contact', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await field(page, 'Name').focus()
    await page.keyboard.type('Ann')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ann@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Two\nlines')
    await page.getByText('9/500 characters').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Sending...').waitFor()
    const told = page.getByText(thanks)
    await told.waitFor()
    expect(await told.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await typed(page)).toEqual({ name: '', email: '', subject: '', message: '' })
    await page.getByText('0/500 characters').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull()
    expect(await received('By keyboard')).toMatchObject([
      { name: 'Ann', email: 'ann@example.com', message: 'Two\nlines', status: 'new' },
    ])
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('missing fields are reported at the field until they are filled in [contact-02]', async () => {
    const { page, problems, close } = await openContact()
    await send(page).click()
    for (const text of [
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ]) {
      await page.getByText(text).waitFor()
    }
    expect(await hasFocus(page, 'Name')).toBe(true)
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true')
    expect(await accessibilityProblems(page)).toEqual([])
    await fill(page, { email: 'ann' })
    await page.getByText('Name is required').waitFor({ state: 'detached' })
    await send(page).click()
    await page.getByText('Please enter a valid email address').waitFor()
    expect(await hasFocus(page, 'Email')).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  it('a message that is too long shows its length, and is not cut off [contact-03]', async () => {
    const { page, close } = await openContact()
    await fill(page, { message: 'x'.repeat(501) })
    await page.getByText('501/500 characters').waitFor()
    await send(page).click()
    await page.getByText('Message must be at most 500 characters').waitFor()
    expect((await typed(page)).message).toHaveLength(501)
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  it.each<[string, (route: Route) => Promise<void>]>([
    ['no connection', (route) => route.abort()],
    ['a fault of the server', (route) => route.fulfill({ status: 500, json: { msg: 'Oops' } })],
    ['a page of a proxy', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
  ])('%s is reported, and the text is kept, also after a reload [contact-07]', async (_, fail) => {
    const { page, close } = await openContact()
    await page.route('**/api/contact', fail)
    await fill(page)
    await send(page).click()
    await page.getByRole('alert').getByText(notSent).waitFor()
    expect(await typed(page)).toEqual(letter)
    await page.reload()
    await untilQuiet(page)
    expect(await typed(page)).toEqual(letter)
    await page.getByText(`${letter.message.length}/500 characters`).waitFor()
    await page.unroute('**/api/contact')
    await send(page).click()
    await page.getByText(thanks).waitFor()
    await close()
  })

  it('an error of the server about a field is shown at that field', async () => {
    const { page, close } = await openContact()
    const errors = [{ msg: 'No mail can be sent there', path: 'email' }]
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 400, json: { msg: errors[0]?.msg, errors } }),
    )
    await fill(page)
    await send(page).click()
    await page.getByText('No mail can be sent there').waitFor()
    expect(await hasFocus(page, 'Email')).toBe(true)
    await close()
  })

  it('the sixth message within an hour is refused with a reason', async () => {
    const from = address()
    for (let sent = 0; sent < 5; sent++) {
      const headers = { ...from, 'content-type': 'application/json' }
      const body = JSON.stringify(letter)
      const { status } = await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body })
      expect(status).toBe(201)
    }
    const { page, close } = await openContact({ from })
    await fill(page)
    await send(page).click()
    await page.getByRole('alert').getByText('Too many requests').waitFor()
    expect(await typed(page)).toEqual(letter)
    await close()
    const plain = await openContact({ from, javaScript: false })
    await fill(plain.page)
    await send(plain.page).click()
    await plain.page.getByRole('alert').getByText('Too many requests').waitFor()
    expect(await typed(plain.page)).toEqual(letter)
    await plain.close()
  })

  it('pressing the button twice sends one message', async () => {
    const { page, close } = await openContact()
    await fill(page, { subject: 'Twice' })
    await send(page).dblclick()
    await page.getByText(thanks).waitFor()
    expect(await received('Twice')).toHaveLength(1)
    await close()
  })

  it('an expired session does not prevent sending, and is left unchanged', async () => {
    const { page, close } = await openContact()
    await fill(page, { subject: 'With a stale token' })
    await page.evaluate(() => localStorage.setItem('token', 'ended'))
    await send(page).click()
    await page.getByText(thanks).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('ended')
    await close()
  })

  it('the honeypot field cannot be reached by people', async () => {
    const { page, close } = await openContact()
    expect(await page.locator('[name="website"]').isVisible()).toBe(false)
    await field(page, 'Message').focus()
    await page.keyboard.press('Tab')
    const next = await page.evaluate(() => document.activeElement?.textContent)
    expect(next).toContain('Send Message')
    await close()
  })

  it('works without JavaScript: errors are shown with the text, and then it is sent', async () => {
    const { page, close } = await openContact({ javaScript: false })
    await page.getByText('At most 500 characters').waitFor()
    await fill(page, { email: 'ann', subject: 'Plain form', message: 'One\ntwo' })
    await send(page).click()
    await page.getByText('Please enter a valid email address').waitFor()
    expect(await typed(page)).toMatchObject({ name: 'Ann', email: 'ann', message: 'One\ntwo' })
    await field(page, 'Email').fill('ann@example.com')
    await send(page).click()
    await page.getByText(thanks).waitFor()
    expect(await typed(page)).toEqual({ name: '', email: '', subject: '', message: '' })
    await page.reload()
    await page.getByText(thanks).waitFor()
    expect(await received('Plain form')).toMatchObject([{ message: 'One\ntwo' }])
    await close()
  })

  it('answers to a posted form are not cached, and the confirmation is not indexed', async () => {
    const posted = await fetch(`${site.url}/contact`, { method: 'POST', body: 'name=Ann' })
    expect(posted.status).toBe(400)
    expect(posted.headers.get('cache-control')).toBe('no-store')
    const sent = await (await fetch(`${site.url}/contact/sent`)).text()
    expect(sent).toMatch(/<meta name="robots" content="noindex/)
  })

  it('a form from another site is refused', async () => {
    const body = new URLSearchParams({ ...letter, subject: 'From elsewhere' })
    const headers = { ...address(), origin: 'https://elsewhere.example' }
    const { status } = await fetch(`${site.url}/contact`, { method: 'POST', headers, body })
    expect(status).toBe(400)
    expect(await received('From elsewhere')).toEqual([])
  })

  it('questions open by keyboard, and the breadcrumb links to the home page [contact-01]', async () => {
    const { page, close } = await openContact()
    const question = page.getByText('How soon will I hear back?')
    await question.focus()
    await page.keyboard.press('Enter')
    await page.getByText('within 24-48 business hours. ').waitFor()
    expect(await page.locator('details[open]').count()).toBe(1)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home').click()
    await page.waitForURL(`${site.url}/`)
    await close()
  })
})

it('the plain form works behind a proxy that speaks https', async () => {
  const site = await startSite({ SITE_URL: 'https://meals.example', WORKERS: '0' })
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: 'https://meals.example' },
    body: new URLSearchParams(letter),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/contact/sent#write')
  await removeSite(site)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

describe('the cookie banner', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '0' }), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function openAt(path = '/', options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, options)
    await visit.page.goto(site.url + path)
    if (options.javaScriptEnabled !== false) await untilQuiet(visit.page)
    return visit
  }

  const question = (page: Page) => page.getByRole('region', { name: 'We value your privacy' })
  const preferences = (page: Page) => page.getByRole('region', { name: 'Cookie Preferences' })
  const button = (page: Page, name: string) => page.getByRole('button', { name })
  const settingsLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' })
  const consent = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))
  const isFocused = (locator: Locator) =>
    locator.evaluate((element) => element === document.activeElement)

  it('asks once: Accept All stores the plain word [cookie-01, cookie-02]', async () => {
    const { page, problems, close } = await openAt()
    const links = question(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/cookie-policy',
      '/privacy-policy',
    ])
    expect(await consent(page)).toBeNull()
    await button(page, 'Accept All').click()
    await question(page).waitFor({ state: 'detached' })
    expect(await consent(page)).toBe('all')
    await page.goto(`${site.url}/about`)
    await untilQuiet(page)
    expect(await question(page).count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  it('stores the choice as exactly three booleans [cookie-03, cookie-04]', async () => {
    const { page, close } = await openAt('/privacy-policy')
    await button(page, 'Customize').click()
    const kind = (name: string) => preferences(page).getByRole('checkbox', { name })
    await expect.poll(() => kind('Necessary').isChecked()).toBe(true)
    await expect.poll(() => kind('Necessary').isDisabled()).toBe(true)
    await expect.poll(() => kind('Analytics').isChecked()).toBe(true)
    await expect.poll(() => kind('Marketing').isChecked()).toBe(false)
    await kind('Analytics').uncheck()
    await button(page, 'Save Preferences').click()
    await preferences(page).waitFor({ state: 'detached' })
    expect(await consent(page)).toBe('{"necessary":true,"analytics":false,"marketing":false}')
    await close()
  })

  it('can be used by keyboard, and returns the focus to the page [cookie-04]', async () => {
    const { page, close } = await openAt('/contact')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('Tab')
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(button(page, 'Customize'))).toBe(true)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => isFocused(page.getByRole('heading', { name: 'Cookie Preferences' })))
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(button(page, 'Customize'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => question(page).isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await button(page, 'Back').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(button(page, 'Customize'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await close()
  })

  it('can be reopened from the footer with the choice, and closed without a change', async () => {
    const { page, close } = await openAt('/about')
    await button(page, 'Accept All').click()
    await settingsLink(page).focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Cookie Preferences' })
    await heading.waitFor()
    expect(await isFocused(heading)).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Marketing' }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    expect(await consent(page)).toBe('all')
    expect(await isFocused(settingsLink(page))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Marketing' }).uncheck()
    await button(page, 'Save Preferences').click()
    await expect
      .poll(() => consent(page))
      .toBe('{"necessary":true,"analytics":true,"marketing":false}')
    await expect.poll(() => isFocused(settingsLink(page))).toBe(true)
    await close()
  })

  it('disappears in every tab when it is answered in one', async () => {
    const { page, close } = await openAt()
    const other = await page.context().newPage()
    await other.goto(`${site.url}/about`)
    await button(other, 'Accept All').click()
    await question(page).waitFor({ state: 'detached' })
    await close()
  })

  it.each(['{"necessary":true}', 'yes', '{'])('asks again if %s is stored', async (text) => {
    const { page, close } = await openAt('/about')
    await page.evaluate((stored) => localStorage.setItem('cookieConsent', stored), text)
    await page.reload()
    await question(page).waitFor()
    await close()
  })

  it('accepts an answer for the current page if the browser forbids storage', async () => {
    const { page, close } = await openPage(browser)
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: forbid })
    })
    await page.goto(`${site.url}/about`)
    await button(page, 'Accept All').click()
    await question(page).waitFor({ state: 'detached' })
    await close()
  })

  it('causes no layout shift or horizontal scrolling', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = 'sources' in entry ? (entry.sources as { node?: Node | null }[]) : []
          moved.push(
            ...sources.map(({ node }) => node?.textContent?.slice(0, 60) || `${node?.nodeName}`),
          )
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Texts move a little when the fonts come after the first paint, which the banner has no part in.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(`${site.url}/contact`)
    await untilQuiet(page)
    await question(page).waitFor()
    expect(await page.evaluate(() => ('moved' in window ? window.moved : null))).toEqual([])
    await close()
  })

  it('is not part of the HTML, which is the same for everyone, and is not shown without JavaScript', async () => {
    const html = await (await fetch(`${site.url}/about`)).text()
    expect(html).not.toContain('We value your privacy')
    const { page, close } = await openAt('/about', { javaScriptEnabled: false })
    expect(await question(page).count()).toBe(0)
    await settingsLink(page).click()
    await page.waitForURL(`${site.url}/cookie-policy#your-choice`)
    await page.getByText('JavaScript is off').waitFor()
    await close()
  })

  it('has no problems for axe, light and dark, in either view, narrow and wide', async () => {
    const { page, close } = await openAt('/about', { reducedMotion: 'reduce' })
    for (const view of ['question', 'preferences']) {
      if (view === 'preferences') await button(page, 'Customize').click()
      await expectToFitLightAndDark(page, [320, 1280], view)
    }
    await close()
  })
})

describe('the newsletter box', () => {
  it('does nothing if no newsletter is configured [footer-03]', async () => {
    const [site, browser] = await Promise.all([startSite({ WORKERS: '0' }), sharedBrowser()])
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/about`)
    await untilQuiet(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByLabel('Newsletter address').fill('not an address')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${site.url}/about`)
    expect(requests).toEqual([])
    expect(problems).toEqual([])
    await close()
    await browser.close()
    await removeSite(site)
  })

  it('posts the address to the newsletter, with and without JavaScript, and reports the result', async () => {
    const posted: string[] = []
    const service = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => posted.push(body))
      request.on('end', () => response.end('Welcome'))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => service.once('listening', resolve))
    const { port } = service.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/subscribe`
    const [site, browser] = await Promise.all([
      startSite({ WORKERS: '0', NEWSLETTER_URL: url }),
      sharedBrowser(),
    ])
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/about`)
    await untilQuiet(page)
    await page.getByRole('button', { name: 'Accept All' }).click()
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await subscribe.click()
    await page.getByText('Please enter a valid email address').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Newsletter address').fill('ann@example.com')
    await subscribe.click()
    await page.getByText('Thank you.').waitFor()
    expect(posted).toEqual(['email=ann%40example.com'])
    expect(await page.getByLabel('Newsletter address').inputValue()).toBe('')
    expect(problems).toEqual([])
    await page.route(url, (route) => route.abort())
    await page.getByLabel('Newsletter address').fill('bob@example.com')
    await subscribe.click()
    await page.getByText('Failed to subscribe. Please try again.').waitFor()
    expect(await page.getByLabel('Newsletter address').inputValue()).toBe('bob@example.com')
    await close()
    const plain = await openPage(browser, { javaScriptEnabled: false })
    await plain.page.goto(`${site.url}/about`)
    await plain.page.getByLabel('Newsletter address').fill('eve@example.com')
    await plain.page.getByRole('button', { name: 'Subscribe' }).click()
    await plain.page.waitForURL(url)
    expect(posted).toEqual(['email=ann%40example.com', 'email=eve%40example.com'])
    await plain.close()
    await browser.close()
    await removeSite(site)
    service.close()
  })
})

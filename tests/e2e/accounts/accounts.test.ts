import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

describe('accounts in the browser', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function signIn(page: Page, { email, password } = administrator, path = '/login') {
    await page.goto(site.url + path)
    await fillIn(page, { email, password })
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  async function fillIn(page: Page, { email, password } = administrator) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
  }

  const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

  it.each(['/dashboard', '/admin/create'])(
    'a visitor who opens %s is redirected to the home page [route-19]',
    async (path) => {
      const { page, close } = await openPage(browser)
      await page.goto(site.url + path)
      await page.waitForURL(`${site.url}/`)
      await close()
    },
  )

  it('screens that need a sign-in show Loading... and are not indexed [route-20]', async () => {
    const html = await (await fetch(`${site.url}/dashboard`)).text()
    expect(html).toContain('Loading...')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  it('both sign-in forms report missing fields, and focus the first one [login-03, route-10]', async () => {
    for (const path of ['/login', '/admin-login']) {
      const { page, problems, close } = await openPage(browser)
      await page.goto(site.url + path)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: 'Sign in' }).click()
      const email = page.getByLabel('Email')
      await page.getByText('Email is required').waitFor()
      await page.getByText('Password is required').waitFor()
      expect(await email.getAttribute('aria-invalid')).toBe('true')
      expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(problems).toEqual([])
      await close()
    }
  })

  /** Opens a page whose scripts are held back until `wake` is called. */
  async function openAsleep(path: string) {
    const visit = await openPage(browser)
    const scripts = Promise.withResolvers<void>()
    await visit.page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await visit.page.goto(site.url + path, { waitUntil: 'commit' })
    return { ...visit, wake: scripts.resolve }
  }

  it('a form submitted before hydration is sent afterwards, once', async () => {
    const { page, problems, wake, close } = await openAsleep('/login')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await fillIn(page)
    await page.getByRole('button', { name: 'Sign in' }).dblclick()
    expect(page.url()).toBe(`${site.url}/login`)
    wake()
    await page.waitForURL('**/dashboard')
    expect(sent).toEqual([`${site.url}/api/auth/login`])
    expect(problems).toEqual([])
    await close()
  })

  it('missing fields are then reported, unless the user continues typing', async () => {
    for (const goesOn of [false, true]) {
      const { page, wake, close } = await openAsleep('/register')
      await page.getByRole('button', { name: 'Create account' }).click()
      if (goesOn) await page.getByLabel('Full name').fill('Ann')
      wake()
      const name = page.getByLabel('Full name')
      if (goesOn) await untilQuiet(page)
      else await page.getByText('Name is required').waitFor()
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
      expect((await page.getByText(/is required/).count()) > 0).toBe(!goesOn)
      await close()
    }
  })

  it('a wrong password keeps what was typed and stores nothing [login-04]', async () => {
    const { page, close } = await openPage(browser)
    await signIn(page, { ...administrator, password: 'wrong password' })
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(administrator.email)
    expect(await token(page)).toBeNull()
    await close()
  })

  it('shows a general error if the server gives no reason for a failed sign-in [login-04]', async () => {
    const { page, close } = await openPage(browser)
    await page.route('**/api/auth/login', (route) => route.abort())
    await signIn(page)
    await page.getByRole('alert').getByText('Login failed').waitFor()
    await close()
  })

  it('an administrator is sent to the dashboard, and later skips the sign-in screens [auth-01, login-05, route-10, route-11]', async () => {
    const { page, problems, close } = await openPage(browser)
    let calls = 0
    await page.route('**/api/auth/login', (route) => {
      calls += 1
      return route.continue()
    })
    await page.goto(`${site.url}/login`)
    await fillIn(page)
    await page.getByRole('button', { name: 'Sign in' }).dblclick()
    await page.waitForURL('**/dashboard')
    expect(calls).toBe(1)
    expect(await token(page)).toMatch(/^[\w-]{43}$/)
    for (const path of ['/login', '/admin-login', '/register']) {
      await page.goto(site.url + path)
      await page.waitForURL(`${site.url}/`)
    }
    expect(problems).toEqual([])
    await close()
  })

  it('a new account has the role User, is signed in, leads home, and cannot open the dashboard [register-01, register-04, register-06, roles-04, route-11]', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/register`)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByText('Password (6+ characters)').waitFor()
    await page.getByLabel('Full name').fill('Ann')
    await page.getByLabel('Email').fill('ann')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByLabel('Confirm password').fill('secrets')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Confirm password').fill('secret')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${site.url}/`)
    expect(await token(page)).not.toBeNull()
    await page.goto(`${site.url}/dashboard`)
    await page.waitForURL(`${site.url}/`)
    expect(problems).toEqual([])
    await close()
  })

  it('a taken e-mail address is reported at its field [register-05]', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/register`)
    await page.getByLabel('Full name').fill('Imposter')
    await page.getByLabel('Email').fill(administrator.email.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByLabel('Confirm password').fill('secret')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('An account with this email already exists').waitFor()
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Imposter')
    await close()
  })

  it('a server outage signs nobody out', async () => {
    const { page, close } = await openPage(browser)
    await signIn(page)
    await page.waitForURL('**/dashboard')
    await page.route('**/api/auth', (route) => route.abort())
    await page.reload()
    await page.getByText('Unable to connect').waitFor()
    expect(await token(page)).not.toBeNull()
    await page.unroute('**/api/auth')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Unable to connect').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.url}/dashboard`)
    await close()
  })

  it('screens that need a sign-in have their styles, on every way to them', async () => {
    const { page, close } = await openPage(browser)
    const isBesideRail = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left > 200)
    await signIn(page)
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    expect(await isBesideRail()).toBe(true)
    await page.reload()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    expect(await isBesideRail()).toBe(true)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${site.url}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
    await close()
  })

  it('an expired session is renewed on the screen without losing unsaved work', async () => {
    const { page, close } = await openPage(browser)
    await signIn(page)
    await page.waitForURL('**/dashboard')
    await page.goto(`${site.url}/admin/create`)
    const prompt = page.getByLabel('Prompt')
    await prompt.fill('lentil soup')
    const headers = { 'x-auth-token': (await token(page)) ?? '' }
    await fetch(`${site.url}/api/auth/logout`, { method: 'POST', headers })
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })

    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await prompt.inputValue()).toBe('lentil soup')
    expect(await token(page)).toBeNull()

    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await dialog.getByLabel('Email').fill(administrator.email)
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await prompt.inputValue()).toBe('lentil soup')
    expect(await token(page)).not.toBeNull()
    await close()
  })

  it('a refused call is repeated once after signing in', async () => {
    const { page, close } = await openPage(browser)
    await signIn(page)
    await page.waitForURL('**/dashboard')
    const headers = { 'x-auth-token': (await token(page)) ?? '' }
    await page.getByRole('button', { name: 'Add Category' }).click()
    await page.getByLabel('Category name').fill('Soups')
    await fetch(`${site.url}/api/auth/logout`, { method: 'POST', headers })
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/categories')) statuses.push(response.status())
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Add Category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Email').fill(administrator.email)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong password')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByText('Invalid email or password').waitFor()
    expect(statuses).toEqual([401])
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Category created successfully!').waitFor()
    expect(statuses).toEqual([401, 201])
    await close()
  })

  it('an invalid token is removed [auth-04, route-19]', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(site.url)
    await page.evaluate(() => localStorage.setItem('token', 'ended'))
    await page.goto(`${site.url}/dashboard`)
    await page.waitForURL(`${site.url}/`)
    expect(await token(page)).toBeNull()
    await close()
  })
})

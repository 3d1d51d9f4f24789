import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('signing in, statement by statement', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite({ WORKERS: '0' })
  })
  afterAll(() => staff?.close())

  const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

  async function open(path: string) {
    const visit = await openPage(staff.browser)
    await visit.page.goto(staff.site.url + path)
    await untilQuiet(visit.page)
    return visit
  }

  async function fillIn(page: Page, { email, password } = administrator) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
  }

  async function fillAccount(page: Page, email: string) {
    await page.getByLabel('Full name').fill('Ann')
    await fillIn(page, { email, password: 'secret' })
    await page.getByLabel('Confirm password').fill('secret')
  }

  /** Holds back calls to a path until they are released. */
  async function hold(page: Page, path: string) {
    const held = Promise.withResolvers<void>()
    await page.route(path, async (route) => {
      await held.promise
      await route.continue()
    })
    return held.resolve
  }

  /** Records the calls about the session, with their headers. */
  function watchCalls(page: Page) {
    const calls: { path: string; headers: Record<string, string> }[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/api/')) calls.push({ path, headers: request.headers() })
    })
    return { calls, profiles: () => calls.filter(({ path }) => path === '/api/auth').length }
  }

  it('the sign-in form has its fields and a busy state [login-01, login-02]', async () => {
    const { page, close } = await open('/login')
    const account = page.getByRole('main').getByRole('link', { name: /create an account/i })
    expect(await account.getAttribute('href')).toBe('/register')
    const release = await hold(page, '**/api/auth/login')
    await fillIn(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Signing in...' }).waitFor()
    release()
    await page.waitForURL('**/dashboard')
    await close()
  })

  it('the registration form has its fields, a busy state and an error message [register-01, register-02, register-05]', async () => {
    const { page, close } = await open('/register')
    await page.getByText('Password (6+ characters)').waitFor()
    await page.route('**/api/auth/register', (route) => route.abort())
    await fillAccount(page, 'busy@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').getByText('Registration failed').waitFor()
    await page.unroute('**/api/auth/register')
    const release = await hold(page, '**/api/auth/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: 'Creating account...' }).waitFor()
    release()
    await expect.poll(() => token(page)).not.toBeNull()
    await close()
  })

  it.each([
    { path: '/login', button: 'Sign in', delay: 100 },
    { path: '/register', button: 'Create account', delay: 0 },
  ])(
    'the profile is loaded $delay ms after $path [auth-01, auth-02]',
    async ({ path, button, delay }) => {
      const { page, close } = await openPage(staff.browser)
      await page.clock.install()
      await page.goto(staff.site.url + path)
      await untilQuiet(page)
      if (path === '/login') await fillIn(page)
      else await fillAccount(page, 'profile@example.com')
      const { profiles } = watchCalls(page)
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => token(page)).not.toBeNull()
      // The button disappears when the answer has been read, after which the timer is set.
      await page.getByRole('button', { name: button }).waitFor({ state: 'detached' })
      if (delay > 0) {
        await page.clock.runFor(delay - 1)
        expect(profiles()).toBe(0)
      }
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth'))
      await page.clock.runFor(1)
      await asked
      expect(profiles()).toBe(1)
      await close()
    },
  )

  it('the user is loaded once, and each call carries the token twice [route-21, auth-06]', async () => {
    const { page, close } = await openPage(staff.browser)
    await page.addInitScript((stored) => localStorage.setItem('token', stored), staff.token)
    const { calls, profiles } = watchCalls(page)
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'All meals' }).click()
    await page.waitForURL('**/admin/meals')
    await page.getByText('No meals found.').waitFor()
    expect(profiles()).toBe(1)
    for (const { path, headers } of calls) {
      expect(headers, path).toMatchObject({
        'x-auth-token': staff.token,
        authorization: `Bearer ${staff.token}`,
      })
    }
    await close()
  })

  it.each([
    { role: 'Admin', lands: '/dashboard', dashboard: 1 },
    { role: 'Manager', lands: '/dashboard', dashboard: 0 },
    { role: 'User', lands: '/', dashboard: 0 },
  ])(
    '$role is sent to $lands, and can log out [login-05, nav-02, nav-03, auth-03, route-13, roles-04]',
    async ({ role, lands, dashboard }) => {
      const email = `${role.toLowerCase()}@example.org`
      const account = { name: role, email, role }
      const { password } = await staff.call<{ password: string }>('POST', '/users', account)
      const { page, close } = await open('/login')
      const bar = page.getByRole('banner')
      expect(await bar.getByRole('button', { name: 'Logout' }).count()).toBe(0)
      await fillIn(page, { email, password })
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(staff.site.url + lands)
      await page.goto(`${staff.site.url}/admin`)
      await page.waitForURL(staff.site.url + lands)
      await page.getByRole('button', { name: 'Logout' }).waitFor()
      const links = page.getByRole('link', { name: 'Dashboard', exact: true })
      expect(await links.count()).toBe(dashboard)
      await page.goto(staff.site.url)
      await bar.getByRole('button', { name: 'Logout' }).waitFor()
      expect(await bar.getByRole('link', { name: 'Dashboard' }).count()).toBe(dashboard)
      await bar.getByRole('button', { name: 'Logout' }).click()
      await bar.getByRole('link', { name: 'Login' }).waitFor()
      expect(await token(page)).toBeNull()
      await page.goto(`${staff.site.url}/dashboard`)
      await page.waitForURL(`${staff.site.url}/`)
      await close()
    },
  )

  it('a 401 on any call removes the token [auth-05]', async () => {
    const { page, close } = await staff.open('/admin/meals')
    await page.getByText('No meals found.').waitFor()
    await page.route('**/api/meals?*', (route) =>
      route.fulfill({ status: 401, json: { msg: '-' } }),
    )
    await page.getByPlaceholder('Search meals...').fill('soup')
    await expect.poll(() => token(page)).toBeNull()
    await close()
  })

  it('a toast is shown at the top right, and closes after three seconds [route-22]', async () => {
    const { page, close } = await openPage(staff.browser)
    await page.addInitScript((stored) => localStorage.setItem('token', stored), staff.token)
    await page.clock.install()
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('button', { name: 'Add Category' }).click()
    await page.getByLabel('Category name').fill('Toasted')
    await page.keyboard.press('Enter')
    const toast = page.getByText('Category created successfully!')
    await toast.waitFor()
    const place = await toast.boundingBox()
    expect(place?.y).toBeLessThan(150)
    expect(place?.x).toBeGreaterThan(640)
    await page.clock.runFor(3100)
    await toast.waitFor({ state: 'detached' })
    await close()
  })
})

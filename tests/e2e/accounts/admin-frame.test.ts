import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('the frame of staff', () => {
  let staff: StaffSite
  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  it.each(['/dashboard', '/admin/meals', '/admin/blogs/new'])(
    'is not shown until it is known who opens %s',
    async (path) => {
      const html = await (await fetch(staff.site.url + path)).text()
      expect(html).toContain('Loading...')
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      for (const part of ['<nav', '<header', '<footer', '<h1', '<h2', '<a ']) {
        expect(html, part).not.toContain(part)
      }
    },
  )

  it('is shown once the server has confirmed the user', async () => {
    const { page, problems, close } = await openPage(staff.browser)
    await page.addInitScript((token) => localStorage.setItem('token', token), staff.token)
    const known = Promise.withResolvers<void>()
    await page.route('**/api/auth', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.goto(`${staff.site.url}/dashboard`)
    await untilAwake(page)
    expect((await page.locator('body').innerText()).trim()).toBe('Loading...')
    known.resolve()
    await page.getByRole('navigation', { name: 'Admin' }).waitFor()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('shows all places of an Admin on the narrowest phone', async () => {
    const { page, close } = await openPage(staff.browser, { viewport: { width: 320, height: 640 } })
    await page.addInitScript((token) => localStorage.setItem('token', token), staff.token)
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('link', { name: 'Account', exact: true }).waitFor()
    const places = page.getByRole('navigation', { name: /admin/i }).locator('a:visible')
    const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()))
    expect(boxes).toHaveLength(11)
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(32)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
    await close()
  })
})

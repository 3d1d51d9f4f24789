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
    for (const [index, box] of boxes.entries()) {
      if (!box) throw new Error(`Place ${index} has no box`)
      // The least size of a target by WCAG 2.2; the class of the icons asks for a little more.
      expect(box.width).toBeGreaterThanOrEqual(24)
      expect(box.height).toBeGreaterThanOrEqual(24)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(320)
      const covered = boxes.slice(index + 1).filter((other) => other && overlap(box, other))
      expect(covered, `place ${index}`).toEqual([])
    }
    await close()
  })
})

type Box = { x: number; y: number; width: number; height: number }

/** True if two boxes share more than half a pixel in both directions; their edges may be fractions. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5
